import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Message, ReplyEvent } from '#features/messages/contract.ts';
import type { Session } from '#features/sessions/contract.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { messageRow } from '#test/message-row.ts';
import { chatAnswers } from '#test/web/consultation-samples.ts';
import { openPage } from '#test/web/open-page.tsx';
import { findAlert } from '#test/web/page-parts.ts';
import type { Answers, SentCall } from '#test/web/scripted-answers.ts';
import type { ScriptedServer } from '#test/web/scripted-server.ts';
import { onePage, session, usage } from '#test/web/samples.ts';

/** Questions and their answers, alternately, with ids from 1. */
const talk = (...words: readonly string[]): Message[] =>
  words.map((content, at) =>
    messageRow(at + 1, { role: at % 2 === 0 ? 'user' : 'assistant', content }),
  );

/** Answers a send as the server does, which keeps both from then on. */
const answering =
  (server: ScriptedServer, answer: string) =>
  ({ body }: SentCall): readonly ReplyEvent[] => {
    const { content, client_message_id: sentAs } = body as SentMessage;
    const [question, reply] = talk(content, answer);
    if (!question || !reply) throw new Error('no messages');
    server.answer({ listMessages: onePage([{ ...question, clientMessageId: sentAs }, reply]) });
    return [
      { message_id: reply.id, user_message_id: question.id },
      { content: answer },
      { done: true, status: 'complete' },
    ];
  };
type SentMessage = { content: string; client_message_id: string };

const idOf = (params: Readonly<Record<string, string>>) => Number(params['id']);

/** A chat on a server that keeps its messages. */
async function openChat(
  rows: readonly Message[],
  { answers = {}, of = {} }: { answers?: Answers; of?: Partial<Session> } = {},
) {
  let kept = rows;
  const remove = (isGone: (id: number) => boolean) => {
    const messageIds = kept.filter(({ id }) => isGone(id)).map(({ id }) => id);
    kept = kept.filter(({ id }) => !isGone(id));
    return { deleted: true, deletedCount: messageIds.length, messageIds };
  };
  const page = await openPage('/chat/1', {
    ...chatAnswers,
    getSession: session({ messagesCount: rows.length, ...of }),
    listMessages: () => onePage([...kept]),
    deleteMessage: ({ params }) => remove((id) => id === idOf(params)),
    deleteMessagesFrom: ({ params }) => {
      const content = kept.find(({ id }) => id === idOf(params))?.content ?? '';
      return { ...remove((id) => id >= idOf(params)), content };
    },
    restoreMessages: () => {
      const restoredCount = rows.length - kept.length;
      kept = rows;
      return { restored: true, restoredCount };
    },
    ...answers,
  });
  const input = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '消息' });
  if (rows.length > 0) await screen.findAllByRole('article');
  const said = () =>
    within(screen.getByRole('log'))
      .queryAllByRole('article')
      .map(({ textContent }) => textContent);
  const open = async (at: number) => {
    const article = screen.getAllByRole('article')[at];
    if (!article) throw new Error(`no message ${at}`);
    await page.user.click(within(article).getByRole('button', { name: '消息操作' }));
  };
  return {
    ...page,
    input,
    said,
    open,
    send: () => screen.getByRole<HTMLButtonElement>('button', { name: '发送' }),
    act: async (at: number, name: string) => {
      await open(at);
      await page.user.click(await screen.findByRole('menuitem', { name }));
    },
    confirm: async (name: string) => {
      const question = within(await screen.findByRole('alertdialog'));
      await page.user.click(question.getByRole('button', { name }));
    },
    undo: async () => page.user.click(await screen.findByRole('button', { name: '撤销' })),
  };
}

