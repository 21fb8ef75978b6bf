import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localOrder, localReader } from '#app/server/consult-locally.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { createLocalModel } from '#features/models/server/local-model.ts';
import { listChainTurns } from '#features/messages/server/chain-turn-store.ts';
import { listTurns } from '#features/messages/server/reply-store.ts';
import { readingCharsMax, readingRow } from '#features/messages/server/stored-reading.ts';
import { readMessage } from '#medicine/reading/read-message.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';

const today = new Date('2026-05-05T04:00:00Z');
const engine = createLocalModel((turns, person) =>
  localReader.read(localOrder(turns, person, today, hotlines)),
);
const said = '头痛三天，没有发烧，血压150/95，吃着缬沙坦';

describe('the stored reading of a message', () => {
  let chat: ChatHarness;
  beforeAll(async () => {
    chat = await createChatHarness(Infinity, engine);
  });
  afterAll(() => chat.close());

  const send = async (words: string): Promise<Patient> => {
    const patient = await chat.patient(5);
    await readStream(await patient.send(words));
    return patient;
  };
  const turnsOf = ({ userId, sessionId }: Patient) =>
    listTurns(chat.database.db, { userId, sessionId });

  it('is stored with it and read back, for the interview and for the summary', async () => {
    const patient = await send(said);
    const [question, reply] = await turnsOf(patient);
    expect(question?.reading).toEqual(readMessage(said));
    expect(reply).not.toHaveProperty('reading');
    const [first] = await listChainTurns(chat.database.db, {
      userId: patient.userId,
      sessionIds: [patient.sessionId],
    });
    expect(first?.reading).toEqual(question?.reading);
  });

  it('is stored where triage answers, too', async () => {
    const patient = await send('胸口像石头压着，大汗，左胳膊发麻');
    const [question] = await turnsOf(patient);
    expect(question?.reading?.danger.alone.alarms).not.toEqual([]);
  });

  it.each([
    ['of another version', `jsonb_set(reading, '{version}', '"other"')`],
    ['that is not understood', `jsonb_set(reading, '{mentions}', '[{"symptom":7}]')`],
    ['from before', 'null'],
  ])('one %s is left out, and the message read anew', async (_, stored) => {
    const patient = await send(said);
    await sql`update message set reading = ${sql.raw(stored)}
      where session_id = ${patient.sessionId}`.execute(chat.database.db);
    const [question] = await turnsOf(patient);
    expect(question).toEqual({ role: 'user', content: said });
  });

  it('goes and comes back with a message that is deleted and restored', async () => {
    const patient = await send(said);
    const [before] = await turnsOf(patient);
    const { data } = await patient.call(messageEndpoints.listMessages, {
      params: { id: patient.sessionId },
    });
    const body = { message_ids: data.results.map(({ id }) => id) };
    await patient.call(messageEndpoints.deleteMessages, { body });
    expect(await turnsOf(patient)).toEqual([]);
    await patient.call(messageEndpoints.restoreMessages, { body });
    expect((await turnsOf(patient))[0]).toEqual(before);
  });
});

it('what is no JSON for PostgreSQL or too long is not stored', () => {
  const reading = readMessage('头痛');
  expect(readingRow(reading)).toMatch(/^\{"version":/u);
  expect(readingRow({ ...reading, medicines: ['\ud83d'] })).toBeNull();
  expect(readingRow({ ...reading, medicines: ['\0'] })).toBeNull();
  expect(readingRow(readMessage('头痛，胃痛。'.repeat(readingCharsMax / 100)))).toBeNull();
});
