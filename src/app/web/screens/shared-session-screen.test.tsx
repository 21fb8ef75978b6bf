import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { CommentThread } from '#features/sharing/contract.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { noNetwork, unanswered, type Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import { models, onePage, session, someDay } from '#test/web/samples.ts';
import { share } from '#test/web/staff-samples.ts';

const comment = (fields: Partial<CommentThread> = {}): CommentThread => ({
  id: 7,
  parent_id: null,
  content: '我也是这样，热敷以后好些',
  createdAt: someDay,
  username: 'reader',
  isAuthor: false,
  answers: null,
  isMine: false,
  isDeleted: false,
  isHeld: false,
  replies: [],
  replyCount: 0,
  ...fields,
});
const mine = comment({ id: 8, content: '谢谢分享', username: 'patient', isMine: true });
const refused = new AppError('too_many_requests', { retryAfterSeconds: 60 });
const openShare = (answers: Answers = {}) =>
  openPage('/shared/1', {
    getSharedSession: share({ totalComments: 1 }),
    listComments: onePage([comment()]),
    ...answers,
  });
const panel = () => screen.findByRole('region', { name: '评论' });
const input = () => screen.findByLabelText<HTMLTextAreaElement>('写评论');
/** A notification, on screen and for screen readers. */
const notice = (words: string) => screen.findAllByText(words);
const press = (name: string) => screen.getByRole('button', { name });

it('continued as a conversation of its reader is in the list of conversations', async () => {
  const { user, server, router } = await openShare({
    continueShare: session({ id: 9 }),
    getSession: session({ id: 9 }),
    listMessages: onePage([]),
    listSessions: onePage([session()]),
    getModelsConfig: models,
    getRealtimeChat: { isRunning: false, messageId: null, startedAt: null, model: null },
  });
  await waitFor(() => expect(server.calls('listSessions')).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: '我也这样，接着问' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/9'));
  await waitFor(() => expect(server.calls('listSessions').length).toBeGreaterThan(1));
});

describe('the comments of a share', () => {
  it('show a skeleton while they are loaded', async () => {
    await openShare({ listComments: unanswered });
    const part = await panel();
    await waitFor(() => expect(part.querySelector('[aria-busy="true"]')).toBeTruthy());
  });

  it('show that there are none, and what to do', async () => {
    await openShare({ listComments: onePage([]) });
    expect(await screen.findByText('还没有评论')).toBeTruthy();
    await expectAccessible();
  });

  it.each([
    ['the server', new AppError('unavailable')],
    ['the network', noNetwork],
  ])('can be loaded again after a failure of %s', async (_of, failure) => {
    const { user, server } = await openShare({ listComments: failure });
    const alert = await findAlert('没能读出评论');
    server.answer({ listComments: onePage([comment()]) });
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('我也是这样，热敷以后好些')).toBeTruthy();
  });

  it('cannot be written before the share is approved', async () => {
    await openShare({ getSharedSession: share({ status: 'pending', isMine: true }) });
    expect(await screen.findByText('分享通过审核后才能评论。')).toBeTruthy();
    expect(screen.queryByLabelText('写评论')).toBeNull();
  });
});

