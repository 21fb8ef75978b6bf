import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { chatAnswers } from '#test/web/consultation-samples.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible } from '#test/web/page-parts.ts';
import { onePage, session } from '#test/web/samples.ts';

const hourMs = 3_600_000;
const ago = (hours: number): string => new Date(Date.now() - hours * hourMs).toISOString();
const sidebar = () => screen.findByRole('navigation', { name: '主导航' });

it('lists the newest conversations in the sidebar by day, and marks those with a running reply', async () => {
  await openPage('/herb-check', {
    listSessions: onePage([
      session({ id: 8, title: '睡不好 半个月', updatedAt: ago(0), isReplying: true }),
      session({ id: 7, title: '', updatedAt: ago(30 * 24) }),
    ]),
  });
  const recent = within(await sidebar());
  const today = within(await recent.findByRole('list', { name: '今天' }));
  const link = today.getByRole('link', { name: /^睡不好 半个月/ });
  expect(link.getAttribute('href')).toBe('/chat/8');
  expect(within(link).getByText('正在回答')).toBeTruthy();
  const earlier = within(recent.getByRole('list', { name: '更早' }));
  expect(earlier.getAllByRole('link')).toHaveLength(1);
  expect(earlier.queryByText('正在回答')).toBeNull();
  await expectAccessible();
});

it('shows the open conversation however far down it stands', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const sessions = [8, 7, 1].map((id) => session({ id, title: `第${id}段` }));
  await openPage('/chat/1', { ...chatAnswers, listSessions: onePage(sessions) });
  const link = await within(await sidebar()).findByRole('link', { name: '第1段' });
  await waitFor(() => expect(shown.mock.contexts).toContain(link));
});

it('does without them on the page that lists them all', async () => {
  await openPage('/sessions', { listSessions: onePage([session({ title: '头痛' })]) });
  await screen.findByRole('link', { name: '头痛' });
  expect(within(await sidebar()).queryByRole('link', { name: '头痛' })).toBeNull();
});

it('does without them where there is no network and the device keeps none', async () => {
  await openPage('/herb-check', { listSessions: onePage([session()]) });
  const recent = { name: '近期对话' };
  await screen.findByRole('region', recent);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.offline(window);
  await waitFor(() => expect(screen.queryByRole('region', recent)).toBeNull());
});

it('leads to the account and the settings', async () => {
  await openPage('/herb-check', {});
  const links = within(await sidebar());
  expect(links.getByRole('link', { name: '个人资料' }).getAttribute('href')).toBe('/profile');
  expect(links.getByRole('link', { name: '设置' }).getAttribute('href')).toBe('/settings');
  expect(links.getByRole('link', { name: '新对话' }).getAttribute('aria-current')).toBeNull();
});
