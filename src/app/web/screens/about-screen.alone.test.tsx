import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { OperatorFacts } from '#platform/contract/operator-facts.ts';
import { openPage } from '#test/web/open-page.tsx';
import { clientConfig } from '#test/web/samples.ts';

// The page requests its configuration only once, so these tests need modules of their own.
const named = { providerName: '示例公司', icpNumber: '京ICP备00000000号' };
const facts: OperatorFacts = {
  ...named,
  contact: 'help@example.org',
  answerDays: 10,
  policeNumber: null,
  algorithmNumber: 'Algorithm-1',
  version: '1.0.0',
  models: [{ label: '本机模型', receiver: '本机服务', filingNumber: 'Model-2' }],
};

it('the operator is named below the sign-in form, with the number of its registration', async () => {
  const getClientConfig = { ...clientConfig, ...named };
  await openPage('/login', { getClientConfig }, { as: 'anonymous' });
  await screen.findByText(/示例公司/);
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByText(/示例公司/)).toBeTruthy();
  const number = foot.getByRole('link', { name: '京ICP备00000000号' });
  expect(number.getAttribute('href')).toBe('https://beian.miit.gov.cn/');
});

it('the page about the product has the operator’s details and the numbers of its models', async () => {
  const getClientConfig = { ...clientConfig, ...named };
  await openPage('/about', { getClientConfig, getOperatorFacts: facts }, { as: 'anonymous' });
  await screen.findByText('Model-2');
  const main = within(screen.getByRole('main'));
  for (const text of [
    '示例公司',
    'help@example.org · 10 个工作日内答复',
    'Algorithm-1',
    'Model-2',
  ]) {
    expect(main.getByText(text)).toBeTruthy();
  }
  expect(screen.queryByText(/还没有填全/)).toBeNull();
});
