import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { accountTexts } from '#features/account/texts.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { foreign, type Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { findAlert } from '#test/web/page-parts.ts';
import { agreementDocument, signedInAnswers } from '#test/web/samples.ts';

const filled = { 用户名: 'someone', 密码: 'apricot-pavilion-42' };
/** The year in which a person of this age was born. */
const yearsAgo = (years: number): string => `${new Date().getFullYear() - years}`;

async function openRegistration(answers: Answers = {}) {
  const page = await openPage('/register', answers, { as: 'anonymous' });
  return {
    ...page,
    press: () => page.user.click(screen.getByRole('button', { name: '注册' })),
    fillAll: async ({ year = '1968' } = {}) => {
      for (const [label, words] of Object.entries(filled)) await page.fill(label, words);
      await page.user.selectOptions(screen.getByLabelText('出生年份'), year);
      await page.user.selectOptions(screen.getByLabelText('出生月份'), '1月');
      await page.user.click(screen.getByRole('checkbox'));
    },
  };
}
const shown = (words: string[]): boolean[] =>
  words.map((each) => screen.queryByText(each) !== null);

describe('registering', () => {
  it('shows an error at each field, and clears it when the field is edited', async () => {
    const { press, fill, server } = await openRegistration();
    await press();
    const missing = ['密码不能为空', '请选出生年月', '请先阅读并勾选同意'];
    expect(shown(['用户名不能为空', ...missing])).not.toContain(false);
    expect(document.activeElement).toBe(screen.getByLabelText('用户名'));
    await fill('用户名', 'ab');
    expect(shown(['用户名不能为空', ...missing])).toEqual([false, true, true, true]);
    await fill('密码', '12345');
    await press();
    expect(shown(['用户名至少需要3个字符', '密码至少需要6个字符'])).not.toContain(false);
    expect(server.calls('registerAccount')).toEqual([]);
  });

  it('has no year or month chosen, and leads to the one that is missing', async () => {
    const { press, fillAll, user, server } = await openRegistration();
    const [year, month] = ['出生年份', '出生月份'].map((label) =>
      screen.getByLabelText<HTMLSelectElement>(label),
    );
    expect([year?.value, month?.value]).toEqual(['', '']);
    await fillAll();
    await user.selectOptions(screen.getByLabelText('出生月份'), '选月份');
    await press();
    expect(screen.getByText('年份和月份都要选，不能晚于这个月')).toBeTruthy();
    expect(document.activeElement).toBe(month);
    expect(server.calls('registerAccount')).toEqual([]);
  });

  it('shows the password while it is written, as it is asked for once', async () => {
    const { user } = await openRegistration();
    const field = screen.getByLabelText<HTMLInputElement>('密码');
    expect(field.type).toBe('text');
    await user.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(field.type).toBe('password');
  });

  it('shows at its field that a name is taken, and keeps the rest', async () => {
    const fields = { username: [both(accountTexts, (t) => t.usernameTaken)] };
    const { press, fillAll, router } = await openRegistration({
      registerAccount: new AppError('validation_failed', { fields }),
    });
    await fillAll();
    await press();
    expect(await screen.findByText('用户名已被使用')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe(filled.密码);
    expect(screen.queryByRole('alert', { name: /注册失败/ })).toBeNull();
    expect(router.state.location.pathname).toBe('/register');
  });

  it('shows above the form why an older server refuses it as a whole', async () => {
    const { press, fillAll } = await openRegistration({
      registerAccount: foreign(400, {
        username: ['已被使用'],
        non_field_errors: ['这个网络注册过多'],
      }),
    });
    await fillAll();
    await press();
    expect(await findAlert('这个网络注册过多')).toBeTruthy();
    expect(screen.getByText('已被使用')).toBeTruthy();
  });

  it('shows users under 14 what a guardian can do, and sends nothing', async () => {
    const { press, user, fillAll, server } = await openRegistration();
    await fillAll({ year: yearsAgo(11) });
    await press();
    expect(screen.getByText(/不满 14 周岁不能注册/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('出生年份'), '选年份');
    expect(screen.queryByText(/不满 14 周岁不能注册/)).toBeNull();
    await press();
    expect(screen.getByText(/年份和月份都要选/)).toBeTruthy();
    expect(server.calls('registerAccount')).toEqual([]);
  });

  it('shows 16-year-olds at once what is unavailable, and continues to the agreement with a guardian', async () => {
    const { press, fillAll, router, server } = await openRegistration({
      ...signedInAnswers,
      registerAccount: { id: 1, username: 'someone' },
      signIn: { access: 'access', refresh: 'refresh' },
      getAgreementStatus: { hasAccepted: false, version: '1', acceptedVersion: null },
      getAgreementContent: agreementDocument,
      getDeletion: { coolingOffDays: 15, deletion: null },
    });
    await fillAll({ year: yearsAgo(16) });
    expect(screen.getByText(/不能分享对话，也不能购买/)).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /我和我的监护人都已阅读并同意/ })).toBeTruthy();
    await press();
    expect(await screen.findByRole('button', { name: '同意并继续' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/privacy-agreement');
    const month = `${yearsAgo(16)}-01`;
    expect(server.calls('registerAccount')).toEqual([
      expect.objectContaining({
        body: { username: 'someone', password: filled.密码, birth_month: month },
      }),
    ]);
  });

  it('only signs in when the account was created and its sign-in failed', async () => {
    const { press, fillAll, server } = await openRegistration({
      registerAccount: { id: 1, username: 'someone' },
      signIn: new AppError('unavailable'),
    });
    await fillAll();
    await press();
    expect(await findAlert('服务暂时不可用')).toBeTruthy();
    await press();
    expect(await findAlert('服务暂时不可用')).toBeTruthy();
    expect(server.calls('registerAccount')).toHaveLength(1);
    expect(server.calls('signIn')).toHaveLength(2);
  });
});
