import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { done, finish, hold, stream, text } from '#test/model-server-replies.ts';
import { storeMessages } from '#test/stored-message.ts';
import { emergencyCharsMax, emergencyMessagesMax } from './reply-preparation.ts';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness();
});
afterAll(() => chat.close());

/** Gives a session so many messages of so many characters. */
async function fill({ userId, sessionId }: Patient, messages: number, chars: number) {
  const filled = Array.from({ length: messages }, (_, at) => ({
    userId,
    sessionId,
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: `${at + 1}`.padEnd(chars, '头痛，'),
  }));
  await storeMessages(chat.database.db, filled);
  await sql`update session set messages_count = ${messages} where id = ${sessionId}`.execute(
    chat.database.db,
  );
}

/** Sends, and returns what was refused and what was read of the conversation. */
async function refused(patient: Patient, content = '还是痛') {
  const from = chat.readings.length;
  const response = await patient.send(content);
  const { code } = (await response.json()) as { code: string };
  return { status: response.status, code, read: chat.readings.slice(from) };
}

describe('a send that cannot be taken', () => {
  it('is refused before anything is read of a full, an ended and an answering session', async () => {
    const full = await chat.patient();
    await fill(full, 200, 100);
    expect(await refused(full)).toEqual({ status: 409, code: 'message_limit', read: [] });

    const ended = await chat.patient();
    await ended.call(sessionEndpoints.endSession, { params: { id: ended.sessionId } });
    expect(await refused(ended)).toEqual({ status: 409, code: 'session_completed', read: [] });

    const busy = await chat.patient();
    chat.models.script(stream(text('您好'), hold, finish(), done));
    const first = busy.send('头痛').then((response) => readStream(response));
    await chat.models.held();
    expect(await refused(busy)).toEqual({ status: 409, code: 'reply_running', read: [] });
    chat.models.release();
    await first;
  });

  it('has only its newest words read where nothing is left', async () => {
    const patient = await chat.patient(0);
    await fill(patient, 150, 100);
    const turns = emergencyMessagesMax + 1;
    expect(await refused(patient)).toEqual({
      status: 402,
      code: 'quota_exhausted',
      read: [{ name: 'safetyReader', turns }],
    });
    const wordy = await chat.patient(0);
    await fill(wordy, 150, 2_000);
    const fitting = emergencyCharsMax / 2_000 + 1;
    expect((await refused(wordy)).read).toEqual([{ name: 'safetyReader', turns: fitting }]);
  });

  it('is answered anyway where its newest words describe an emergency', async () => {
    const patient = await chat.patient(0);
    await fill(patient, 150, 100);
    await sql`update message set content = '怀孕三个月' where session_id = ${patient.sessionId}
      and id = (select max(id) - 1 from message where session_id = ${patient.sessionId})`.execute(
      chat.database.db,
    );
    const read = await readStream(await patient.send('下面流血了'));
    expect(read.sum.content).toContain('120');
    expect(read.sum.status).toBe('complete');
  });
});
