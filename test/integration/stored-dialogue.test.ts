import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localOrder, localReader } from '#app/server/consult-locally.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { optionIdCharsMax, optionIdsMax } from '#features/messages/rules.ts';
import { createLocalModel } from '#features/models/server/local-model.ts';
import { dialogueRow } from '#features/messages/server/stored-dialogue.ts';
import type { Act } from '#medicine/dialogue/turn-acts.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { textReply } from '#test/model-server-replies.ts';

const today = new Date('2026-05-05T04:00:00Z');
const engine = createLocalModel((turns, person) =>
  localReader.read(localOrder(turns, person, today, hotlines)),
);

type Stored = { by: string; acts?: Act[]; chosen?: string[] } | null;

async function storedIn(chat: ChatHarness, { sessionId }: Patient): Promise<Stored[]> {
  const { rows } = await sql<{ dialogue: Stored }>`
    select dialogue from message where session_id = ${sessionId} order by id`.execute(
    chat.database.db,
  );
  return rows.map(({ dialogue }) => dialogue);
}

const asksIn = (stored: Stored | undefined): string[] =>
  (stored?.acts ?? []).flatMap((act) => (act.act === 'ask' ? [act.question] : []));

describe('with the built-in engine', () => {
  let chat: ChatHarness;
  beforeAll(async () => {
    chat = await createChatHarness(Infinity, engine);
  });
  afterAll(() => chat.close());

  const say = async (patient: Patient, words: string, ids?: readonly string[]) =>
    readStream(await patient.send(words, ids && { option_ids: ids }));

  it('what a reply asked and offered is stored with it, and the ids come with its answers', async () => {
    const patient = await chat.patient(5);
    const { sum } = await say(patient, '胃隐隐作痛');
    const [question, reply] = await storedIn(chat, patient);
    expect(question).toBeNull();
    expect(reply).toMatchObject({ version: 1, by: 'engine' });
    expect(asksIn(reply)).toEqual(['who.both.您']);
    const ids = sum.suggestions?.map((label) => [`who.both.您:${label}`]);
    expect(sum.suggestion_ids).toEqual([...(ids?.slice(0, -1) ?? []), []]);
    const { data } = await patient.call(messageEndpoints.listMessages, {
      params: { id: patient.sessionId },
    });
    expect(data.results.at(-1)?.suggestionIds).toEqual(sum.suggestion_ids);
  });

  it('tapped ids are stored with the message, those that were not offered are left out', async () => {
    const patient = await chat.patient(5);
    await say(patient, '胃隐隐作痛');
    const hostile = ['who.both.您:男', 'duration:两三天', '__proto__', "'; drop table message; --"];
    const { status } = await say(patient, '女', ['who.both.您:女', ...hostile]);
    expect(status).toBe(200);
    expect((await storedIn(chat, patient))[2]).toEqual({
      version: 1,
      by: 'person',
      chosen: ['who.both.您:女'],
    });
  });

  it('too many ids, and ids that are too long, are refused', async () => {
    const patient = await chat.patient(5);
    const many = Array.from({ length: optionIdsMax + 1 }, () => 'a:b');
    expect((await patient.send('你好', { option_ids: many })).status).toBe(400);
    const long = ['a'.repeat(optionIdCharsMax + 1)];
    expect((await patient.send('你好', { option_ids: long })).status).toBe(400);
    expect((await patient.send('你好', { option_ids: 'a:b' })).status).toBe(400);
  });

  it.each([
    ['from before it was stored', null],
    ['that is not understood', { version: 9 }],
  ])('a reply %s is read from its text', async (_, stored) => {
    const patient = await chat.patient(5);
    await say(patient, '胃隐隐作痛');
    await sql`update message set dialogue = ${stored && JSON.stringify(stored)}::jsonb
      where session_id = ${patient.sessionId}`.execute(chat.database.db);
    await say(patient, '跳过');
    // Not who it is once more.
    expect(asksIn((await storedIn(chat, patient)).at(-1))).toEqual(['duration']);
  });

  it('a reply that quotes half a character is stored whole', async () => {
    const patient = await chat.patient(5);
    const words = '😭他老是凶我我很怕他已经好几天了一直没有好起来不';
    const { sum } = await say(patient, words);
    expect(sum.content).not.toBe('');
    const dialogues = await storedIn(chat, patient);
    expect(dialogues.at(-1)).toMatchObject({ by: 'engine' });
    const half = { version: 1 as const, by: 'person' as const, chosen: ['stool:\ude2d'] };
    const { rows } = await sql<{ back: unknown }>`
      select ${dialogueRow(half)}::jsonb as back`.execute(chat.database.db);
    expect(rows).toEqual([{ back: { ...half, chosen: ['stool:\ufffd'] } }]);
  });

  it('an alarm is stored with its group, its level and the place of the words, and without the words of the person', async () => {
    const patient = await chat.patient(5);
    const { sum } = await say(patient, '突然胸口剧痛，出冷汗，喘不上气');
    expect(sum.content).toContain('120');
    const reply = (await storedIn(chat, patient)).at(-1);
    expect(reply).toMatchObject({ by: 'engine' });
    expect(reply?.acts).toContainEqual({
      act: 'alarm',
      level: 'emergency',
      group: expect.any(String),
      place: { start: expect.any(Number), end: expect.any(Number) },
    });
  });

  it('the answers below an alarm have ids, and one that is tapped is stored and read', async () => {
    const patient = await chat.patient(5);
    const { sum } = await say(patient, '突然胸口剧痛，出冷汗，喘不上气');
    const ids = ['called', 'way', 'arrived', 'misread'].map((option) => `danger:${option}`);
    expect(sum.suggestion_ids).toEqual(ids.map((id) => [id]));
    const label = sum.suggestions?.[0] ?? '';
    const { sum: next } = await say(patient, label, [ids[0] ?? '', 'danger:seen']);
    expect((await storedIn(chat, patient))[2]?.chosen).toEqual([ids[0]]);
    expect(next.content).toContain('车到之前');
    expect(next.suggestion_ids).toContainEqual(['danger:food']);
  });

  it('survives a deletion that is undone', async () => {
    const patient = await chat.patient(5);
    await say(patient, '胃隐隐作痛');
    const before = await storedIn(chat, patient);
    const { data } = await patient.call(messageEndpoints.listMessages, {
      params: { id: patient.sessionId },
    });
    const body = { message_ids: data.results.map(({ id }) => id) };
    await patient.call(messageEndpoints.deleteMessages, { body });
    expect(await storedIn(chat, patient)).toEqual([]);
    await patient.call(messageEndpoints.restoreMessages, { body });
    expect(await storedIn(chat, patient)).toEqual(before);
  });
});

