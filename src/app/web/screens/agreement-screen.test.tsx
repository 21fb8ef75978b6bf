import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AppError } from '#platform/contract/app-error.ts';
import { noNetwork, type Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { findAlert } from '#test/web/page-parts.ts';
import { agreementDocument } from '#test/web/samples.ts';

const notAccepted = { hasAccepted: false, version: '1.0.0', acceptedVersion: null };
const deletion = { coolingOffDays: 15, deletion: null };

const openAgreement = (answers: Answers = {}) =>
  openPage(
    '/privacy-agreement',
    {
      getAgreementStatus: notAccepted,
      getAgreementContent: agreementDocument,
      getDeletion: deletion,
      ...answers,
    },
    { as: 'not-agreed' },
  );
const press = (name: string) => screen.findByRole('button', { name });

describe('a user who does not agree', () => {
  it('reads the consequences, and can continue reading', async () => {
    const { user, router } = await openAgreement();
    await user.click(await press('不同意'));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('如果您不同意隐私协议，您将无法继续使用本系统。');
    await user.click(within(question).getByRole('button', { name: '继续阅读' }));
    await waitFor(() => expect(question.isConnected).toBe(false));
    expect(router.state.location.pathname).toBe('/privacy-agreement');
  });

  it('can sign out, and cannot open a guarded page', async () => {
    const { user, router } = await openAgreement({ signOut: { signedOut: true } });
    await user.click(await press('不同意'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await waitFor(() => router.navigate({ to: '/sessions' }));
    expect(router.state.location.pathname).toBe('/login');
  });

  it('can reload what deleting the account means when that failed', async () => {
    const { user, server } = await openAgreement({ getDeletion: noNetwork });
    const failure = await findAlert('没能读取注销账户的说明');
    expect(screen.queryByRole('button', { name: '注销账户' })).toBeNull();
    server.answer({ getDeletion: deletion });
    await user.click(within(failure).getByRole('button', { name: '重试' }));
    const ask = await press('注销账户');
    expect(failure.isConnected).toBe(false);
    await waitFor(() => expect(ask.getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(ask);
    expect((await screen.findByRole('dialog')).textContent).toContain('接下来的 15 天内');
  });
});

it('shows a version published meanwhile, and lets users in who accept it', async () => {
  const newer = { ...agreementDocument, version: '1.1.0' };
  const { user, server, router } = await openAgreement({
    acceptAgreement: new AppError('agreement_outdated'),
  });
  await screen.findByText(/版本 1.0.0/);
  server.answer({ getAgreementContent: newer });
  await user.click(await press('同意并继续'));
  expect(await screen.findByText(/版本 1.1.0/)).toBeTruthy();
  server.answer({ acceptAgreement: { hasAccepted: true, version: '1.1.0' } });
  await user.click(await press('同意并继续'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sessions'));
  expect(server.calls('acceptAgreement')).toMatchObject([
    { body: { version: '1.0.0' } },
    { body: { version: '1.1.0' } },
  ]);
});

it('can be reloaded when loading failed', async () => {
  const { user, server } = await openAgreement({ getAgreementContent: noNetwork });
  const failure = await findAlert('无法加载隐私协议内容');
  server.answer({ getAgreementContent: agreementDocument });
  await user.click(within(failure).getByRole('button', { name: '重试' }));
  expect(await press('同意并继续')).toBeTruthy();
});