describe('a message', () => {
  it('is deleted after a question that says what it means, and restored by undo', async () => {
    const { act, confirm, undo, said, server } = await openChat(
      talk('头痛三天', '我记下了', '怕冷', '再说说'),
    );
    await act(1, '删除');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('之后的回答也不再参考它');
    await confirm('取消');
    expect(said()).toHaveLength(4);
    expect(server.calls('deleteMessage')).toEqual([]);

    await act(1, '删除');
    await confirm('删除');
    await waitFor(() => expect(said()).toHaveLength(3));
    await waitFor(() =>
      expect(server.calls('deleteMessage')).toMatchObject([{ params: { id: '2' } }]),
    );
    await undo();
    expect(await screen.findAllByText(/已撤销/)).not.toHaveLength(0);
    await waitFor(() => expect(said()[1]).toContain('我记下了'));
    expect(said()).toHaveLength(4);
    expect(server.calls('restoreMessages')).toMatchObject([{ body: { message_ids: [2] } }]);
  });

  it('is returned to with its text before the draft; undo takes it away again, and nothing written since', async () => {
    const { fill, input, act, open, confirm, undo, said, user } = await openChat(
      talk('头痛三天', '我记下了', '怕冷', '再说说', '口干', '好的'),
    );
    await fill(input, '还有一点咳嗽');
    await open(1);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['复制', '删除']);
    await user.keyboard('{Escape}');

    await act(2, '返回此处');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('共 4 条');
    await confirm('返回此处');
    await waitFor(() => expect(said()).toHaveLength(2));
    await waitFor(() => expect(input.value).toBe('怕冷\n还有一点咳嗽'));
    await undo();
    await waitFor(() => expect(said()).toHaveLength(6));
    expect(input.value).toBe('还有一点咳嗽');

    await act(4, '返回此处');
    await confirm('返回此处');
    await waitFor(() => expect(input.value).toBe('口干\n还有一点咳嗽'));
    await fill(input, '口干，想喝水');
    await undo();
    await waitFor(() => expect(said()).toHaveLength(6));
    expect(input.value).toBe('口干，想喝水');
  });

  it('stays away when it can no longer be restored, with the reason', async () => {
    const { act, confirm, undo, said } = await openChat(talk('头痛三天', '我记下了'), {
      answers: { restoreMessages: new AppError('restore_too_late') },
    });
    await act(0, '返回此处');
    await confirm('返回此处');
    await waitFor(() => expect(said()).toEqual([]));
    await undo();
    expect(await findAlert(new AppError('restore_too_late').text['zh-CN'])).toBeTruthy();
    expect(said()).toEqual([]);
  });

  it('of the assistant is copied with its Markdown and the AI label, one’s own as it is', async () => {
    const { act } = await openChat(talk('头痛三天', '**多喝水**，早点睡'));
    const copied = () => navigator.clipboard.readText();
    await act(1, '复制');
    expect(await screen.findAllByText('已复制')).not.toHaveLength(0);
    const label = '（以上内容由 AI 生成，仅供参考，不能替代医生诊断和处方）';
    await waitFor(async () => expect(await copied()).toBe(`**多喝水**，早点睡\n\n${label}`));
    await act(0, '复制');
    await waitFor(async () => expect(await copied()).toBe('头痛三天'));
  });

  it('of an ended conversation can be copied but not changed', async () => {
    const { open } = await openChat(talk('头痛三天', '我记下了'), { of: { status: 'completed' } });
    expect(await screen.findByText(/^这段对话已经结束/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '批量选择' })).toBeNull();
    await open(0);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['复制']);
  });
});

describe('the input', () => {
  it('takes 2000 characters and counts them near the end', async () => {
    const { fill, input, user, send } = await openChat([]);
    await fill(input, '痛'.repeat(1999));
    expect(await screen.findByText('1999 / 2000')).toBeTruthy();
    await user.type(input, '很多');
    expect(input.value).toBe(`${'痛'.repeat(1999)}很`);
    expect(await screen.findByText(/^到 2000 字了/)).toBeTruthy();
    expect(send().disabled).toBe(false);
  });

  it('sends no blanks', async () => {
    const { fill, input, send } = await openChat([]);
    expect(send().disabled).toBe(true);
    await fill(input, '  \n　');
    expect(send().disabled).toBe(true);
  });

  it('gets text back, once, that the server did not accept', async () => {
    const { fill, input, user, send, said, server } = await openChat([], {
      answers: { sendMessage: new AppError('unavailable') },
    });
    await fill(input, '头痛三天');
    await user.click(send());
    expect(await findAlert(new AppError('unavailable').text['zh-CN'])).toBeTruthy();
    await waitFor(() => expect(input.value).toBe('头痛三天'));
    expect(said()).toEqual([]);
    server.answer({ sendMessage: answering(server, '我记下了') });
    await user.click(send());
    expect(await screen.findByText('我记下了')).toBeTruthy();
    await waitFor(() => expect(said()).toHaveLength(2));
    expect(said()[0]).toContain('头痛三天');
    expect(input.value).toBe('');
  });
});

