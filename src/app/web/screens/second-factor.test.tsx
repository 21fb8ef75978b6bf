import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { accountTexts } from '#features/account/texts.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import type { Answers, SentCall } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import { settingsAnswers, signedInAnswers } from '#test/web/samples.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `ABCD-EFGH-JKM${at}`);
const factor = (isOn: boolean, isRequired = false) => ({
  isOn,
  isRequired,
  recoveryCodesLeft: isOn ? 9 : 0,
});
/** The server's answers to what is sent with a code. */
const withCode = <T,>(answer: T) =>
  function answerCode({ body }: SentCall) {
    return (body as { code: string }).code === '123456' ? answer : new AppError('wrong_code');
  };
const wrongPassword = new AppError('validation_failed', {
  fields: { password: [both(accountTexts, (t) => t.signInFailed)] },
});
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('signing in to an account with a second factor', () => {
  it('asks for the code after the password, once it is asked for', async () => {
    const tokens = { access: 'access', refresh: 'refresh' };
    const agreed = { hasAccepted: true, version: '1', acceptedVersion: null };
    const answers: Answers = {
      ...signedInAnswers,
      getAgreementStatus: agreed,
      signIn: (sent) =>
        'code' in (sent.body as object) ? withCode(tokens)(sent) : new AppError('code_required'),
    };
    const { user, fill, server, router } = await openPage('/login', answers, { as: 'anonymous' });
    const press = () => user.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.queryByLabelText('验证码')).toBeNull();
    await fill('用户名', 'patient');
    await fill('密码', 'a right password');
    await press();
    const code = await screen.findByLabelText('验证码');
    expect(document.activeElement).toBe(code);
    expect(screen.getByText(/这个账户开启了两步验证/)).toBeTruthy();
    expect(screen.queryByText('请输入验证器上的6位验证码')).toBeNull();
    await expectAccessible();
    await fill(code, '000000');
    await press();
    expect(await findAlert('验证码不正确或已用过')).toBeTruthy();
    await fill(code, '123456');
    await press();
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'));
    expect(server.calls('signIn').at(-1)?.body).toMatchObject({
      password: 'a right password',
      code: '123456',
    });
  });
});

describe('the second factor in the settings', () => {
  const openSettings = (answers: Answers = {}) =>
    openPage('/settings', { ...settingsAnswers, ...answers });

  it('is turned on by the password, the code of an authenticator and kept recovery codes', async () => {
    const { user, fill, server } = await openSettings({
      startSecondFactor: ({ body }) =>
        (body as { password: string }).password === 'right'
          ? { secret, address: `otpauth://totp/patient?secret=${secret}` }
          : wrongPassword,
      confirmSecondFactor: withCode({ recoveryCodes, revoked: 1 }),
    });
    await user.click(await screen.findByRole('button', { name: '开启两步验证' }));
    const asking = within(await dialog('开启两步验证'));
    const next = () => user.click(asking.getByRole('button', { name: '下一步' }));
    await next();
    expect(asking.getByText('密码不能为空')).toBeTruthy();
    expect(server.calls('startSecondFactor')).toEqual([]);
    await fill('当前密码', 'wrong');
    await next();
    expect(await asking.findByText(/登录失败/)).toBeTruthy();
    await fill('当前密码', 'right');
    await next();

    expect(await asking.findByRole('img', { name: '供验证器扫描的二维码' })).toBeTruthy();
    expect(asking.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(document.activeElement).toBe(asking.getByLabelText('验证码'));
    await expectAccessible();
    const turnOn = () => user.click(asking.getByRole('button', { name: '开启' }));
    await turnOn();
    expect(asking.getByText('请输入验证码')).toBeTruthy();
    await fill('验证码', '000000');
    await turnOn();
    expect(await findAlert('验证码不正确或已用过')).toBeTruthy();
    server.answer({ getSecondFactor: factor(true) });
    await fill('验证码', '123456');
    await turnOn();

    const codes = within(await dialog('请保存恢复码'));
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      recoveryCodes,
    );
    await expectAccessible();
    await user.click(codes.getByRole('button', { name: '我已保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('还有 9 个恢复码可用。')).toBeTruthy();
    expect(server.calls('listSignIns').length).toBeGreaterThan(1);
  });

  it('is turned off by the password and a code', async () => {
    const { user, fill, server } = await openSettings({
      getSecondFactor: factor(true),
      endSecondFactor: withCode(factor(false)),
    });
    await user.click(await screen.findByRole('button', { name: '关闭两步验证' }));
    const asking = within(await dialog('关闭两步验证'));
    const turnOff = () => user.click(asking.getByRole('button', { name: '关闭两步验证' }));
    await fill('当前密码', 'right');
    await turnOff();
    expect(asking.getByText('请输入验证码')).toBeTruthy();
    await fill('验证码', '000000');
    await turnOff();
    expect(await findAlert('验证码不正确或已用过')).toBeTruthy();
    server.answer({ getSecondFactor: factor(false) });
    await fill('验证码', '123456');
    await turnOff();
    expect(await screen.findByRole('button', { name: '开启两步验证' })).toBeTruthy();
  });

  it('shows an error when its state could not be loaded, and can be reloaded', async () => {
    const { user, server } = await openSettings({ getSecondFactor: new AppError('unavailable') });
    const failed = await screen.findByText('没能读取两步验证的状态');
    server.answer({ getSecondFactor: factor(false) });
    const part = failed.closest('section') ?? document.body;
    await user.click(within(part).getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: '开启两步验证' })).toBeTruthy();
  });
});

describe('a page for staff', () => {
  it('leads staff without a second factor to the settings, before it makes a staff call', async () => {
    const { user, router, server } = await openPage('/admin/reviews', {
      ...settingsAnswers,
      getStaffAccess: { mayReview: false, lacksSecondFactor: true },
      getSecondFactor: factor(false, true),
    });
    expect(await screen.findByText('请先开启两步验证')).toBeTruthy();
    expect(server.calls('listReviews')).toEqual([]);
    await user.click(screen.getByRole('link', { name: '去设置中开启' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
    expect(await screen.findByText(/工作人员要先开启/)).toBeTruthy();
  });
});
