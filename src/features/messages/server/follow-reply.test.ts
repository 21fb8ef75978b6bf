import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalance } from '#features/membership/server/usage-store.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { done, finish, hold, stream, text } from '#test/model-server-replies.ts';
import { storeMessage } from '#test/stored-message.ts';
import { untilLocked } from '#test/until.ts';
import { messageEndpoints } from '../contract.ts';
import { reapSilentReplies, silentRunMs } from './reply-reaper.ts';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness();
});
afterAll(() => chat.close());

const halfway = stream(text('先说寒热。'), hold, text('再说汗。'), finish(), done);
const list = async ({ call, sessionId }: Patient) =>
  (await call(messageEndpoints.listMessages, { params: { id: sessionId } })).data.results;
const left = async ({ userId }: Patient) =>
  (await readBalance(chat.database.db, userId, chat.clock.now())).permanent;
const cancel = (patient: Patient, message_id: number | string) =>
  patient.call(messageEndpoints.cancelReply, { body: { message_id } });

/** Waits until a statement waits for a lock, and long enough for an answer that does not wait. */
async function untilBlocked(): Promise<void> {
  await untilLocked(chat.database.db);
  await sleep(100);
}

/** Starts a reply and returns when it is half-written. */
async function startHalf(patient: Patient) {
  // A reply that an earlier test left standing must not pass for this one.
  chat.models.release();
  chat.models.script(halfway);
  const whole = patient.send('头痛').then((response) => readStream(response));
  await chat.models.held();
  const [, reply] = await list(patient);
  if (!reply) throw new Error('no reply is running');
  return { whole, replyId: reply.id };
}

describe('following a reply', () => {
  it('sends a late follower everything so far, then the rest live', async () => {
    const patient = await chat.patient();
    const { whole } = await startHalf(patient);
    const response = await patient.follow();
    const late = readStream(response);
    chat.models.release();
    expect((await late).sum).toEqual((await whole).sum);
    expect((await late).events[0]).toMatchObject({ content: '先说寒热。' });
  });

  it('continues when its first reader leaves, and is stored completely', async () => {
    const patient = await chat.patient(3);
    chat.models.script(halfway);
    await readStream(await patient.send('头痛'), ({ content }) => content === '先说寒热。');
    const late = readStream(await patient.follow());
    chat.models.release();
    expect((await late).sum).toMatchObject({ content: '先说寒热。再说汗。', status: 'complete' });
    expect(await left(patient)).toBe(2);
  });

  it('answers 204 when nothing runs, and 404 for a session of somebody else', async () => {
    const patient = await chat.patient();
    expect((await patient.follow()).status).toBe(204);
    const other = await chat.patient();
    expect(
      (await other.call(messageEndpoints.followReply, { params: { id: patient.sessionId } }))
        .status,
    ).toBe(404);
  });

  it('is stored once its cancellation is answered: the next question includes its partial text', async () => {
    const patient = await chat.patient();
    const { whole, replyId } = await startHalf(patient);
    let isAnswered = false;
    let stopping = Promise.resolve();
    await chat.database.db.transaction().execute(async (tx) => {
      await sql`select 1 from session where id = ${patient.sessionId} for update`.execute(tx);
      stopping = cancel(patient, replyId).then(({ data }) => void (isAnswered = data.cancelled));
      await untilBlocked();
      expect(isAnswered).toBe(false);
    });
    await stopping;
    expect(isAnswered).toBe(true);
    chat.models.script(stream(text('好的。'), finish(), done));
    await readStream(await patient.send('睡不好'));
    expect(chat.models.requests.at(-1)?.body.messages.slice(1)).toEqual([
      { role: 'user', content: '头痛' },
      { role: 'assistant', content: '先说寒热。' },
      { role: 'user', content: '睡不好' },
    ]);
    expect((await whole).sum.status).toBe('cancelled');
  });

  it('follows and cancels a reply that another process writes', async () => {
    const patient = await chat.patient();
    const { whole, replyId } = await startHalf(patient);
    const other = await chat.otherProcess();
    try {
      const reply = { userId: patient.userId, messageId: replyId };
      const events = other.runs.follow(reply, new AbortController().signal);
      const received: string[] = [];
      let status: string | undefined;
      for await (const event of events) {
        if (event.content) received.push(event.content);
        status = event.status ?? status;
        if (received.join('') === '先说寒热。' && !status) await other.runs.cancel(reply);
      }
      expect(received.join('')).toBe('先说寒热。');
      expect(status).toBe('cancelled');
      expect((await whole).sum.status).toBe('cancelled');
    } finally {
      await other.close();
    }
  });
});

