import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AppError } from '#platform/contract/app-error.ts';
import { messageRow } from '#test/message-row.ts';
import { chatAnswers } from '#test/web/consultation-samples.ts';
import { openPage } from '#test/web/open-page.tsx';
import { findAlert } from '#test/web/page-parts.ts';
import { noNetwork } from '#test/web/scripted-answers.ts';
import { clientConfig, onePage } from '#test/web/samples.ts';

const missing = () => screen.findByRole('heading', { name: '没有找到这个页面' });

describe('an unknown address', () => {
  it('shows its path, and leads back to the page before', async () => {
    const { user, router } = await openPage('/sessions');
    await screen.findByRole('heading', { name: '头痛' });
    act(() => router.history.push('/没有/这个页面?x=1'));
    expect(await missing()).toBeTruthy();
    expect(screen.getByText(/“\/没有\/这个页面”/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '返回上一页' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sessions'));
  });

  it('is shown to a visitor, too', async () => {
    await openPage('/no/such/page', {}, { as: 'anonymous' });
    expect(await missing()).toBeTruthy();
    expect(screen.getByText(/“\/no\/such\/page”/)).toBeTruthy();
  });

  it('is that of the developers’ page where the server does not have it', async () => {
    const answers = { simpleAuthCheck: noNetwork, getClientConfig: clientConfig };
    await openPage('/sso-test', answers, { as: 'anonymous' });
    expect(await missing()).toBeTruthy();
  });

  it('is one with a malformed session id', async () => {
    await openPage('/chat/abc');
    expect(await missing()).toBeTruthy();
  });
});

it.each([
  ['药材查对', '/herb-check'],
  ['我的分享', '/shared'],
])('the menu leads to %s', async (name, path) => {
  await openPage('/sessions');
  const menu = within(await screen.findByRole('navigation', { name: '主导航' }));
  expect((await menu.findByRole('link', { name })).getAttribute('href')).toBe(path);
});

it('the start page leads to the conversations', async () => {
  const { router } = await openPage('/');
  await waitFor(() => expect(router.state.location.pathname).toBe('/sessions'));
});

it('a conversation of another user looks like one that never existed', async () => {
  const { user, router } = await openPage('/chat/1', {
    ...chatAnswers,
    getSession: new AppError('not_found'),
    listMessages: new AppError('not_found'),
    getRealtimeChat: new AppError('not_found'),
    getSymptomsSummary: new AppError('not_found'),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '没有找到这个对话' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: '消息' })).toBeNull();
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('link', { name: '回到我的对话' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sessions'));
});

it('a chat whose messages could not be loaded opens once they are', async () => {
  const { user, server } = await openPage('/chat/1', {
    ...chatAnswers,
    listMessages: new AppError('unavailable'),
  });
  const failure = await findAlert('加载消息失败');
  server.answer({ listMessages: onePage([messageRow(1, { role: 'user', content: '头痛' })]) });
  await user.click(within(failure).getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('textbox', { name: '消息' })).toBeTruthy();
});
