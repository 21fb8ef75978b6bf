import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { AppError } from '#platform/contract/app-error.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import { onePage, session, someDay } from '#test/web/samples.ts';

const deleted = {
  ...session({ title: '不要了的', messagesCount: 2 }),
  deletedAt: someDay,
  daysLeft: 30,
};
const openBin = (answers = {}) =>
  openPage('/sessions/deleted', { listDeletedSessions: onePage([deleted]), ...answers });
const card = () => screen.findByRole('heading', { name: '不要了的' });

it('is reached from the conversations, and leads back to them', async () => {
  const { user, router } = await openPage('/sessions', { listDeletedSessions: onePage([deleted]) });
  await user.click(await screen.findByRole('link', { name: '回收站' }));
  expect(await screen.findByRole('heading', { level: 1, name: '回收站' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/sessions/deleted');
  expect(await card()).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: '返回我的对话' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sessions'));
});

it('shows how long a conversation stays, and restores it', async () => {
  const { user, server } = await openBin({ restoreSession: deleted });
  await card();
  const item = within(screen.getByRole('main')).getByRole('listitem');
  expect(item.textContent).toContain('还可恢复 30 天');
  expect(item.textContent).toContain('2 条消息');
  server.answer({ listDeletedSessions: onePage([]) });
  await user.click(screen.getByRole('button', { name: '恢复“不要了的”' }));
  expect(await screen.findByText('回收站是空的')).toBeTruthy();
  expect(server.calls('restoreSession')).toMatchObject([{ params: { id: '1' } }]);
});

it('deletes permanently after a confirmation', async () => {
  const { user, server } = await openBin({ purgeSession: { deleted: true } });
  await card();
  const ask = () => user.click(screen.getByRole('button', { name: '彻底删除“不要了的”' }));
  await ask();
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('其中的 2 条消息和“我的情况”将无法恢复。');
  await user.click(within(question).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(question.isConnected).toBe(false));
  expect(server.calls('purgeSession')).toEqual([]);
  await ask();
  server.answer({ listDeletedSessions: onePage([]) });
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: '彻底删除' }));
  expect(await screen.findByText('回收站是空的')).toBeTruthy();
});

it('shows that a conversation was not restored', async () => {
  const { user } = await openBin({ restoreSession: new AppError('unavailable') });
  await card();
  await user.click(screen.getByRole('button', { name: '恢复“不要了的”' }));
  expect(await findAlert('服务暂时不可用')).toBeTruthy();
  expect(await card()).toBeTruthy();
});
