import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { CheckIn } from '#features/check-in/contract.ts';
import { reminderConsentTexts } from '#features/check-in/reminder-consent.ts';
import { reminderConsentVersion as version } from '#features/check-in/reminder-rules.ts';
import type { Reminders } from '#features/check-in/reminder-contract.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { messageRow } from '#test/message-row.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import { models, onePage, preferences, session, settingsAnswers } from '#test/web/samples.ts';
import { unanswered, type Answers } from '#test/web/scripted-answers.ts';

type Mail = NonNullable<Reminders['mail']>;
const mail = (state: Partial<Mail> = {}): Reminders => ({
  mail: { address: 'someone@example.org', isConfirmed: true, isOn: false, ...state },
  push: null,
});
const push = (isOnHere: boolean): Reminders => ({ mail: null, push: { key: 'key', isOnHere } });
const mailName = /^发邮件提醒/;
const pushName = /^在这台设备上通知/;
const endpoint = 'https://push.example.org/device';

const openSettings = (answers: Answers) =>
  openPage('/settings', { ...settingsAnswers, ...answers });
const findSwitch = (name: RegExp) => screen.findByRole('switch', { name });
const isOn = (name: RegExp) =>
  screen.getByRole('switch', { name }).getAttribute('aria-checked') === 'true';