describe('a comment', () => {
  it('is sent, with or without a name', async () => {
    const { user, fill, server } = await openShare({
      createComment: { comment: mine, totalComments: 2 },
    });
    await fill(await input(), '谢谢分享');
    await user.click(screen.getByRole('checkbox', { name: '匿名发表' }));
    await user.click(press('发表'));
    expect(await notice('评论已发表')).not.toHaveLength(0);
    const sent = { content: '谢谢分享', isAnonymous: true };
    expect(server.calls('createComment').map(({ body }) => body)).toMatchObject([sent]);
    await waitFor(async () => expect((await input()).value).toBe(''));
  });

  it('that is refused stays in the field and is sent when it is pressed again', async () => {
    const { user, fill, server } = await openShare({ createComment: refused });
    await fill(await input(), '谢谢分享');
    await user.click(press('发表'));
    expect(await findAlert('点得太快了')).toBeTruthy();
    expect((await input()).value).toBe('谢谢分享');
    server.answer({ createComment: { comment: mine, totalComments: 2 } });
    await user.click(press('发表'));
    expect(await notice('评论已发表')).not.toHaveLength(0);
  });

  it('of the author is marked, and a reply to a reply names whom it answers', async () => {
    const named = comment({ id: 9, parent_id: 7, username: 'doctor-mom', content: '早点睡' });
    const { user, fill, server } = await openShare({
      listComments: onePage([
        comment({
          isAuthor: true,
          replies: [{ ...named, answers: { id: 7, username: 'reader' } }],
        }),
      ]),
      createComment: {
        comment: { ...mine, parent_id: 7, answers: { id: 9, username: 'doctor-mom' } },
        totalComments: 3,
      },
    });
    const first = within(await screen.findByRole('article', { name: 'reader' }));
    expect(first.getByText('作者')).toBeTruthy();
    const reply = within(screen.getByRole('article', { name: 'doctor-mom' }));
    expect(reply.getByText('回复 reader')).toBeTruthy();
    await user.click(press('回复doctor-mom'));
    await fill(await screen.findByRole('textbox', { name: '回复doctor-mom' }), '谢谢分享');
    await user.click(press('回复'));
    expect(await screen.findByText('回复 doctor-mom')).toBeTruthy();
    expect(server.calls('createComment').map(({ body }) => body)).toMatchObject([
      { content: '谢谢分享', parent_id: 9 },
    ]);
    await expectAccessible();
  });

  it('shows more replies, and keeps the first where they could not be loaded', async () => {
    const first = comment({ id: 9, parent_id: 7, content: '早点睡' });
    const second = comment({ id: 10, parent_id: 7, content: '少喝浓茶' });
    const { user, server } = await openShare({
      listComments: onePage([comment({ replies: [first], replyCount: 2 })]),
      listReplies: new AppError('unavailable'),
    });
    const more = { name: '还有 1 条回复' };
    await user.click(await screen.findByRole('button', more));
    expect(await findAlert('暂时')).toBeTruthy();
    expect(screen.getByText('早点睡')).toBeTruthy();
    server.answer({ listReplies: onePage([first, second]) });
    await user.click(screen.getByRole('button', more));
    expect(await screen.findByText('少喝浓茶')).toBeTruthy();
    expect(screen.getAllByText('早点睡')).toHaveLength(1);
    expect(screen.queryByRole('button', more)).toBeNull();
  });

  it('that is new is listed with the others, and once after they are loaded', async () => {
    const reply = (id: number, content: string) =>
      comment({ id, parent_id: 7, username: 'writer', content });
    const others = Array.from({ length: 9 }, (_, at) => reply(20 + at, `第${at + 1}个办法`));
    const own = { ...mine, id: 40, parent_id: 7, content: '谢谢大家' };
    const thread = (replyCount: number) =>
      onePage([comment({ replies: others.slice(0, 5), replyCount })]);
    const { user, fill, server } = await openShare({
      listComments: thread(9),
      createComment: () => {
        server.answer({ listComments: thread(10) });
        return { comment: own, totalComments: 11 };
      },
    });
    const replies = within(await screen.findByRole('list', { name: '对reader的回复' }));
    expect(replies.getAllByRole('listitem')).toHaveLength(5);
    await user.click(press('回复reader'));
    await fill(await screen.findByRole('textbox', { name: '回复reader' }), '谢谢大家');
    await user.click(press('回复'));
    expect(await replies.findByText('谢谢大家')).toBeTruthy();
    server.answer({ listReplies: onePage([...others, own]) });
    await user.click(press('还有 4 条回复'));
    await waitFor(() => expect(replies.getAllByRole('listitem')).toHaveLength(10));
    const shown = replies.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown[8]).toContain('第9个办法');
    expect(shown[9]).toContain('谢谢大家');
    expect(screen.queryByRole('button', { name: /条回复/ })).toBeNull();
  });

  it('with replies leaves its place to them when it is deleted', async () => {
    const reply = comment({ id: 9, parent_id: 8, content: '后来好了吗', username: null });
    const { user, server } = await openShare({
      listComments: onePage([comment({ ...mine, replies: [reply], replyCount: 1 })]),
      deleteComment: { deleted: true, totalComments: 1 },
    });
    expect((await screen.findByRole('list', { name: '对patient的回复' })).textContent).toContain(
      '匿名用户',
    );
    await user.click(press('删除'));
    const asked = await screen.findByRole('alertdialog');
    expect(asked.textContent).toContain('别人的回复会保留');
    const placeholder = { content: '', username: null, isDeleted: true, isMine: false };
    server.answer({
      listComments: onePage([
        comment({ ...mine, ...placeholder, replies: [reply], replyCount: 1 }),
      ]),
    });
    await user.click(within(asked).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('这条评论已删除')).toBeTruthy();
    expect(screen.getByText('后来好了吗')).toBeTruthy();
  });

  it('that is held shows that others cannot see it yet', async () => {
    const held = { ...mine, isHeld: true };
    const { user, fill } = await openShare({ createComment: { comment: held, totalComments: 1 } });
    await fill(await input(), '加我微信');
    await user.click(press('发表'));
    expect(await notice('评论已提交，审核通过后其他人才能看到')).not.toHaveLength(0);
  });

  it('that is too long is refused before it is sent', async () => {
    const { user, fill, server } = await openShare();
    await fill(await input(), '长'.repeat(1_001));
    await user.click(press('发表'));
    expect(await screen.findByText('评论不能超过1000个字符')).toBeTruthy();
    expect(server.calls('createComment')).toEqual([]);
  });

  it('of one’s own is deleted after one question, and stays where that is refused', async () => {
    const { user, server } = await openShare({
      listComments: onePage([mine]),
      deleteComment: new AppError('unavailable'),
    });
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: /^删除/ }));
      const asked = within(await screen.findByRole('alertdialog'));
      await user.click(asked.getByRole('button', { name: '删除' }));
    };
    await remove();
    expect(await findAlert('服务暂时不可用')).toBeTruthy();
    expect(screen.getByText('谢谢分享')).toBeTruthy();
    server.answer({
      deleteComment: { deleted: true, totalComments: 0 },
      listComments: onePage([]),
    });
    await remove();
    expect(await screen.findByText('还没有评论')).toBeTruthy();
    expect(server.calls('deleteComment').map(({ params }) => params)).toEqual([
      { id: '8' },
      { id: '8' },
    ]);
  });
});
