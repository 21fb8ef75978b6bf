import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readBalance } from '#features/membership/server/usage-store.ts';
import { graceMs, renewLease } from '#platform/server/process-lease-store.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { done, finish, hold, stream, text } from '#test/model-server-replies.ts';
import { useUpPool } from '#test/use-up-pool.ts';
import { messageEndpoints } from '../contract.ts';
import { reapSilentReplies, silentRunMs } from './reply-reaper.ts';
import type { Reaper } from './interrupted-reply-store.ts';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness();
});
afterAll(() => chat.close());
afterEach(() => {
  chat.models.release();
});

const halfway = stream(text('先说寒热。'), hold, text('再说汗。'), finish(), done);
const reap = (reaper: Reaper | null, silentMs = silentRunMs) =>
  reapSilentReplies(chat.database.db, { now: chat.clock.now(), silentMs }, reaper);
const stored = async ({ call, sessionId }: Patient) =>
  (await call(messageEndpoints.listMessages, { params: { id: sessionId } })).data.results.at(-1);
const left = async ({ userId }: Patient) =>
  (await readBalance(chat.database.db, userId, chat.clock.now())).permanent;

/** Starts a reply and returns when it is half-written. */
async function startHalf(patient: Patient) {
  chat.models.script(halfway);
  const whole = patient.send('头痛').then((response) => readStream(response));
  await chat.models.held();
  return { whole, replyId: (await stored(patient))?.id ?? 0 };
}

/** As if the reply's row had not been saved for long. */
const silence = (replyId: number) =>
  sql`update message set heartbeat_at = now() - interval '1 hour' where id = ${replyId}`.execute(
    chat.database.db,
  );

/** As if another process had begun the reply: the one that runs here leaves it alone from now on. */
const handOver = async (replyId: number, processId: string) => {
  await sql`update message set process_id = ${processId}::uuid, content = '先说寒热。'
    where id = ${replyId}`.execute(chat.database.db);
  await silence(replyId);
};

/** As if a process had last shown itself so long ago, and had been there for an hour by then. */
const putLease = (processId: string, agoMs: number, steadyMs = 3_600_000) =>
  sql`insert into process_lease (id, renewed_at, steady_since)
    select ${processId}::uuid, at, at - ${steadyMs} * interval '1 millisecond'
    from (select now() - ${agoMs} * interval '1 millisecond' as at) t
    on conflict (id) do update set renewed_at = excluded.renewed_at,
      steady_since = excluded.steady_since`.execute(chat.database.db);

async function otherReaper(): Promise<Reaper> {
  const processId = randomUUID();
  await putLease(processId, 0);
  return { processId, own: [] };
}

describe('a running reply', () => {
  it('is never ended by the process that writes it', async () => {
    const patient = await chat.patient();
    const { whole, replyId } = await startHalf(patient);
    const { processId } = chat.runs;
    await putLease(processId, 0);
    await silence(replyId);
    expect(await reap({ processId, own: chat.runs.running() })).toBe(0);
    chat.models.release();
    expect((await whole).sum.status).toBe('complete');
    expect(await stored(patient)).toMatchObject({ status: 'complete' });
  });

  it('is ended if its process has lost it, though one of somebody else has the same id', async () => {
    const { whole, replyId } = await startHalf(await chat.patient());
    const { processId } = chat.runs;
    await putLease(processId, 0);
    await silence(replyId);
    const somebody = await chat.patient();
    expect(await reap({ processId, own: [{ userId: somebody.userId, replyId }] })).toBe(1);
    chat.models.release();
    expect((await whole).sum.status).toBe('interrupted');
  });

  it('is left alone while its process lives, though the reply itself is silent', async () => {
    const { whole, replyId } = await startHalf(await chat.patient());
    await putLease(chat.runs.processId, 0);
    await silence(replyId);
    expect(await reap(await otherReaper())).toBe(0);
    chat.models.release();
    expect((await whole).sum.status).toBe('complete');
  });

  it('shows by the clock of the database that it lives, whatever its process takes the time for', async () => {
    expect(Math.abs(chat.clock.now().getTime() - Date.now())).toBeGreaterThan(silentRunMs);
    const { whole } = await startHalf(await chat.patient());
    expect(await reap(await otherReaper())).toBe(0);
    const { rows } = await sql`select from message where status = 'streaming'
      and heartbeat_at between now() - interval '1 minute' and now()`.execute(chat.database.db);
    expect(rows).toHaveLength(1);
    chat.models.release();
    expect((await whole).sum.status).toBe('complete');
  });

  it.each([
    ['whose process last renewed its lease too long ago', silentRunMs + 1],
    ['whose process has no lease', null],
  ])('%s is ended by another', async (_, agoMs) => {
    const patient = await chat.patient(2);
    const { whole, replyId } = await startHalf(patient);
    const dead = randomUUID();
    if (agoMs !== null) await putLease(dead, agoMs);
    await handOver(replyId, dead);
    expect(await reap(await otherReaper())).toBe(1);
    expect(await stored(patient)).toMatchObject({ status: 'interrupted', content: '先说寒热。' });
    chat.models.release();
    await whole;
    expect(await left(patient)).toBe(2);
  });
});

