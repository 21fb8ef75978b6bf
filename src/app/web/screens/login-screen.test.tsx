import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { accountTexts } from '#features/account/texts.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { unanswered, type Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { findAlert } from '#test/web/page-parts.ts';
import { signedInAnswers } from '#test/web/samples.ts';

const openSignIn = async (answers: Answers = {}) => {
  const page = await openPage('/login', answers, { as: 'anonymous' });
  const press = () => page.user.click(screen.getByRole('button', { name: '登录' }));
  return {
    ...page,
    press,
    signIn: async (username: string, password: string) => {
      await page.user.type(screen.getByLabelText('用户名'), username);
      await page.user.type(screen.getByLabelText('密码'), password);
      await press();
    },
  };
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('signing in', () => {
  it('reports empty fields before sending', async () => {
    const { press, server } = await openSignIn();
    await press();
    expect(screen.getByText('用户名不能为空')).toBeTruthy();
    expect(screen.getByText('密码不能为空')).toBeTruthy();
    expect(document.activeElement).toBe(field('用户名'));
    expect(server.calls('signIn')).toEqual([]);
  });

  it('shows the error, stays on the page and keeps the input', async () => {
    const text = both(accountTexts, (t) => t.signInFailed);
    const { signIn, router } = await openSignIn({
      signIn: new AppError('wrong_sign_in', { text }),
    });
    await signIn('patient', 'not-the-password');
    expect(await findAlert('登录失败，请检查您的用户名和密码')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/login');
    expect([field('用户名').value, field('密码').value]).toEqual(['patient', 'not-the-password']);
  });

  it.each([
    '//evil.example/chat/1',
    'https://evil.example/',
    'javascript:alert(1)',
    String.raw`/\evil.example`,
  ])('does not follow a remembered target %s', async (target) => {
    const agreed = { hasAccepted: true, version: '1', acceptedVersion: null };
    const { signIn, router, server } = await openSignIn({
      ...signedInAnswers,
      signIn: { access: 'access', refresh: 'refresh' },
      getAgreementStatus: agreed,
    });
    window.sessionStorage.setItem('redirectAfterLogin', target);
    await signIn('patient', 'apricot-pavilion-42');
    await waitFor(() => expect(router.state.location.pathname).toBe('/sessions'));
    expect(await screen.findByRole('heading', { name: '我的对话' })).toBeTruthy();
    expect(server.calls('signIn')).toMatchObject([
      { body: { username: 'patient', password: 'apricot-pavilion-42', remember: true } },
    ]);
  });

  it.each(['/pay/7', '/purchase?kind=package', '/profile'])(
    'returns to %s, which asked for it',
    async (asked) => {
      const { signIn, router } = await openSignIn({
        ...signedInAnswers,
        signIn: { access: 'access', refresh: 'refresh' },
        getAgreementStatus: { hasAccepted: true, version: '1', acceptedVersion: null },
        getOrder: unanswered,
        getPlans: unanswered,
        getModelsConfig: unanswered,
        getHealthProfile: unanswered,
      });
      window.sessionStorage.setItem('redirectAfterLogin', asked);
      await signIn('patient', 'apricot-pavilion-42');
      await waitFor(() => expect(router.state.location.href).toBe(asked));
    },
  );

  it('redirects signed-in users to the conversations', async () => {
    const { router } = await openPage('/login');
    expect(router.state.location.pathname).toBe('/sessions');
    expect(await screen.findByRole('heading', { name: '我的对话' })).toBeTruthy();
  });
});
