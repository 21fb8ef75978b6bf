import { expect, it } from 'vitest';
import { messageRow } from '#test/message-row.ts';
import { idleReply, replyState, type ReplyAction } from './reply-state.ts';
import { shownMessages } from './shown-messages.ts';

const send = { clientMessageId: 'c-1', content: '头痛三天', atMs: 1, userMessageId: 1 };
const listed = [
  messageRow(1, { role: 'user', content: send.content, clientMessageId: 'c-1' }),
  messageRow(2, { role: 'assistant', content: '说到一半', status: 'failed' }),
];
const received: ReplyAction = {
  type: 'received',
  messageId: 3,
  userMessageId: 1,
  content: '再说一遍',
  reasoning: '',
  summary: null,
  suggestions: [],
  suggestionsTogether: false,
};
const shownAfter = (...actions: ReplyAction[]) =>
  shownMessages(listed, actions.reduce(replyState, idleReply)).map(({ content }) => content);

it('shows the reply that is written again in place of the one that failed, also once it has ended', () => {
  expect(shownAfter()).toEqual(['头痛三天', '说到一半']);
  expect(shownAfter({ type: 'sent', send }, received)).toEqual(['头痛三天', '再说一遍']);
  const ended: ReplyAction = { type: 'ended', status: 'complete', error: null };
  expect(shownAfter({ type: 'sent', send }, received, ended)).toEqual(['头痛三天', '再说一遍']);
});