describe('a reply of the engine that broke off', () => {
  let writer: 'engine' | 'engine that breaks off' | 'model' = 'engine';
  let chat: ChatHarness;
  beforeAll(async () => {
    chat = await createChatHarness(Infinity, async function* broken(request, signal) {
      if (writer === 'model') {
        yield { type: 'text', text: '您慢慢说。' };
        return;
      }
      let shown = '';
      for await (const piece of engine(request, signal)) {
        if (piece.type === 'text') shown += piece.text;
        if (writer !== 'engine' && shown.includes('有多久了')) throw new Error('broke off');
        yield piece;
      }
    });
  });
  afterAll(() => chat.close());

  /** A reply of which only the first of two questions was shown. */
  const breakOff = async (patient: Patient): Promise<number> => {
    writer = 'engine that breaks off';
    const sent = await patient.send('胃隐隐作痛', { model: 'local' });
    const { sum } = await readStream(sent);
    writer = 'engine';
    const id = sum.message_id ?? 0;
    await sql`update message set status = 'interrupted' where id = ${id}`.execute(chat.database.db);
    return id;
  };
  const resume = async (patient: Patient, id: number) =>
    readStream(
      await fetch(`${chat.url}/ai/api/messages/${id}/resume/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${patient.access}` },
      }),
    );

  it('keeps the question that was shown, also where a model goes on with it', async () => {
    const patient = await chat.patient(5);
    const id = await breakOff(patient);
    expect(asksIn((await storedIn(chat, patient)).at(-1))).toEqual(['who.both.您']);
    await sql`update message set model = 'scripted' where id = ${id}`.execute(chat.database.db);
    writer = 'model';
    await resume(patient, id);
    const resumed = (await storedIn(chat, patient)).at(-1);
    expect([resumed?.by, asksIn(resumed)]).toEqual(['model', ['who.both.您']]);
  });

  it('has each question once where the engine writes it again', async () => {
    const patient = await chat.patient(5);
    await resume(patient, await breakOff(patient));
    expect(asksIn((await storedIn(chat, patient)).at(-1))).toEqual(['who.both.您']);
  });
});

describe('with a language model', () => {
  let chat: ChatHarness;
  beforeAll(async () => {
    chat = await createChatHarness(Infinity);
  });
  afterAll(() => chat.close());

  it('a reply is marked as a model’s, with the alarm that we put before it', async () => {
    const patient = await chat.patient(5);
    chat.models.script(textReply(['您的性别和年龄是？']));
    await readStream(await patient.send('最近看东西有重影'));
    const reply = (await storedIn(chat, patient)).at(-1);
    expect(reply).toMatchObject({
      by: 'model',
      acts: [{ act: 'alarm', level: 'urgent' }, { act: 'offer' }],
    });
  });

  it('offers below an urgent alarm to report a misreading, and continues without the alarm then', async () => {
    const patient = await chat.patient(5);
    chat.models.script(textReply(['请当天去眼科。']));
    const { sum } = await readStream(await patient.send('最近看东西有重影'));
    expect([sum.suggestions, sum.suggestion_ids]).toEqual([['不是这个意思'], [['danger:misread']]]);
    chat.models.script(textReply(['好的，我们接着说。']));
    const ids = { option_ids: ['danger:misread'] };
    const after = await readStream(await patient.send('不是这个意思', ids));
    expect(after.sum.suggestions).toBeUndefined();
    const { rows } = await sql<{ event: string }>`
      select event from message_danger where user_id = ${patient.userId} order by id`.execute(
      chat.database.db,
    );
    expect(rows.map(({ event }) => event)).toEqual(['alarm', 'alarm_closed']);
  });
});
