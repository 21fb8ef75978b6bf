import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { AppError } from '#platform/contract/app-error.ts';
import { openPage } from '#test/web/open-page.tsx';
import { clientConfig, settingsAnswers, signedInAnswers, someDay } from '#test/web/samples.ts';

const pending = new AppError('deletion_pending');

it.each(['/sessions', '/settings', '/share-hall'])(
  'is shown instead of %s while the deletion is pending',
  async (path) => {
    const names = Object.keys({
      ...signedInAnswers,
      ...settingsAnswers,
      listSharedSessions: null,
      listShareTags: null,
    });
    const refused = Object.fromEntries(names.map((name) => [name, pending]));
    const { router } = await openPage(path, {
      ...refused,
      getClientConfig: clientConfig,
      getDeletion: { coolingOffDays: 15, deletion: { requestedAt: someDay, dueAt: someDay } },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/account-deletion'));
    expect(await screen.findByRole('button', { name: '取消注销' })).toBeTruthy();
  },
);
