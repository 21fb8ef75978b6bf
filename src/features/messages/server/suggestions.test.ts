import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplyPiece } from '#features/models/language-model.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { storeMessage } from '#test/stored-message.ts';
import { messageEndpoints } from '../contract.ts';
import { suggestionCharsMax, suggestionsMax } from '../rules.ts';

let pieces: ReplyPiece[] = [];
let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness(3, async function* scripted() {
    yield* pieces;
  });
});
afterAll(() => chat.close());

const replyOf = async ({ call, sessionId }: Patient) =>
  (await call(messageEndpoints.listMessages, { params: { id: sessionId } })).data.results.at(-1);

const asked: ReplyPiece = { type: 'text', text: '您怕冷吗？' };
const answers: ReplyPiece = { type: 'suggestions', texts: ['怕冷', '跳过'], together: false };

describe('answers to tap', () => {
  it('ride on the last event before the end, and stay with the message', async () => {
    const patient = await chat.patient();
    pieces = [asked, answers];
    const { events, sum } = await readStream(await patient.send('头痛三天'));
    expect(events.at(-2)?.suggestions).toEqual(['怕冷', '跳过']);
    expect(events.at(-1)).toMatchObject({ done: true });
    expect(sum.content).toBe('您怕冷吗？');
    expect(await replyOf(patient)).toMatchObject({
      content: '您怕冷吗？',
      suggestions: ['怕冷', '跳过'],
      suggestionsTogether: false,
    });
  });

  it('are marked when they belong to several questions', async () => {
    const patient = await chat.patient();
    pieces = [asked, { ...answers, together: true }];
    const { sum } = await readStream(await patient.send('头痛三天'));
    expect(sum.suggestions_together).toBe(true);
    expect((await replyOf(patient))?.suggestionsTogether).toBe(true);
  });

  it('are sent again to a client that repeats the send after the reply has ended', async () => {
    const patient = await chat.patient();
    pieces = [asked, answers];
    const extra = { client_message_id: 'once-more' };
    await readStream(await patient.send('头痛三天', extra));
    const again = await readStream(await patient.send('头痛三天', extra));
    expect(again.sum).toMatchObject({ content: '您怕冷吗？', suggestions: ['怕冷', '跳过'] });
  });

  it('are few and short, and the last of them is kept', async () => {
    const patient = await chat.patient();
    const many = Array.from({ length: 20 }, (_, number) => `第${number}个`);
    pieces = [asked, { ...answers, texts: ['长'.repeat(suggestionCharsMax + 1), ...many, '跳过'] }];
    await readStream(await patient.send('头痛三天'));
    const kept = (await replyOf(patient))?.suggestions ?? [];
    expect(kept).toHaveLength(suggestionsMax);
    expect([kept[0], kept.at(-1)]).toEqual(['第0个', '跳过']);
  });

  it('are left out beside a summary', async () => {
    const patient = await chat.patient();
    const block = '<<诊察总结>>\n性别：女\n年龄：34岁\n症状：\n- 头痛\n<<诊察总结>>';
    pieces = [{ type: 'text', text: `多休息。\n${block}` }, answers];
    const { sum } = await readStream(await patient.send('头痛三天'));
    expect(sum.suggestions).toBeUndefined();
    expect((await replyOf(patient))?.suggestions).toEqual([]);
  });

  it('are none of a message stored before there were any', async () => {
    const patient = await chat.patient();
    const { userId, sessionId } = patient;
    const old = { role: 'assistant', content: '旧的' } as const;
    await storeMessage(chat.database.db, { userId, sessionId, ...old });
    expect((await replyOf(patient))?.suggestions).toEqual([]);
  });
});