describe('after an outage of the database', () => {
  it('no process is considered dead before every living process could report', async () => {
    const { whole, replyId } = await startHalf(await chat.patient());
    const { db } = chat.database;
    const reaper = { processId: randomUUID(), own: [] };
    const silent = randomUUID();
    for (const processId of [silent, reaper.processId]) await putLease(processId, 60_000);
    await handOver(replyId, silent);
    expect(await reap(reaper)).toBe(0);
    await renewLease(db, reaper.processId);
    expect(await reap(reaper)).toBe(0);
    await putLease(reaper.processId, 0, 0);
    expect(await reap(reaper)).toBe(0);
    await putLease(reaper.processId, 0, graceMs);
    await renewLease(db, reaper.processId);
    expect(await reap(reaper)).toBe(1);
    chat.models.release();
    await whole;
  });

  it('a process that comes back in time keeps its replies', async () => {
    const { whole, replyId } = await startHalf(await chat.patient());
    await putLease(chat.runs.processId, 60_000);
    await silence(replyId);
    await renewLease(chat.database.db, chat.runs.processId);
    expect(await reap(await otherReaper())).toBe(0);
    chat.models.release();
    expect((await whole).sum.status).toBe('complete');
  });
});

describe('how an end is reported', () => {
  it('is what was stored, where another process ended the reply', async () => {
    const patient = await chat.patient(2);
    const { whole } = await startHalf(patient);
    expect(await reap(null, -1)).toBe(1);
    chat.models.release();
    expect((await whole).sum.status).toBe('interrupted');
    expect(await stored(patient)).toMatchObject({ status: 'interrupted' });
    expect(await left(patient)).toBe(2);
  });

  it('is that it broke off, where its end could not be stored; the reaper then ends it so', async () => {
    const patient = await chat.patient(2);
    const { db } = chat.database;
    await sql`create function refuse() returns trigger language plpgsql as
      'begin raise exception ''no room''; end'`.execute(db);
    await sql`create trigger refuse before update on message for each row
      when (new.status = 'complete') execute function refuse()`.execute(db);
    const { whole, replyId } = await startHalf(patient);
    chat.models.release();
    expect((await whole).sum).toMatchObject({ status: 'interrupted', done: true });
    expect(await stored(patient)).toMatchObject({ status: 'streaming' });
    await sql`drop function refuse() cascade`.execute(db);
    await silence(replyId);
    const { processId } = chat.runs;
    await putLease(processId, 0);
    expect(await reap({ processId, own: chat.runs.running() })).toBe(1);
    expect(await stored(patient)).toMatchObject({ status: 'interrupted' });
    expect(await left(patient)).toBe(2);
  });

  it('is nothing of a reply that another process has begun again', async () => {
    const patient = await chat.patient(2);
    const { whole, replyId } = await startHalf(patient);
    await handOver(replyId, randomUUID());
    chat.models.release();
    expect((await whole).sum.status).toBe('interrupted');
    expect(await stored(patient)).toMatchObject({ status: 'streaming' });
    expect(await reap(null, -1)).toBe(1);
  });
});

describe('while every connection of the pool is in use', () => {
  it('a reply that is being written is stored completely, and reported so', async () => {
    const patient = await chat.patient(2);
    const { whole } = await startHalf(patient);
    const { db, reserved } = chat.database;
    const giveBack = await useUpPool(db);
    try {
      chat.models.release();
      expect((await whole).sum).toMatchObject({
        content: '先说寒热。再说汗。',
        status: 'complete',
      });
      const { rows } = await sql`select status, content from message
        where user_id = ${patient.userId} and role = 'assistant'`.execute(reserved);
      expect(rows).toEqual([{ status: 'complete', content: '先说寒热。再说汗。' }]);
    } finally {
      await giveBack();
    }
  });
});
