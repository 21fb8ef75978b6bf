import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageEndpoints, type Message } from '#features/messages/contract.ts';
import { listTurns } from '#features/messages/server/reply-store.ts';
import type { Session } from '#features/sessions/contract.ts';
import { urlOf } from '#platform/contract/endpoint.ts';
import { openSharingWorld, type SharingWorld } from '#test/sharing/sharing-world.ts';
import { quoteShare, quotedCharsMax } from './quote-share.ts';

let world: SharingWorld;
beforeAll(async () => {
  world = await openSharingWorld();
});
afterAll(() => world.product.close());

async function messagesOf(sessionId: number): Promise<Message[]> {
  const url = urlOf(messageEndpoints.listMessages.path, { id: sessionId });
  const { json } = await world.product.ask('GET', url, { bearer: world.reader.access });
  return (json['data'] as { results: Message[] }).results;
}

describe('continuing a share', () => {
  it('opens a session of the reader that shows the case as another user’s', async () => {
    const { reader, data } = world;
    const id = await world.share({}, ['我怀孕三个月，胸口压榨一样痛，**出冷汗**', '请马上就医']);
    await world.approve(id);
    const session = await data<Session>('continueShare', reader, { id });
    const title = '参考：别人分享的案例';
    expect(session).toMatchObject({ title, messagesCount: 1, status: 'ongoing' });
    const [message, ...others] = await messagesOf(session.id);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ role: 'system', isSummary: true, symptomsSummary: null });
    expect(message?.content).toContain('别人分享的案例，不是您自己的情况');
    expect(message?.content).toContain('> **AI 生成** 请马上就医');
    expect(message?.content).toContain(String.raw`\*\*出冷汗\*\*`);
    expect(message?.content).toContain('非医疗科普');
  });

  it('gives triage, the engine and the models nothing to mistake for the reader’s own text', async () => {
    const { reader, data, product } = world;
    const id = await world.share({}, ['胸口压榨一样痛，出冷汗', '请马上就医']);
    await world.approve(id);
    const { id: sessionId } = await data<Session>('continueShare', reader, { id });
    const where = { userId: reader.userId, sessionId };
    expect(await listTurns(product.database.db, where)).toEqual([]);
  });

  it('is possible for shares that the reader can see', async () => {
    const { reader, author, call, statusOf } = world;
    const id = await world.share();
    expect(await statusOf(call('continueShare', reader, { id }))).toBe(404);
    expect(await statusOf(call('continueShare', author, { id }))).toBe(200);
  });

  it('quotes a long case up to a limit and states how much is omitted', () => {
    const message = { role: 'user' as const, content: '痛'.repeat(2_000), day: '2026-01-01' };
    const messages = Array.from({ length: 200 }, () => ({ ...message, masks: [] }));
    const text = quoteShare({ title: '很长', messages }, 'zh-CN');
    expect(Array.from(text).length).toBeLessThan(quotedCharsMax + 1_000);
    expect(text).toContain('还有 185 条没有列出。');
  });
});
