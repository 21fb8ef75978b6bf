import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  setActivity,
  storedPreviewCharsMax,
} from '#features/sessions/server/session-activity-store.ts';
import { findSession, insertSession } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { charCount } from '#platform/contract/chars.ts';
import { anyText } from '#test/any-text.ts';
import { createHttpHarness, type HttpHarness } from '#test/http-harness.ts';
import { storeMessage, storeMessages } from '#test/stored-message.ts';
import { messagesHeldMax } from '#features/sessions/rules.ts';
import { restorableMs } from './message-deletion-store.ts';
import { countActivity } from './message-count-store.ts';
import { deleteStored, deleteStoredFrom, restoreStored } from './message-deletion.ts';

let harness: HttpHarness;
let userId = 0;
beforeAll(async () => {
  harness = await createHttpHarness();
  userId = (await harness.signUp()).userId;
});
afterAll(() => harness.close());

type Row = {
  id: number;
  role: string;
  content: string;
  status: string;
  symptoms_summary: unknown;
  created_at: Date;
  ended_at: Date | null;
};

const said = fc.record({
  role: fc.constantFrom('user', 'assistant', 'system'),
  status: fc.constantFrom('complete', 'cancelled', 'interrupted', 'failed'),
  content: fc.oneof(
    fc.constantFrom('', '头痛三天', '𠮷野家 🍵', '“{"a":\\u0041}”\n\t%_', '长'.repeat(400)),
    anyText({ maxLength: 40 }).filter((text) => !text.includes('\0')),
  ),
  summary: fc.boolean(),
  tookMs: fc.nat(9_000),
});

const places = fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 5 });
const moves = fc.oneof(
  fc.record({ move: fc.constant('delete' as const), places }),
  fc.record({ move: fc.constant('from' as const), places }),
  fc.record({ move: fc.constant('restore' as const), places }),
  fc.record({ move: fc.constant('wait' as const), places }),
);

async function fill(
  sessionId: number,
  messages: readonly (typeof said extends fc.Arbitrary<infer T> ? T : never)[],
) {
  const { db } = harness.database;
  const start = harness.clock.now().getTime();
  for (const [at, { role, status, content, summary, tookMs }] of messages.entries()) {
    const at0 = new Date(start + at * 10_000);
    const isReply = role === 'assistant';
    await storeMessage(db, {
      userId,
      sessionId,
      role,
      content,
      status: isReply ? status : 'complete',
      summary: isReply && summary ? { gender: '女', age: '', symptoms: [] } : null,
      at: at0,
      endedAt: isReply ? new Date(at0.getTime() + tookMs) : null,
    });
  }
  await setActivity(db, await countActivity(db, { userId, sessionId }));
}

async function rowsOf(sessionId: number): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from message where session_id = ${sessionId}
    order by id`.execute(harness.database.db);
  return rows;
}

/** The counters a session must have, computed from the rows alone. */
function recount(rows: readonly Row[]) {
  const chars = (role: string) =>
    rows
      .filter((row) => row.role === role)
      .reduce((sum, { content }) => sum + charCount(content), 0);
  const at = (row: Row) => (row.ended_at ?? row.created_at).toISOString();
  const last = rows.findLast(({ content }) => content !== '');
  const summary = rows.findLast((row) => row.symptoms_summary !== null);
  return {
    messagesCount: rows.length,
    totalUploadChars: chars('user'),
    totalDownloadChars: chars('assistant'),
    lastSummaryUpdate: summary ? at(summary) : null,
    messages: last
      ? [
          {
            id: last.id,
            role: last.role,
            content: [...last.content].slice(0, storedPreviewCharsMax).join(''),
            createdAt: at(last),
          },
        ]
      : [],
  };
}

async function tried(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

it('any deletions and restorations leave a session’s counters equal to a recount', async () => {
  const { db } = harness.database;
  await fc.assert(
    fc.asyncProperty(
      fc.array(said, { minLength: 1, maxLength: 12 }),
      fc.array(moves, { maxLength: 12 }),
      async (messages, steps) => {
        const now = () => harness.clock.now();
        const made = { userId, title: '数', parentSessionId: null, now: now() };
        const { id: sessionId } = await insertSession(db, made);
        await fill(sessionId, messages);
        const all = await rowsOf(sessionId);
        const ids = all.map(({ id }) => id);
        const there = new Set(ids);
        const deletedAt = new Map<number, number>();
        for (const { move, places: chosen } of steps) {
          const messageIds = chosen.flatMap((place) => ids[place] ?? []);
          const [first] = messageIds;
          if (move === 'wait') harness.clock.advance(restorableMs / 3);
          if (first === undefined || move === 'wait') continue;
          const asked = { userId, messageIds, now: now() };
          const gone =
            move === 'delete' ? messageIds : move === 'from' ? ids.filter((id) => id >= first) : [];
          const isDone = await tried(
            move === 'delete'
              ? deleteStored(db, asked)
              : move === 'from'
                ? deleteStoredFrom(db, { userId, messageId: first, now: now() })
                : restoreStored(db, asked),
          );
          if (isDone) {
            for (const id of gone) {
              if (there.delete(id)) deletedAt.set(id, now().getTime());
            }
            if (move === 'restore') for (const id of messageIds) there.add(id);
          } else if (move === 'restore') {
            const isLate = (id: number) =>
              now().getTime() - (deletedAt.get(id) ?? 0) > restorableMs && !there.has(id);
            expect(messageIds.some(isLate)).toBe(true);
          }
          const rows = await rowsOf(sessionId);
          expect(rows).toEqual(all.filter(({ id }) => there.has(id)));
          expect(await findSession(db, { userId, sessionId })).toMatchObject(recount(rows));
        }
      },
    ),
    { numRuns: 40 },
  );
});

it('a full session goes and comes back whole', async () => {
  const { db } = harness.database;
  const now = harness.clock.now();
  const made = { userId, title: '满', parentSessionId: null, now };
  const { id: sessionId } = await insertSession(db, made);
  const message = { userId, sessionId, at: now };
  const full = Array.from({ length: messagesHeldMax }, (_, n) => ({
    ...message,
    content: `第${n}`,
  }));
  await storeMessages(db, full);
  const before = await rowsOf(sessionId);
  const { messageIds } = await deleteStoredFrom(db, {
    userId,
    messageId: before[0]?.id ?? 0,
    now,
  });
  expect(await findSession(db, { userId, sessionId })).toMatchObject(recount([]));
  await restoreStored(db, { userId, messageIds, now });
  expect(await rowsOf(sessionId)).toEqual(before);
  expect(await findSession(db, { userId, sessionId })).toMatchObject(recount(before));
});