describe('the room of a conversation', () => {
  it.each([
    [178, null],
    [180, '这段对话还能放 20 条消息，之后请创建续对话。'],
    [198, '这段对话还能放 2 条消息，之后请创建续对话。'],
  ])('with %i messages is shown as %s', async (messagesCount, words) => {
    await openChat([], { of: { messagesCount } });
    expect(await screen.findByText(`${messagesCount} 条消息`)).toBeTruthy();
    if (words === null) expect(screen.queryByText(/还能放/)).toBeNull();
    else expect(await screen.findByText(words)).toBeTruthy();
  });

  it('of 200 messages is full', async () => {
    const { input, send } = await openChat([], { of: { messagesCount: 200 } });
    expect(await screen.findByText('当前对话已达到消息上限，请创建续对话继续。')).toBeTruthy();
    expect(input.readOnly).toBe(true);
    expect(send().disabled).toBe(true);
  });
});

describe('with no message left', () => {
  const getUsage = { ...usage, remainingCount: 0 };

  it('the button shows why before and after a press', async () => {
    const { fill, input, user } = await openChat([], {
      answers: { getUsage, sendMessage: new AppError('quota_exhausted') },
    });
    const description = '次数用完了，急症仍会回答';
    await screen.findByRole('button', { name: '发送', description });
    await fill(input, '还有点恶心');
    await user.click(screen.getByRole('button', { name: '发送', description }));
    expect(await findAlert('次数用完了')).toBeTruthy();
    await waitFor(() => expect(input.value).toBe('还有点恶心'));
  });

  it('an emergency is sent and answered', async () => {
    const { fill, input, user, send, said, server } = await openChat([], { answers: { getUsage } });
    server.answer({ sendMessage: answering(server, '请现在拨打 120') });
    await fill(input, '胸口压榨样痛');
    await user.click(send());
    expect(await screen.findByText('请现在拨打 120')).toBeTruthy();
    await waitFor(() => expect(said()).toHaveLength(2));
    expect(said()[0]).toContain('胸口压榨样痛');
  });
});

describe('the call of an alarm', () => {
  const isBefore = (a: Element, b: Element) =>
    a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING;

  it.each([
    ['emergency', '请马上停下活动', true],
    ['crisis', '谢谢您愿意说出来', false],
  ] as const)('of %s stands before its words: %s %s', async (level, content, isFirst) => {
    const lines = [{ number: '120', name: '急救' }];
    const alarm = { isRaised: true, level, lines, places: [], tell: [] };
    await openChat([
      messageRow(1, { role: 'user', content: '…' }),
      messageRow(2, { content, alarm }),
    ]);
    const words = await screen.findByText(content);
    const card = within(screen.getByRole('log'));
    const call = card.getByRole('link', { name: '拨打 120' });
    expect(isBefore(call, words)).toBe(isFirst);
  });
});

it('a message of the address that is gone is reported once everything older is loaded', async () => {
  const [older, newest] = talk('第1句', '我记下了');
  if (!older || !newest) throw new Error('no sample');
  await openPage('/chat/1?message=999999999', {
    ...chatAnswers,
    getSession: session({ messagesCount: 2 }),
    listMessages: { ...onePage([newest]), count: 2, next: 2 },
    loadOldMessages: {
      messages: [older],
      has_more: false,
      hasMore: false,
      loaded_count: 1,
      totalMessagesCount: 2,
    },
  });
  expect(await screen.findAllByText('这条消息已经不在了')).not.toHaveLength(0);
  expect(screen.getByText('第1句')).toBeTruthy();
});
