import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AppError } from '#platform/contract/app-error.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import { noNetwork, type Answers } from '#test/web/scripted-answers.ts';
import { openPage, type OpenPage } from '#test/web/open-page.tsx';
import { findAlert } from '#test/web/page-parts.ts';
import {
  agreementDocument,
  models,
  plans,
  onePage,
  preferences,
  settingsAnswers,
} from '#test/web/samples.ts';

const openSettings = (answers: Answers = {}) =>
  openPage('/settings', { ...settingsAnswers, ...answers });
const choice = (label: string) => screen.findByLabelText<HTMLSelectElement>(label);
const refused = new AppError('unavailable');

it('leads to the profile where the account has no mail address', async () => {
  await openSettings();
  await screen.findByRole('heading', { name: '账户与安全' });
  expect(screen.queryByText(/还没有邮箱/)).toBeNull();
  act(() => signInState.describe({ id: 1, name: 'someone', email: '' }));
  const link = await screen.findByRole('link', { name: '添加邮箱' });
  expect(link.getAttribute('href')).toBe('/profile');
});

describe('a setting', () => {
  it('is sent at once', async () => {
    const { user, server } = await openSettings({
      updatePreferences: { ...preferences, theme: 'dark', chosen: ['theme'] },
    });
    await user.selectOptions(await choice('外观'), '深色');
    expect(server.calls('updatePreferences')).toMatchObject([{ body: { theme: 'dark' } }]);
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it.each([
    ['大字', { largeType: true }],
    ['通知', { notifications: false }],
    ['自动保存草稿', { autoSave: false }],
    ['隐私模式', { privacyMode: true }],
    ['默认展开推理', { reasoningExpanded: true }],
  ])('of %s is saved at once, and reverted when it is refused', async (name, change) => {
    const { user, server } = await openSettings({ updatePreferences: refused });
    await waitFor(() => expect(server.calls('getPreferences')).toHaveLength(1));
    const control = await screen.findByRole('switch', { name: new RegExp(`^${name}`) });
    const before = control.getAttribute('aria-checked');
    await user.click(control);
    await findAlert('服务暂时不可用');
    expect(server.calls('updatePreferences').map(({ body }) => body)).toEqual([change]);
    await waitFor(() => expect(control.getAttribute('aria-checked')).toBe(before));
  });

  it('of the language changes the page at once', async () => {
    const { user } = await openSettings({
      updatePreferences: { ...preferences, language: 'en-US', chosen: ['language'] },
    });
    await user.selectOptions(await choice('语言'), 'English');
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('en-US');
  });

  it('is reverted when the server refuses it, with a message', async () => {
    const { user, server } = await openSettings({ updatePreferences: refused });
    await waitFor(() => expect(server.calls('getPreferences')).toHaveLength(1));
    const theme = await choice('外观');
    expect(theme.value).toBe('auto');
    await user.selectOptions(theme, '深色');
    expect(await findAlert('服务暂时不可用')).toBeTruthy();
    await waitFor(() => expect(theme.value).toBe('auto'));
  });

  it('is reverted even if it was made before the stored settings were loaded', async () => {
    const reading = Promise.withResolvers<typeof preferences>();
    const refusing = Promise.withResolvers<AppError>();
    const { user, server } = await openSettings({
      getPreferences: () => reading.promise,
      updatePreferences: () => refusing.promise,
    });
    const theme = await choice('外观');
    await user.selectOptions(theme, '深色');
    await waitFor(() => expect(server.calls('getPreferences')).toHaveLength(1));
    refusing.resolve(refused);
    expect(await findAlert('服务暂时不可用')).toBeTruthy();
    await waitFor(() => expect(theme.value).toBe('auto'));
    expect(server.calls('updatePreferences')).toHaveLength(1);
    reading.resolve(preferences);
  });
});

it('shows that the models could not be loaded, and reloads them', async () => {
  const { user, server } = await openSettings({ getModelsConfig: noNetwork });
  const failure = await findAlert('没能读取可选的模型');
  server.answer({ getModelsConfig: models });
  await user.click(within(failure).getByRole('button', { name: '重试' }));
  expect((await choice('选择回答的模型')).value).toBe('scripted');
  await waitFor(() => expect(failure.isConnected).toBe(false));
});

it('shows that the meaning of a deletion could not be loaded, and reloads it', async () => {
  const { user, server } = await openSettings({ getDeletion: noNetwork });
  const failure = await findAlert('没能读取注销账户的说明');
  expect(screen.queryByRole('button', { name: '注销账户' })).toBeNull();
  server.answer({ getDeletion: { coolingOffDays: 15, deletion: null } });
  await user.click(within(failure).getByRole('button', { name: '重试' }));
  await user.click(await screen.findByRole('button', { name: '注销账户' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('接下来的 15 天内');
  expect(failure.isConnected).toBe(false);
});

it('links to the membership', async () => {
  const { user, router } = await openSettings({
    getPlans: plans,
    listLedger: onePage([]),
    listOrders: onePage([]),
  });
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('link', { name: /会员中心/ }));
  expect(router.state.location.pathname).toBe('/subscription');
});

describe('a consent', () => {
  const given = (purpose: 'external-model' | 'agreement', subject: string) => ({
    purpose,
    subject,
    version: '1.0.0',
    acceptedAt: '2026-11-23T00:00:00.000Z',
    withdrawnAt: null,
  });
  const withdraw = async (page: OpenPage, name: string) => {
    await page.user.click(await screen.findByRole('button', { name: `撤回：${name}` }));
    const question = await screen.findByRole('alertdialog');
    const effect = question.textContent;
    await page.user.click(within(question).getByRole('button', { name: '撤回' }));
    return effect;
  };

  it('to a model is withdrawn after its effect was explained, and stays on record', async () => {
    const consent = given('external-model', '演练服务');
    const name = '把对话发送给演练服务';
    const page = await openSettings({
      listConsents: { consents: [consent] },
      withdrawModelConsent: () => {
        const withdrawnAt = '2026-11-24T00:00:00.000Z';
        page.server.answer({ listConsents: { consents: [{ ...consent, withdrawnAt }] } });
        return { ...models, userModelPreference: 'local' };
      },
    });
    const model = await choice('选择回答的模型');
    await waitFor(() => expect(model.value).toBe('scripted'));
    expect(await withdraw(page, name)).toContain('撤回后不再向演练服务发送新的内容');
    await waitFor(() => expect(screen.queryByRole('button', { name: `撤回：${name}` })).toBeNull());
    await waitFor(() => expect(model.value).toBe('local'));
    const record = await screen.findByText('已撤回的记录（1）');
    const item = within(record.closest('details') ?? document.body).getByRole('listitem');
    expect(item.textContent).toContain('演练服务');
    expect(item.textContent).toContain('撤回');
  });

  it('to the agreement opens it when it is withdrawn, and gives access again once accepted', async () => {
    const agreement = { hasAccepted: false, version: '1.0.0' };
    const page = await openSettings({
      listConsents: { consents: [given('agreement', '')] },
      withdrawAgreement: agreement,
      getAgreementStatus: { ...agreement, acceptedVersion: null },
      getAgreementContent: agreementDocument,
      acceptAgreement: { ...agreement, hasAccepted: true },
    });
    const path = () => page.router.state.location.pathname;
    await withdraw(page, '隐私与免责协议');
    await waitFor(() => expect(path()).toBe('/privacy-agreement'));
    await act(() => page.router.navigate({ to: '/sessions' }));
    await waitFor(() => expect(path()).toBe('/privacy-agreement'));
    await page.user.click(await screen.findByRole('button', { name: '同意并继续' }));
    await waitFor(() => expect(path()).toBe('/sessions'));
  });
});

it('the consent to recordings is separate from conversations and is withdrawn by itself', async () => {
  const { user, server } = await openSettings({
    listConsents: {
      consents: [
        {
          purpose: 'external-model',
          subject: 'voice:听写服务',
          version: '1.0.0',
          acceptedAt: '2026-11-23T00:00:00.000Z',
          withdrawnAt: null,
        },
      ],
    },
    withdrawModelConsent: models,
  });
  const name = '把语音输入的录音发送给听写服务';
  await user.click(await screen.findByRole('button', { name: `撤回：${name}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/撤回后不再向听写服务发送录音/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '撤回' }));
  await waitFor(() =>
    expect(server.calls('withdrawModelConsent')).toMatchObject([
      { body: { receiver: 'voice:听写服务' } },
    ]),
  );
});
