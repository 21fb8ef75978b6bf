import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { passwordTexts } from '#features/account/password-texts.ts';
import { accountTexts } from '#features/account/texts.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import type { Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { findAlert } from '#test/web/page-parts.ts';
import { settingsAnswers } from '#test/web/samples.ts';

const anonymous = { as: 'anonymous' } as const;
const good = 'lantern-by-the-river';

describe('a forgotten password', () => {
  const openForgotten = async (answers: Answers) => {
    const page = await openPage('/forgot-password', answers, anonymous);
    const press = () => page.user.click(screen.getByRole('button', { name: '发送重置链接' }));
    return { ...page, press };
  };
  const resetSent = { message: passwordTexts['zh-CN'].resetSent };

  it('requires an address', async () => {
    const { press, fill, server } = await openForgotten({});
    await press();
    expect(screen.getByText('邮箱不能为空')).toBeTruthy();
    await fill('邮箱', 'nobody');
    await press();
    expect(screen.getByText('请输入有效的邮箱地址')).toBeTruthy();
    expect(server.calls('requestPasswordReset')).toEqual([]);
  });

  it('confirms that the link was sent, can send it again, and links back to sign-in', async () => {
    const { user, press, fill, router, server } = await openForgotten({
      requestPasswordReset: resetSent,
    });
    await fill('邮箱', 'nobody-at-all@example.org');
    await press();
    expect(await screen.findByText('密码重置链接已发送到您的邮箱，请查收。')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '重新发送' }));
    await waitFor(() => expect(server.calls('requestPasswordReset')).toHaveLength(2));
    const [back] = within(screen.getByRole('main')).getAllByRole('link', { name: '返回登录' });
    if (back) await user.click(back);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('shows why the link was not sent', async () => {
    const text = both(passwordTexts, (t) => t.tooManyResets);
    const refusal = new AppError('too_many_requests', { text });
    const { press, fill } = await openForgotten({ requestPasswordReset: refusal });
    await fill('邮箱', 'someone@example.org');
    await press();
    expect(await findAlert('申请次数过多')).toBeTruthy();
  });
});

describe('a new password', () => {
  const openReset = async (answers: Answers) => {
    const page = await openPage('/reset-password#token-of-the-mail', answers, anonymous);
    return {
      ...page,
      set: async (password: string, again = password) => {
        await page.fill('新密码', password);
        await page.fill('再次输入新密码', again);
        await page.user.click(screen.getByRole('button', { name: '设置新密码' }));
      },
    };
  };

  it('is set with the token of the link, which is removed from the address', async () => {
    const { set, server } = await openReset({ confirmPasswordReset: { username: 'patient' } });
    await waitFor(() => expect(window.location.hash).toBe(''));
    await set(good, 'lantern-by-the-lake');
    expect(screen.getByText('两次输入的密码不一致')).toBeTruthy();
    expect(server.calls('confirmPasswordReset')).toEqual([]);
    await set(good);
    expect(await screen.findByText('新密码已设置')).toBeTruthy();
    expect(server.calls('confirmPasswordReset')).toMatchObject([
      { body: { token: 'token-of-the-mail', password: good } },
    ]);
    expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/login');
  });

  it('requires a new link when this one is used up', async () => {
    const { set } = await openReset({ confirmPasswordReset: new AppError('reset_link_invalid') });
    await set(good);
    const refusal = await findAlert('这个重置链接已失效或已使用过，请重新申请');
    const again = within(refusal).getByRole('link', { name: '重新申请链接' });
    expect(again.getAttribute('href')).toBe('/forgot-password');
  });

  it('is refused at its field when it is easy to guess', async () => {
    const fields = { password: [both(accountTexts, (t) => t.passwordTooCommon)] };
    const { set } = await openReset({
      confirmPasswordReset: new AppError('validation_failed', { fields }),
    });
    await set('password1');
    expect(
      await screen.findByText('这个密码太容易被猜到，别用常见的密码、用户名，或产品名加年份'),
    ).toBeTruthy();
  });

  it('cannot be set by a link without its token', async () => {
    await openPage('/reset-password', {}, anonymous);
    expect(await screen.findByText('这个链接不完整')).toBeTruthy();
    expect(screen.queryByLabelText('新密码')).toBeNull();
  });
});

describe('changing the password', () => {
  const openDialog = async (answers: Answers) => {
    const page = await openPage('/settings', { ...settingsAnswers, ...answers });
    await page.user.click(await screen.findByRole('button', { name: '更改密码' }));
    const dialog = within(await screen.findByRole('dialog', { name: '更改密码' }));
    return {
      ...page,
      dialog,
      change: async (old: string, password: string, again = password) => {
        await page.fill(dialog.getByLabelText('当前密码'), old);
        await page.fill(dialog.getByLabelText('新密码'), password);
        await page.fill(dialog.getByLabelText('再次输入新密码'), again);
        await page.user.click(dialog.getByRole('button', { name: '更改' }));
      },
    };
  };

  it('requires the old one, and the new one twice', async () => {
    const { user, dialog, change, server } = await openDialog({});
    await user.click(dialog.getByRole('button', { name: '更改' }));
    expect(dialog.getAllByText('密码不能为空')).toHaveLength(2);
    await change('old-password', good, 'another');
    expect(dialog.getByText('两次输入的密码不一致')).toBeTruthy();
    expect(server.calls('changePassword')).toEqual([]);
  });

  it('shows a wrong old one at its field, then how many sign-ins were ended', async () => {
    const fields = { old_password: [both(passwordTexts, (t) => t.oldPasswordWrong)] };
    const { dialog, change, server } = await openDialog({
      changePassword: new AppError('validation_failed', { fields }),
    });
    await change('not-the-password', good);
    expect(await dialog.findByText('当前密码不正确')).toBeTruthy();
    server.answer({ changePassword: { revoked: 1 } });
    await change('apricot-pavilion-42', good);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByText(/密码已更改，另外 1 处登录已退出/).length).toBeGreaterThan(0);
  });
});