describe('cancelling a reply', () => {
  it('waits until another process has stored it', async () => {
    const patient = await chat.patient();
    const { whole, replyId } = await startHalf(patient);
    const other = await chat.otherProcess();
    try {
      let isStopped = false;
      let stopping = Promise.resolve();
      await chat.database.db.transaction().execute(async (tx) => {
        await sql`select 1 from session where id = ${patient.sessionId} for update`.execute(tx);
        const reply = { userId: patient.userId, messageId: replyId };
        stopping = other.runs.cancel(reply).then(() => void (isStopped = true));
        await untilBlocked();
        expect(isStopped).toBe(false);
      });
      await stopping;
      expect(await list(patient)).toMatchObject([{}, { status: 'cancelled' }]);
      expect((await whole).sum.status).toBe('cancelled');
    } finally {
      await other.close();
    }
  });

  it('keeps what was written, marks it and spends the message', async () => {
    const patient = await chat.patient(3);
    const { whole, replyId } = await startHalf(patient);
    expect((await cancel(patient, replyId)).data).toEqual({ cancelled: true });
    expect((await whole).sum).toMatchObject({ content: '先说寒热。', status: 'cancelled' });
    expect(await list(patient)).toMatchObject([{}, { status: 'cancelled', content: '先说寒热。' }]);
    expect(await left(patient)).toBe(2);
    const request = chat.models.requests.at(-1);
    await request?.closed;
    expect(request?.wasLeft).toBe(true);
    expect((await cancel(patient, replyId)).data).toEqual({ cancelled: false });
  });

  it('tolerates unknown, temporary and malformed ids, and never stops a stranger', async () => {
    const patient = await chat.patient();
    const other = await chat.patient();
    const { whole, replyId } = await startHalf(patient);
    for (const id of [987_654_321, Date.now(), '1732180000000', 'temp-1', -1, 1.5]) {
      const reply = await cancel(other, id);
      expect([reply.status, reply.data]).toEqual([200, { cancelled: false }]);
    }
    expect((await cancel(other, replyId)).data).toEqual({ cancelled: false });
    chat.models.release();
    expect((await whole).sum.status).toBe('complete');
  });

  it('ends the stream of a session that is deleted, and nothing comes back', async () => {
    const patient = await chat.patient();
    const { whole } = await startHalf(patient);
    const params = { id: patient.sessionId };
    await patient.call(sessionEndpoints.deleteSession, { params });
    expect((await whole).sum.status).toBe('cancelled');
    const listed = await patient.call(messageEndpoints.listMessages, { params });
    expect(listed.status).toBe(404);
  });
});

describe('a reply whose process died', () => {
  it('is marked interrupted, keeps its text and gives the message back, once', async () => {
    const patient = await chat.patient(3);
    const { db } = chat.database;
    await sql`update usage_account set permanent = 2 where user_id = ${patient.userId}`.execute(db);
    const hold = crypto.randomUUID();
    const now = chat.clock.now();
    await sql`insert into quota_hold (id, user_id, source, month_start, state, expires_at)
      values (${hold}::uuid, ${patient.userId}, 'permanent', '2026-11-01', 'held', ${now})`.execute(
      db,
    );
    const { userId, sessionId } = patient;
    const reply = {
      userId,
      sessionId,
      role: 'assistant',
      content: '先说寒热。',
      status: 'streaming',
    } as const;
    const heartbeatAt = new Date(Date.now() - silentRunMs - 1);
    await storeMessage(db, { ...reply, model: 'local', holdId: hold, heartbeatAt, at: now });
    const reap = () => reapSilentReplies(db, { now, silentMs: silentRunMs }, null);
    const counts = await Promise.all([reap(), reap(), reap()]);
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect(await list(patient)).toMatchObject([{ status: 'interrupted', content: '先说寒热。' }]);
    expect(await left(patient)).toBe(3);
  });
});

describe('a process that is stopping', () => {
  it('refuses new sends, and marks what is still running interrupted', async () => {
    const leaving = await createChatHarness();
    try {
      const patient = await leaving.patient(3);
      leaving.models.script(halfway);
      const response = await patient.send('头痛');
      const whole = readStream(response.clone());
      await readStream(response, ({ content }) => content === '先说寒热。');
      const drained = leaving.runs.drain(50);
      expect((await patient.send('胃痛')).status).toBe(503);
      await drained;
      expect((await whole).sum).toMatchObject({ content: '先说寒热。', status: 'interrupted' });
      expect((await whole).lines.at(-1)).toBe('data: [DONE]');
    } finally {
      await leaving.close();
    }
  });
});
