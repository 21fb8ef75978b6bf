import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerAct } from '#medicine/dialogue/danger-options.ts';
import type { Act } from '#medicine/dialogue/turn-acts.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { createChatHarness, readStream, type ChatHarness } from '#test/chat-harness.ts';
import { messageEndpoints } from '../contract.ts';
import { alarmOf } from './alarm-of-reply.ts';

const raised = (group: string, level: 'emergency' | 'crisis' | 'safety' | 'urgent'): Act => ({
  act: 'alarm',
  group,
  level,
});
const numbersOf = (acts: readonly Act[], lines = hotlines) =>
  alarmOf(acts, lines)?.lines.map(({ number }) => number);

describe('the alarm of a reply', () => {
  it('is an emergency with the number of the ambulance, and what the doctor will want to know', () => {
    const acts = [raised('acs', 'emergency'), offerAct('emergency')];
    expect(alarmOf(acts, hotlines)).toMatchObject({
      isRaised: true,
      level: 'emergency',
      lines: [{ number: '120', name: '急救' }],
      tell: expect.arrayContaining([expect.stringContaining('疼在哪里')]),
    });
  });

  it('is despair with every line, and both where both are mentioned', () => {
    const lines = ['120', '12356', '12355', '010-82951332', '400-161-9995', '110'];
    expect(numbersOf([raised('suicide', 'crisis')])).toEqual(lines);
    const both = [raised('suicide', 'crisis'), raised('overdose', 'emergency')];
    expect(alarmOf(both, hotlines)).toMatchObject({ level: 'emergency' });
    expect(numbersOf(both)).toEqual(lines);
  });

  it('names the lines of the operator', () => {
    const own = hotlines.map((line) =>
      line.id === 'emergency' ? { ...line, number: '999' } : line,
    );
    expect(numbersOf([raised('acs', 'emergency')], own)).toEqual(['999']);
  });

  it('is open while it is followed, and no longer with a doctor or after it was taken back', () => {
    const followed = (...acts: Act[]) => {
      const alarm = alarmOf(acts, hotlines);
      return alarm && { isRaised: alarm.isRaised, level: alarm.level };
    };
    const isOpen = { isRaised: false, level: 'emergency' };
    expect(followed(offerAct('called'))).toEqual(isOpen);
    expect(followed(offerAct('way'))).toEqual(isOpen);
    expect(followed({ act: 'stay', crisis: 'despair' }, offerAct('despair'))).toEqual({
      isRaised: false,
      level: 'crisis',
    });
    expect(followed(offerAct('arrived'))).toBeUndefined();
    expect(followed({ act: 'close', group: 'acs', level: 'emergency' })).toBeUndefined();
  });

  it('is none of a soon visit, of violence, and of an ordinary question', () => {
    expect(alarmOf([raised('jaundice', 'urgent'), offerAct('urgent')], hotlines)).toBeUndefined();
    expect(alarmOf([raised('violence', 'safety'), offerAct('safety')], hotlines)).toBeUndefined();
    const stay = { act: 'stay', crisis: 'violence' } as const;
    expect(alarmOf([stay, offerAct('violence')], hotlines)).toBeUndefined();
    expect(alarmOf([{ act: 'introduce' }], hotlines)).toBeUndefined();
  });
});

describe('over the wire', () => {
  let chat: ChatHarness;
  beforeAll(async () => {
    chat = await createChatHarness();
  });
  afterAll(() => chat.close());

  it('comes before the first word, stays with the message, and is read by its owner only', async () => {
    const patient = await chat.patient();
    const { events } = await readStream(await patient.send('胸口压榨样剧痛，出大汗'));
    const alarm = { isRaised: true, level: 'emergency', lines: [{ number: '120', name: '急救' }] };
    const first = events.findIndex((event) => event.alarm !== undefined);
    const words = events.findIndex((event) => event.content !== undefined);
    expect(first).toBeLessThanOrEqual(words);
    expect(events[first]?.alarm).toMatchObject(alarm);

    const params = { id: patient.sessionId };
    const { data } = await patient.call(messageEndpoints.listMessages, { params });
    const [asked, reply] = data.results;
    expect(asked).not.toHaveProperty('alarm');
    expect(reply?.alarm).toMatchObject(alarm);
    const query = { oldest_message_id: (reply?.id ?? 0) + 1 };
    const old = await patient.call(messageEndpoints.loadOldMessages, { params, query });
    expect(old.data.messages.at(-1)?.alarm).toMatchObject(alarm);

    const { start, end } = reply?.alarm?.places[0] ?? { start: 0, end: 0 };
    expect(asked?.content.slice(start, end)).toMatch(/胸口压榨样剧痛/u);

    const elsewhere = await chat.otherProcess();
    const owned = { userId: patient.userId, messageId: reply?.id ?? 0 };
    const told: unknown[] = [];
    const { signal } = new AbortController();
    for await (const event of elsewhere.runs.follow(owned, signal)) told.push(event);
    expect(told).toMatchObject([{ alarm, done: true }]);
    await elsewhere.close();

    const other = await chat.patient();
    const { status } = await other.call(messageEndpoints.listMessages, { params });
    expect(status).toBe(404);
  });
});