/** What a browser has that takes notices. */
function withNotices(answer: NotificationPermission, before: NotificationPermission = 'default') {
  const unsubscribe = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const subscription = { endpoint, unsubscribe };
  const pushManager = {
    subscribe: vi.fn<(wishes: object) => Promise<object>>(() => Promise.resolve(subscription)),
    getSubscription: () => Promise.resolve(subscription),
  };
  const container = {
    register: vi.fn<(file: string) => Promise<object>>(() => Promise.resolve({})),
    ready: Promise.resolve({ pushManager }),
    getRegistration: () => Promise.resolve({ pushManager }),
  };
  const notification = {
    permission: before,
    requestPermission: () => {
      notification.permission = answer;
      return Promise.resolve(answer);
    },
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', () => undefined);
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { pushManager, container, unsubscribe };
}
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('in the settings', () => {
  it('there is nothing where the operator offers no way', async () => {
    const { server } = await openSettings({});
    await waitFor(() => expect(server.calls('getReminders')).toHaveLength(1));
    expect(screen.queryByText('到时怎样提醒您')).toBeNull();
  });

  it('mail is off, says what it sends, and is turned on and off', async () => {
    const { user, server } = await openSettings({
      getReminders: mail(),
      startMailReminder: mail({ isOn: true }),
      endMailReminder: mail(),
    });
    const control = await findSwitch(mailName);
    expect(isOn(mailName)).toBe(false);
    expect(screen.getByText(reminderConsentTexts['zh-CN']['reminder-mail'])).toBeTruthy();
    expect(screen.queryByRole('switch', { name: pushName })).toBeNull();
    await expectAccessible();
    await user.click(control);
    await waitFor(() => expect(isOn(mailName)).toBe(true));
    expect(server.calls('startMailReminder')).toMatchObject([{ body: { version } }]);
    expect(screen.queryByLabelText('邮箱验证码')).toBeNull();
    await user.click(await findSwitch(mailName));
    await waitFor(() => expect(isOn(mailName)).toBe(false));
    expect(server.calls('endMailReminder')).toHaveLength(1);
  });

  it('an address that is not confirmed is asked for its code', async () => {
    let isRight = false;
    const unconfirmed = mail({ isOn: true, isConfirmed: false });
    const { user, server } = await openSettings({
      getReminders: mail({ isConfirmed: false }),
      startMailReminder: unconfirmed,
      confirmMailAddress: () =>
        isRight
          ? mail({ isOn: true })
          : new AppError('wrong_code', { text: { 'zh-CN': '不对', 'en-US': 'Wrong' } }),
    });
    await user.click(await findSwitch(mailName));
    const field = await screen.findByLabelText('邮箱验证码');
    expect(screen.getByText(/发到 someone@example\.org 的 6 位数字/)).toBeTruthy();
    await user.type(field, '123456');
    await user.click(screen.getByRole('button', { name: '确认' }));
    expect(await screen.findByText('不对')).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: '再发一次' }));
    await waitFor(() => expect(server.calls('startMailReminder')).toHaveLength(2));
    isRight = true;
    await user.click(screen.getByRole('button', { name: '确认' }));
    await waitFor(() => expect(screen.queryByLabelText('邮箱验证码')).toBeNull());
    expect(server.calls('confirmMailAddress')).toMatchObject([
      { body: { code: '123456' } },
      { body: { code: '123456' } },
    ]);
  });

  it('hides the address in privacy mode', async () => {
    await openSettings({
      getReminders: mail({ isOn: true, isConfirmed: false }),
      getPreferences: { ...preferences, privacyMode: true, chosen: ['privacyMode'] },
    });
    expect(await screen.findByText(/发到 s•••@example\.org 的/)).toBeTruthy();
  });

  it('an account without an address is led to its profile', async () => {
    await openSettings({ getReminders: mail({ address: '', isConfirmed: false }) });
    const link = await screen.findByRole('link', { name: '去填邮箱' });
    expect(link.getAttribute('href')).toBe('/profile');
    expect(screen.queryByRole('switch', { name: mailName })).toBeNull();
  });

  it('a browser that cannot take notices says so, with what to do', async () => {
    await openSettings({ getReminders: push(false) });
    expect(await screen.findByText(/添加到主屏幕/)).toBeTruthy();
    expect(screen.queryByRole('switch', { name: pushName })).toBeNull();
  });

  it('a browser is subscribed with the key of the server, and gives its address up again', async () => {
    const { pushManager, container, unsubscribe } = withNotices('granted');
    const { user, server } = await openSettings({
      getReminders: push(false),
      startPushReminder: push(true),
      endPushReminder: push(false),
    });
    expect(await findSwitch(pushName)).toBeTruthy();
    expect(screen.getByText(reminderConsentTexts['zh-CN']['reminder-push'])).toBeTruthy();
    await user.click(await findSwitch(pushName));
    await waitFor(() => expect(isOn(pushName)).toBe(true));
    expect(container.register.mock.calls).toEqual([['/sw.js']]);
    const wishes = { userVisibleOnly: true, applicationServerKey: 'key' };
    expect(pushManager.subscribe.mock.calls).toEqual([[wishes]]);
    expect(server.calls('startPushReminder')).toMatchObject([{ body: { version, endpoint } }]);
    await expectAccessible();
    await user.click(await findSwitch(pushName));
    await waitFor(() => expect(isOn(pushName)).toBe(false));
    expect(server.calls('endPushReminder')).toHaveLength(1);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('an address under an earlier key of the operator is replaced', async () => {
    const { pushManager, unsubscribe } = withNotices('granted');
    pushManager.subscribe.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
    const { user } = await openSettings({
      getReminders: push(false),
      startPushReminder: push(true),
    });
    await user.click(await findSwitch(pushName));
    await waitFor(() => expect(isOn(pushName)).toBe(true));
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(pushManager.subscribe).toHaveBeenCalledTimes(2);
  });

  it.each(['denied', 'default'] as const)(
    'stays off where the browser answers %s',
    async (answer) => {
      const { pushManager } = withNotices(answer);
      const { user, server } = await openSettings({ getReminders: push(false) });
      await user.click(await findSwitch(pushName));
      if (answer === 'denied') expect(await screen.findByText(/不允许本站发通知/)).toBeTruthy();
      else await waitFor(() => expect(isOn(pushName)).toBe(false));
      expect(pushManager.subscribe).not.toHaveBeenCalled();
      expect(server.calls('startPushReminder')).toEqual([]);
    },
  );

  it('says at once where notices were denied before', async () => {
    withNotices('denied', 'denied');
    await openSettings({ getReminders: push(true) });
    expect(await screen.findByText(/把“通知”改成“允许”/)).toBeTruthy();
  });

  it('says when a browser fails', async () => {
    const { pushManager } = withNotices('granted');
    pushManager.subscribe.mockRejectedValue(new Error('no push service'));
    pushManager.getSubscription = () => Promise.reject(new Error('none'));
    const { user } = await openSettings({ getReminders: push(false) });
    await user.click(await findSwitch(pushName));
    await findAlert('没有改成');
    expect(isOn(pushName)).toBe(false);
  });

  it('the consents are withdrawn in their list, for every browser', async () => {
    const given = { version, acceptedAt: '2026-11-28T08:00:00.000Z', withdrawnAt: null };
    const { user, server } = await openSettings({
      listConsents: {
        consents: [
          { ...given, purpose: 'reminder-mail', subject: '' },
          { ...given, purpose: 'reminder-push', subject: '' },
        ],
      },
      endMailReminder: mail(),
      endPushReminder: push(false),
    });
    for (const name of ['用邮件提醒我', '在浏览器里通知我']) {
      await user.click(await screen.findByRole('button', { name: `撤回：${name}` }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.click(dialog.getByRole('button', { name: '撤回' }));
    }
    await waitFor(() => expect(server.calls('endMailReminder')).toHaveLength(1));
    await waitFor(() =>
      expect(server.calls('endPushReminder')).toMatchObject([{ body: { everywhere: true } }]),
    );
  });
});

describe('under a result that is asked about', () => {
  const summary = { gender: '女', age: '42岁', symptoms: ['入睡困难'] };
  const waiting: CheckIn = {
    messageId: 2,
    sessionId: 1,
    about: '睡不着半个月',
    daysAgo: 0,
    dueAt: '2026-11-23T08:00:00.000Z',
    isDue: false,
    answer: null,
    advice: null,
    ambulance: '120',
  };
  const chat: Answers = {
    getSession: session(),
    listMessages: onePage([
      messageRow(1, { role: 'user', content: '睡不好' }),
      messageRow(2, { content: '比较像“心脾两虚”。', symptomsSummary: summary }),
    ]),
    getModelsConfig: models,
    getRealtimeChat: { isRunning: false, messageId: null, startedAt: null, model: null },
    getSymptomsSummary: unanswered,
    listCheckIns: { checkIns: [waiting] },
  };

  it('the ways are chosen in a dialog', async () => {
    const { user } = await openPage('/chat/1', {
      ...chat,
      getReminders: mail(),
      startMailReminder: mail({ isOn: true }),
    });
    await user.click(await screen.findByRole('button', { name: '到时提醒我' }));
    const dialog = within(await screen.findByRole('dialog', { name: '到时怎样提醒您' }));
    await user.click(await dialog.findByRole('switch', { name: mailName }));
    await waitFor(() => expect(isOn(mailName)).toBe(true));
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    expect(await screen.findByRole('button', { name: '到时会提醒您' })).toBeTruthy();
  });

  it('there is nothing to choose where the operator offers no way', async () => {
    const { server } = await openPage('/chat/1', chat);
    await screen.findByText(/我们在这里问您好些没有/);
    await waitFor(() => expect(server.calls('getReminders')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: '到时提醒我' })).toBeNull();
  });
});
