import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AppError } from '#platform/contract/app-error.ts';
import type { Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import { onePage } from '#test/web/samples.ts';
import { heldComment, logRow, report, shareReview } from '#test/web/staff-samples.ts';

const first = shareReview({
  id: 1,
  title: '第一份经历',
  messages: [
    { id: 1, role: 'user', content: '我叫某人，头痛三天', createdAt: '2026-11-19T16:00:00.000Z' },
    { id: 2, role: 'assistant', content: '我记下了。', createdAt: '2026-11-19T16:00:00.000Z' },
  ],
  masked: {
    title: [],
    description: [],
    messages: [{ id: 1, masks: [{ kind: 'name', start: 2, end: 4, replacement: '某人' }] }],
  },
});
const second = shareReview({
  id: 2,
  title: '第二份经历',
  tags: '头痛,王小明',
  flags: ['personal-data'],
  messages: [
    { id: 1, role: 'user', content: '电话12345678，头痛', createdAt: '2026-11-19T16:00:00.000Z' },
  ],
  proposals: {
    title: [],
    description: [],
    tags: [{ tag: '王小明', mask: { kind: 'name', start: 0, end: 3, replacement: '' } }],
    messages: [{ id: 1, masks: [{ kind: 'phone', start: 2, end: 10, replacement: '某号码' }] }],
  },
});
const decided = (status: 'approved' | 'rejected') => ({
  id: 1,
  status,
  undoUntil: '2026-11-20T08:00:10.000Z',
});

async function openDesk(answers: Answers = {}, shares = [first, second]) {
  const page = await openPage('/admin/reviews', {
    getStaffAccess: { mayReview: true, lacksSecondFactor: false },
    getReviewCounts: { shares: shares.length, comments: 0, reports: 0 },
    listReviews: onePage(shares),
    getReview: ({ params }) => (params['id'] === '2' ? second : first),
    ...answers,
  });
  await screen.findByRole('button', { name: '通过' });
  return { ...page, reading: () => within(screen.getByRole('article')) };
}
const isRead = (title: string) =>
  waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: title })),
  );

describe('the review desk by keyboard', () => {
  it('moves forward and back, and opens a share with its highlights', async () => {
    const { user, reading } = await openDesk();
    expect(
      within(screen.getByRole('list', { name: '待审分享列表' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    expect(reading().getByRole('heading', { name: '第一份经历' })).toBeTruthy();
    expect((await reading().findByTitle('已遮盖：姓名')).textContent).toContain('某人');
    expect(reading().getByText('AI 生成')).toBeTruthy();
    await user.keyboard('j');
    await isRead('第二份经历');
    expect(await reading().findByText('可能有个人信息')).toBeTruthy();
    expect((await reading().findByTitle(/^建议遮盖电话/)).textContent).toContain('12345678');
    const tag = reading().getByTitle('像是姓名，建议去掉这个标签');
    expect(tag.textContent).toContain('#王小明');
    await expectAccessible();
    await user.keyboard('k');
    await isRead('第一份经历');
  });

  it('rejects with the reviewer’s own text, which triggers no shortcuts', async () => {
    const { user, server, reading } = await openDesk({ reviewShare: decided('rejected') });
    await user.keyboard('j');
    await isRead('第二份经历');
    await reading().findByTitle(/^建议遮盖电话/);
    await user.keyboard('r');
    const question = within(await screen.findByRole('dialog', { name: '不通过“第二份经历”' }));
    await user.click(question.getByRole('button', { name: '确定不通过' }));
    expect(question.getByText('请选择或写下原因')).toBeTruthy();
    await expectAccessible();
    await user.click(question.getByLabelText('其他，自己写'));
    await user.type(question.getByLabelText('写给作者的话'), '请去掉电话号码 ajkr?');
    server.answer({ listReviews: onePage([first]) });
    await user.click(question.getByRole('button', { name: '确定不通过' }));
    expect((await screen.findAllByText(/未通过“第二份经历”/)).length).toBeGreaterThan(0);
    expect(server.calls('reviewShare')).toMatchObject([
      {
        params: { id: '2' },
        body: { approved: false, reason: '请去掉电话号码 ajkr?', edition: 1 },
      },
    ]);
    await isRead('第一份经历');
  });

  it('undoes the decision about the last share', async () => {
    const { user, server } = await openDesk({ reviewShare: decided('approved') }, [first]);
    server.answer({ listReviews: onePage([]) });
    await user.keyboard('a');
    expect(await screen.findByText('没有等待审核的分享')).toBeTruthy();
    server.answer({
      undoReview: { id: 1, status: 'pending' },
      listReviews: onePage([first]),
    });
    await user.keyboard('u');
    expect((await screen.findAllByText(/已撤销，“第一份经历”重新等待审核/)).length).toBeGreaterThan(
      0,
    );
    expect(await screen.findByRole('heading', { level: 2, name: '第一份经历' })).toBeTruthy();
    expect(server.calls('undoReview')).toMatchObject([{ params: { id: '1' } }]);
    await user.keyboard('u');
    expect((await screen.findAllByText(/没有可以撤销的决定/)).length).toBeGreaterThan(0);
  });

  it('shows the shortcuts, which are inactive meanwhile', async () => {
    const { user, server } = await openDesk();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: '快捷键' });
    await user.keyboard('a');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(server.calls('reviewShare')).toEqual([]);
  });
});

it('shows that another reviewer was first, reloads the share and moves on', async () => {
  const text = { 'zh-CN': 'colleague先处理了：通过', 'en-US': 'colleague was first: approved' };
  const { user, server } = await openDesk({
    reviewShare: new AppError('already_decided', { text }),
  });
  server.answer({ listReviews: onePage([second]) });
  await user.click(screen.getByRole('button', { name: '通过' }));
  expect(await findAlert('colleague先处理了：通过')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: '第二份经历' })).toBeTruthy();
});

