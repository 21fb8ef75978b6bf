import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { createChatHarness, type ChatHarness, type Patient } from '#test/chat-harness.ts';
import { cut, textReply } from '#test/model-server-replies.ts';
import { messageEndpoints } from '../contract.ts';
import { countDangers } from './danger-store.ts';

let chat: ChatHarness;
let patient: Patient;

beforeAll(async () => {
  chat = await createChatHarness();
});
beforeEach(async () => {
  await chat.database.db.deleteFrom('message_danger').execute();
  patient = await chat.patient();
});
afterAll(() => chat.close());

const emergency = '胸口压榨样剧痛，出大汗';
const send = async (content: string, options: Record<string, unknown> = {}) =>
  (await patient.send(content, options)).text();
const stored = () =>
  chat.database.db
    .selectFrom('message_danger')
    .select([
      'event',
      'danger_group as group',
      'level',
      'closed_by as by',
      'messages_after as after',
    ])
    .where('user_id', '=', patient.userId)
    .orderBy('id')
    .execute();
const counts = () =>
  countDangers(chat.database.db, { since: new Date('2026-03-01'), soonMessages: 2 });
const acs = { group: 'acs', level: 'emergency' };

describe('what triage makes of a message', () => {
  it('is stored with it: an alarm, and its denial', async () => {
    await send(emergency);
    await send('不是这个意思');
    expect(await stored()).toEqual([
      { ...acs, event: 'alarm', by: null, after: null },
      { ...acs, event: 'alarm_closed', by: 'denial', after: 1 },
    ]);
    expect(await counts()).toEqual([{ group: 'acs', alarms: 1, deniedSoon: 1, questions: 0 }]);
  });

  it('distinguishes a denial from a doctor’s finding, and an early one from a late one', async () => {
    await send(emergency);
    await send('到医院了');
    await send('做了心电图，医生说没事，不是心脏');
    expect((await stored()).at(-1)).toEqual({
      ...acs,
      event: 'alarm_closed',
      by: 'doctor',
      after: 2,
    });
    await send('突然又胸口压榨样剧痛，出大汗');
    for (const said of ['嗯', '在家', '不是这个意思']) await send(said);
    expect((await stored()).at(-1)).toMatchObject({ by: 'denial', after: 3 });
    expect(await counts()).toMatchObject([{ alarms: 2, deniedSoon: 0 }]);
  });

  it('is a question where the words only may be a danger', async () => {
    await send('宝宝发热，有点没精神');
    expect(await stored()).toMatchObject([{ event: 'question', by: null }]);
  });

  it('is nothing for an ordinary message, and is stored once for a send that is repeated', async () => {
    await send('头痛三天，怕冷');
    expect(await stored()).toEqual([]);
    const again = { model: 'scripted', client_message_id: 'the-same' };
    const urgent = '眼睛发黄三天了，尿像浓茶';
    chat.models.script({ steps: [cut] });
    await send(urgent, again);
    chat.models.script(textReply(['请尽快就医。']));
    await send(urgent, again);
    expect((await stored()).map(({ event, level }) => [event, level])).toEqual([
      ['alarm', 'urgent'],
    ]);
  });

  it('goes with a deleted message, and comes back with it', async () => {
    await send(emergency);
    await send('不是这个意思');
    const [before, counted] = [await stored(), await counts()];
    const { data } = await patient.call(messageEndpoints.listMessages, {
      params: { id: patient.sessionId },
    });
    const body = { message_ids: data.results.map(({ id }) => id) };
    await patient.call(messageEndpoints.deleteMessages, { body });
    expect([await stored(), await counts()]).toEqual([[], []]);
    await patient.call(messageEndpoints.restoreMessages, { body });
    expect([await stored(), await counts()]).toEqual([before, counted]);
    await patient.call(messageEndpoints.restoreMessages, { body });
    expect(await stored()).toEqual(before);
  });

  it('stays with a session that is deleted and restored', async () => {
    await send(emergency);
    const before = await stored();
    const params = { id: patient.sessionId };
    await patient.call(sessionEndpoints.deleteSession, { params });
    await patient.call(sessionEndpoints.restoreSession, { params });
    expect(before).toHaveLength(1);
    expect(await stored()).toEqual(before);
  });

  it('comes back with none for a message that was deleted before they were kept', async () => {
    await send(emergency);
    const { data } = await patient.call(messageEndpoints.listMessages, {
      params: { id: patient.sessionId },
    });
    const body = { message_ids: data.results.map(({ id }) => id) };
    await patient.call(messageEndpoints.deleteMessages, { body });
    await sql`update deleted_message set kept = kept - 'dangers'
      where user_id = ${patient.userId}`.execute(chat.database.db);
    await patient.call(messageEndpoints.restoreMessages, { body });
    const { data: back } = await patient.call(messageEndpoints.listMessages, {
      params: { id: patient.sessionId },
    });
    expect([back.results.length, await stored()]).toEqual([2, []]);
  });

  it('goes with its message for good', async () => {
    await send(emergency);
    await chat.database.db.deleteFrom('message').where('user_id', '=', patient.userId).execute();
    expect(await stored()).toEqual([]);
  });
});
