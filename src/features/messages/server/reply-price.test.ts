import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { membershipEndpoints } from '#features/membership/contract.ts';
import { readBalance } from '#features/membership/server/usage-store.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { done, finish, hold, reasoning, stream, text } from '#test/model-server-replies.ts';
import { messageEndpoints } from '../contract.ts';
import { freeCancelsPerDay } from '../rules.ts';
import { messageTexts } from '../texts.ts';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness();
});
afterAll(() => chat.close());

const left = async ({ userId }: Patient) =>
  (await readBalance(chat.database.db, userId, chat.clock.now())).permanent;
const list = async ({ call, sessionId }: Patient) =>
  (await call(messageEndpoints.listMessages, { params: { id: sessionId } })).data.results;
const newestEnd = async ({ call }: Patient) => {
  const { data } = await call(membershipEndpoints.listLedger, { query: { page: 1 } });
  return data.results[0];
};
const thought = reasoning('先看寒热，再看虚实');

/** Sends, and waits until the model has sent its first pieces; `end` lets the request be read out. */
async function begin(patient: Patient, ...first: ReturnType<typeof text>[]) {
  chat.models.script(stream(...first, hold, text('您怕冷吗？'), finish(), done));
  let replyId = 0;
  const whole = patient.send('头痛').then((response) =>
    readStream(response, ({ message_id: id }) => {
      replyId = id ?? 0;
      return false;
    }),
  );
  await chat.models.held();
  return { whole, replyId };
}

async function stop(patient: Patient, ...first: ReturnType<typeof text>[]) {
  const { whole, replyId } = await begin(patient, ...first);
  const stopped = await patient.call(messageEndpoints.cancelReply, {
    body: { message_id: replyId },
  });
  chat.models.release();
  await whole;
  return { ...stopped.data, replyId };
}

describe('stopping a reply after its reasoning and before its answer', () => {
  it('is free a number of times a day, then counted, stored and reported', async () => {
    const patient = await chat.patient(10);
    for (let time = 0; time < freeCancelsPerDay; time += 1) {
      expect(await stop(patient, thought)).toMatchObject({ cancelled: true });
      expect(await newestEnd(patient)).toMatchObject({
        kind: 'release',
        reason: 'reasoning-cancelled',
      });
    }
    expect(await left(patient)).toBe(10);

    const counted = await stop(patient, thought);
    expect(counted.notice).toBe(messageTexts['zh-CN'].stopCounted(freeCancelsPerDay));
    expect(await left(patient)).toBe(9);
    expect(await newestEnd(patient)).toMatchObject({
      kind: 'settle',
      reason: 'reasoning-cancelled',
      messageId: counted.replyId,
    });
    expect((await list(patient)).at(-1)).toMatchObject({
      id: counted.replyId,
      status: 'cancelled',
      reasoningContent: '先看寒热，再看虚实',
    });
  });

  it('is free again on the next day in China', async () => {
    const patient = await chat.patient(10);
    for (let time = 0; time <= freeCancelsPerDay; time += 1) await stop(patient, thought);
    expect(await left(patient)).toBe(9);
    await sql`update quota_ledger set at = at - interval '1 day' where user_id = ${patient.userId}`.execute(
      chat.database.db,
    );
    expect(await stop(patient, thought)).not.toHaveProperty('notice');
    expect(await left(patient)).toBe(9);
  });

  it('is counted alike where the session is deleted instead', async () => {
    const patient = await chat.patient(10);
    for (let time = 0; time < freeCancelsPerDay; time += 1) await stop(patient, thought);
    const { whole } = await begin(patient, thought);
    await patient.call(sessionEndpoints.deleteSession, { params: { id: patient.sessionId } });
    chat.clock.advance(10_000);
    await whole;
    expect(await left(patient)).toBe(9);
  });

  it('stays free where nothing at all was shown', async () => {
    const patient = await chat.patient(10);
    for (let time = 0; time <= freeCancelsPerDay; time += 1) await stop(patient);
    expect(await left(patient)).toBe(10);
    expect(await newestEnd(patient)).toMatchObject({ kind: 'release', reason: 'reply-cancelled' });
    expect(await stop(patient, thought)).not.toHaveProperty('notice');
  });
});