it('shows a held comment with the rule that held it, and releases it', async () => {
  const { user, server } = await openPage('/admin/reviews?tab=comments', {
    getStaffAccess: { mayReview: true, lacksSecondFactor: false },
    getReviewCounts: { shares: 0, comments: 1, reports: 0 },
    listHeldComments: onePage([heldComment]),
    reviewComment: () => {
      server.answer({ listHeldComments: onePage([]) });
      return { done: true };
    },
  });
  const held = await screen.findByRole('article');
  expect(held.textContent).toContain('把降压药停了就好');
  expect(held.textContent).toContain('指导用药');
  await expectAccessible();
  await user.click(within(held).getByRole('button', { name: '放行' }));
  expect(await screen.findAllByText('评论已放行')).not.toHaveLength(0);
  await waitFor(() => expect(held.isConnected).toBe(false));
  expect(server.calls('reviewComment')).toMatchObject([{ body: { approved: true } }]);
});

it('shows a report and the share that it is about, and takes that down with a reason', async () => {
  const about = { ...report, shareTitle: first.title };
  const { user, server } = await openPage('/admin/reviews?tab=reports', {
    getStaffAccess: { mayReview: true, lacksSecondFactor: false },
    getReviewCounts: { shares: 0, comments: 0, reports: 1 },
    listReports: onePage([about]),
    getReview: first,
    reviewReport: () => {
      server.answer({ listReports: onePage([]) });
      return { done: true };
    },
  });
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain(first.title);
  expect(card.textContent).toContain(report.details);
  await expectAccessible();
  await user.click(within(card).getByRole('button', { name: '阅读分享' }));
  const shared = await screen.findByRole('dialog');
  expect(await within(shared).findByText('我记下了。')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(within(card).getByRole('button', { name: '属实，撤下' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('含有药物用量'));
  await user.click(dialog.getByRole('button', { name: '确定撤下' }));
  expect(await screen.findAllByText('举报成立，内容已撤下')).not.toHaveLength(0);
  await waitFor(() => expect(card.isConnected).toBe(false));
  expect(server.calls('reviewReport')).toMatchObject([
    { body: { approved: true, reason: 'doses' } },
  ]);
});

it('lists decisions in its log, and openings on request', async () => {
  const reading = { ...logRow, id: 2, action: 'read' as const };
  const undo = { ...logRow, id: 3, action: 'undo' as const };
  const { user } = await openPage('/admin/reviews?tab=log', {
    getStaffAccess: { mayReview: true, lacksSecondFactor: false },
    getReviewCounts: { shares: 0, comments: 0, reports: 0 },
    listReviewLog: ({ query }) =>
      onePage(query['only'] === 'decisions' ? [undo, logRow] : [undo, logRow, reading]),
  });
  await screen.findByText('通过分享');
  const lines = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('撤销决定'),
    expect.stringContaining('通过分享'),
  ]);
  expect(lines[1]?.textContent).toContain('reviewer');
  expect(screen.queryByText('阅读分享')).toBeNull();
  await expectAccessible();
  await user.click(screen.getByLabelText(/^只看决定/));
  expect(await screen.findByText('阅读分享')).toBeTruthy();
});

it('is in the sidebar of staff with the number of waiting shares, and shows its keys', async () => {
  await openDesk();
  const sidebar = within(screen.getByRole('navigation', { name: '主导航' }));
  const entry = await sidebar.findByRole('link', { name: /^审核台/ });
  expect(entry.getAttribute('href')).toBe('/admin/reviews');
  expect(entry.getAttribute('aria-current')).toBe('page');
  const part = within(screen.getByRole('navigation', { name: '审核内容' }));
  expect(part.getByRole('link', { name: /^待审分享/ }).getAttribute('aria-current')).toBe('page');
  expect((await within(entry).findByText('2 份分享等待审核')).className).toContain('sr-only');
  const keys = within(screen.getByRole('list', { name: '快捷键' }));
  expect(keys.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'j下一条',
    'k上一条',
    'a通过',
    'r不通过',
    'u撤销',
    '?快捷键',
  ]);
  await expectAccessible();
});

it('is open to staff only, and shows this to others, like the overview', async () => {
  const { user, router } = await openPage('/admin/reviews');
  expect(await screen.findByText('这里只供工作人员使用')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '运行概览' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^审核台/ })).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /账户菜单/ }));
  expect(await screen.findByRole('menuitem', { name: '设置' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: '审核台' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => router.navigate({ to: '/admin' }));
  expect(await screen.findByRole('heading', { level: 1, name: '运行概览' })).toBeTruthy();
  expect(screen.getByText('这里只供工作人员使用')).toBeTruthy();
  expect(screen.queryByText('全部账户')).toBeNull();
  const back = within(screen.getByRole('main')).getByRole('link', { name: '回到我的对话' });
  expect(back.getAttribute('href')).toBe('/sessions');
});
