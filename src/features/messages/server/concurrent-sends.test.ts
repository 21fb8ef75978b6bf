import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { membershipEndpoints } from '#features/membership/contract.ts';
import { readBalance } from '#features/membership/server/usage-store.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { done, finish, hold, stream, text, textReply } from '#test/model-server-replies.ts';
import { messageEndpoints } from '../contract.ts';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness();
});
afterAll(() => chat.close());

const rounds = 6;

/** The same send `times` over, all at once. */
async function together(patient: Patient, times: number, content = '头痛') {
  const extra = { client_message_id: randomUUID() };
  return Promise.all(
    Array.from({ length: times }, async () => readStream(await patient.send(content, extra))),
  );
}

async function holdsOf({ call }: Patient): Promise<number> {
  const { data } = await call(membershipEndpoints.listLedger, { query: { page: 1 } });
  return data.results.filter(({ kind }) => kind !== 'grant').length;
}

/** What is to be true of sends that are one: all follow one reply, which held one message. */
async function onenessOf(patient: Patient, reads: Awaited<ReturnType<typeof together>>) {
  return {
    statuses: [...new Set(reads.map(({ status }) => status))],
    replies: new Set(reads.map(({ sum }) => sum.message_id)).size,
    shown: [...new Set(reads.map(({ sum }) => `${sum.content} ${sum.status}`))],
    holds: await holdsOf(patient),
  };
}
const isOne = { statuses: [200], replies: 1, shown: ['好的 complete'], holds: 1 };

describe('the same send that comes twice at once', () => {
  it.each([2, 5])('is one send, and all %d follow its one reply', async (times) => {
    chat.models.script(textReply(['好的']));
    for (let round = 0; round < rounds; round += 1) {
      const patient = await chat.patient(5);
      expect(await onenessOf(patient, await together(patient, times))).toEqual(isOne);
    }
  });

  it('is one send with the last message that is left', async () => {
    chat.models.script(textReply(['好的']));
    for (let round = 0; round < rounds; round += 1) {
      const patient = await chat.patient(1);
      expect(await onenessOf(patient, await together(patient, 2))).toEqual(isOne);
      const balance = await readBalance(chat.database.db, patient.userId, chat.clock.now());
      expect(balance.permanent).toBe(0);
    }
  });

  it('is one send at the last place of a session', async () => {
    chat.models.script(textReply(['好的']));
    for (let round = 0; round < rounds; round += 1) {
      const patient = await chat.patient(5);
      await sql`update session set messages_count = 199 where id = ${patient.sessionId}`.execute(
        chat.database.db,
      );
      expect(await onenessOf(patient, await together(patient, 2))).toEqual(isOne);
    }
  });

  it('is followed also by the one that finds the reply running, and another send is not', async () => {
    const patient = await chat.patient(1);
    chat.models.script(stream(text('好'), hold, text('的'), finish(), done));
    const reading = together(patient, 3);
    await chat.models.held();
    const other = await patient.send('别的', { client_message_id: randomUUID() });
    expect(other.status).toBe(409);
    chat.models.release();
    expect(await onenessOf(patient, await reading)).toEqual(isOne);
    const { data } = await patient.call(messageEndpoints.listMessages, {
      params: { id: patient.sessionId },
    });
    expect(data.results).toHaveLength(2);
  });
});
