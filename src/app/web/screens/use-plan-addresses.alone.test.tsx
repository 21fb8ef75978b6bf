import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { AppError } from '#platform/contract/app-error.ts';
import { openPage } from '#test/web/open-page.tsx';
import { findAlert } from '#test/web/page-parts.ts';
import { clientConfig, plans, onePage } from '#test/web/samples.ts';

// The page requests its configuration only once, so this test needs modules of its own.
it('links to the operator’s page only once it is known that the user is not a minor', async () => {
  const { user, server } = await openPage('/subscription', {
    getClientConfig: { ...clientConfig, externalSubscriptionUrl: 'https://members.example/' },
    getPlans: new AppError('unavailable'),
    listOrders: onePage([]),
    listLedger: onePage([]),
  });
  const failure = await findAlert('没能读出购买方式');
  expect(screen.queryByRole('link', { name: /开通会员/ })).toBeNull();
  server.answer({ getPlans: plans });
  await user.click(within(failure).getByRole('button', { name: '重试' }));
  const join = await screen.findByRole('link', { name: /开通会员/ });
  expect(join.getAttribute('href')).toBe('https://members.example/');
});
