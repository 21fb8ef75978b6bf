import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { continuationEndpoints } from '#features/continuation/contract.ts';
import { membershipEndpoints } from '#features/membership/contract.ts';
import { findResults } from '#features/search/server/find-results.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { done, finish, hold, stream, text, textReply } from '#test/model-server-replies.ts';
import { storeMessages } from '#test/stored-message.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { deletedAtOnceMax } from '#features/messages/rules.ts';
import {
  purgeDeletedMessages,
  restorableMs,
} from '#features/messages/server/message-deletion-store.ts';
import { listTurns } from '#features/messages/server/reply-store.ts';

const { deleteMessage, deleteMessages, deleteMessagesFrom, restoreMessages, listMessages } =
  messageEndpoints;

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness(Infinity);
});
afterAll(() => chat.close());

const list = async ({ call, sessionId }: Patient) =>
  (await call(listMessages, { params: { id: sessionId }, query: { page_size: 100 } })).data.results;
const contents = async (patient: Patient) => (await list(patient)).map(({ content }) => content);
const session = async ({ call, sessionId }: Patient) =>
  (await call(sessionEndpoints.getSession, { params: { id: sessionId } })).data;

/** A user with this many answered questions, and the ids of all messages. */
async function conversed(questions: readonly string[]) {
  const patient = await chat.patient(20);
  for (const question of questions) {
    chat.models.script(textReply([`答：${question}`]));
    await readStream(await patient.send(question));
    chat.clock.advance(1_000);
  }
  return { patient, ids: (await list(patient)).map(({ id }) => id) };
}
const one = (patient: Patient, id = 0) => patient.call(deleteMessage, { params: { id } });
const raw = (patient: Patient, id: string) =>
  fetch(`${chat.url}/ai/api/messages/${id}/delete/`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${patient.access}` },
  });
const several = (patient: Patient, message_ids: unknown[]) =>
  patient.call(deleteMessages, { body: { message_ids } as { message_ids: number[] } });
const from = (patient: Patient, id = 0) => patient.call(deleteMessagesFrom, { params: { id } });
const restore = (patient: Patient, message_ids: number[]) =>
  patient.call(restoreMessages, { body: { message_ids } });

describe('deleting a message', () => {
  it('removes it from pages, counts, the card, search and prompts', async () => {
    const { patient, ids } = await conversed(['头痛三天', '怕冷', '青霉素过敏']);
    const before = await session(patient);
    const deleted = await one(patient, ids[5]);
    expect(deleted.data).toEqual({ deleted: true, deletedCount: 1, messageIds: [ids[5]] });
    await one(patient, ids[4]);
    expect(await contents(patient)).toEqual(['头痛三天', '答：头痛三天', '怕冷', '答：怕冷']);
    const after = await session(patient);
    expect(after).toMatchObject({
      messagesCount: 4,
      totalUploadChars: 6,
      totalDownloadChars: 10,
      updatedAt: before.updatedAt,
    });
    expect(after.messages).toMatchObject([{ id: ids[3], content: '答：怕冷' }]);
    const stats = await patient.call(sessionEndpoints.getStats);
    expect(stats.data).toEqual({ totalSessions: 1, totalMessages: 4 });
    const { db } = chat.database;
    const everything = { search_type: 'all', date_range: 'all', role: 'all' } as const;
    const asked = { q: '青霉素', page: 1, page_size: 12, ...everything };
    expect(await findResults(db, patient.userId, asked, new Date())).toMatchObject({ count: 0 });
    expect(JSON.stringify(await listTurns(db, patient))).not.toContain('青霉素');
    const older = await patient.call(messageEndpoints.loadOldMessages, {
      params: { id: patient.sessionId },
      query: { oldest_message_id: ids[5] ?? 0 },
    });
    expect(older.data).toMatchObject({ loaded_count: 4, totalMessagesCount: 4 });
    chat.models.script(textReply(['好']));
    await readStream(await patient.send('还有别的吗'));
    expect(JSON.stringify(chat.models.requests.at(-1))).not.toContain('青霉素');
  });

  it('succeeds when it is already deleted, also long after', async () => {
    const { patient, ids } = await conversed(['头痛']);
    await one(patient, ids[1]);
    const again = await one(patient, ids[1]);
    expect([again.status, again.data]).toEqual([
      200,
      { deleted: false, deletedCount: 0, messageIds: [] },
    ]);
    chat.clock.advance(restorableMs * 2);
    await purgeDeletedMessages(chat.database.db, chat.clock.now());
    expect((await one(patient, ids[1])).status).toBe(200);
    expect((await several(patient, ids)).data).toMatchObject({ messageIds: [ids[0]] });
  });

  it('treats another user’s id like an unknown one, and changes neither', async () => {
    const { patient, ids } = await conversed(['头痛']);
    const stranger = (await conversed(['胃痛'])).patient;
    const foreign = await one(stranger, ids[0]);
    const unknown = await one(stranger, 987_654_321);
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    expect((await several(stranger, [ids[0]])).status).toBe(404);
    expect((await restore(stranger, ids)).status).toBe(404);
    for (const id of ['abc', '-1', '1e3', '99999999999999999']) {
      expect((await raw(stranger, id)).status).toBe(404);
    }
    expect(await contents(patient)).toHaveLength(2);
  });

  it('is not refunded: the ledger is unchanged', async () => {
    const { patient, ids } = await conversed(['头痛', '怕冷']);
    const ledger = async () =>
      (await patient.call(membershipEndpoints.listLedger, { query: {} })).text;
    const before = await ledger();
    await from(patient, ids[0]);
    await restore(patient, ids);
    await several(patient, ids);
    expect(await ledger()).toBe(before);
  });

  it('is refused in a session that has ended, and so is restoring', async () => {
    const { patient, ids } = await conversed(['头痛', '怕冷']);
    await one(patient, ids[3]);
    await patient.call(sessionEndpoints.endSession, { params: { id: patient.sessionId } });
    const refusals = [
      await one(patient, ids[0]),
      await several(patient, ids),
      await from(patient, ids[0]),
      await restore(patient, ids),
    ];
    for (const { status, failure } of refusals) {
      expect([status, failure.code]).toEqual([409, 'session_completed']);
    }
    expect(await contents(patient)).toHaveLength(3);
  });

  it('is refused for the summary at the start of a continuation, which return-here keeps', async () => {
    const { patient } = await conversed(['头痛', '怕冷']);
    const made = await patient.call(continuationEndpoints.continueSession, {
      params: { id: patient.sessionId },
      body: {},
    });
    const child = { ...patient, sessionId: made.data.id };
    const [summary] = await list(child);
    for (const refused of [await one(child, summary?.id), await several(child, [summary?.id])]) {
      expect([refused.status, refused.failure.error]).toEqual([400, '摘要消息不能删除']);
    }
    expect(await list(child)).toMatchObject([{ isSummary: true }]);
  });
});

describe('deleting several messages', () => {
  it('deletes them all at once', async () => {
    const { patient, ids } = await conversed(['头痛', '怕冷', '口干']);
    const [first, , third] = ids;
    const deleted = await several(patient, [third, first, first]);
    expect(deleted.data).toEqual({ deleted: true, deletedCount: 2, messageIds: [first, third] });
    expect(await contents(patient)).toEqual(['答：头痛', '答：怕冷', '口干', '答：口干']);
  });

  it('deletes none when one is unknown, of another session or not deletable', async () => {
    const { patient, ids } = await conversed(['头痛']);
    const other = await patient.call(sessionEndpoints.createSession, { body: { title: '胃' } });
    chat.models.script(textReply(['好']));
    await readStream(await patient.send('胃痛', { session_id: other.data.id }));
    const elsewhere = await list({ ...patient, sessionId: other.data.id });
    expect((await several(patient, [...ids, 987_654_321])).status).toBe(404);
    const mixed = await several(patient, [...ids, elsewhere[0]?.id]);
    expect([mixed.status, mixed.failure.code]).toEqual([400, 'validation_failed']);
    expect(await contents(patient)).toHaveLength(2);
  });

  it('accepts between one id and the maximum of a session', async () => {
    const { patient } = await conversed([]);
    const tooMany = Array.from({ length: deletedAtOnceMax + 1 }, (_, id) => id + 1);
    for (const ids of [[], tooMany, ['1'], [0], [1.5], [-3], [null]]) {
      expect((await several(patient, ids)).status).toBe(400);
    }
    expect((await several(patient, tooMany.slice(1))).status).toBe(404);
  });
});

describe('returning to a message', () => {
  it('deletes it and all later ones and returns its text', async () => {
    const { patient, ids } = await conversed(['头痛', '怕冷', '口干']);
    const returned = await from(patient, ids[2]);
    expect(returned.data).toEqual({
      deleted: true,
      deletedCount: 4,
      messageIds: ids.slice(2),
      content: '怕冷',
    });
    expect(await contents(patient)).toEqual(['头痛', '答：头痛']);
    expect(await session(patient)).toMatchObject({ messagesCount: 2 });
  });

  it('is refused for anything but an own message', async () => {
    const { patient, ids } = await conversed(['头痛']);
    const refused = await from(patient, ids[1]);
    expect([refused.status, refused.failure.error]).toEqual([400, '只能从用户消息返回此处']);
    expect(await contents(patient)).toHaveLength(2);
  });

  it('is 404 for an unknown or deleted message', async () => {
    const { patient, ids } = await conversed(['头痛']);
    await from(patient, ids[0]);
    for (const id of [ids[0], 987_654_321]) {
      const missing = await from(patient, id);
      expect([missing.status, missing.failure.error]).toEqual([404, '消息不存在']);
    }
  });
});

describe('a running reply', () => {
  it('cannot be deleted, nor its question, nor earlier messages: it must be stopped first', async () => {
    const { patient, ids } = await conversed(['头痛']);
    chat.models.script(stream(text('您好。'), hold, text('请说'), finish(), done));
    const running = patient.send('怕冷').then((response) => readStream(response));
    await chat.models.held();
    const all = (await list(patient)).map(({ id }) => id);
    const refusals = [
      await one(patient, all[3]),
      await one(patient, all[2]),
      await several(patient, all),
      await from(patient, ids[0]),
    ];
    for (const { status, failure } of refusals) {
      expect([status, failure.code]).toEqual([409, 'reply_running']);
    }
    // What it does not touch can be deleted.
    expect((await several(patient, ids)).data.deletedCount).toBe(2);
    chat.models.release();
    expect((await running).sum).toMatchObject({ content: '您好。请说', status: 'complete' });
    expect(await session(patient)).toMatchObject({
      messagesCount: 2,
      totalUploadChars: 2,
      totalDownloadChars: 5,
    });
    expect((await one(patient, all[3])).status).toBe(200);
  });

  it('and a concurrent return are serialised, and neither sees half of the other', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { patient, ids } = await conversed(['头痛', '怕冷']);
      chat.models.script(textReply(['好']));
      const [sent, returned] = await Promise.all([
        patient.send('口干').then((response) => readStream(response)),
        from(patient, ids[2]),
      ]);
      expect(sent.status).toBe(200);
      const left = await contents(patient);
      if (returned.status === 200 && returned.data.deletedCount === 2) {
        expect(left).toEqual(['头痛', '答：头痛', '口干', '好']);
      } else if (returned.status === 200) {
        expect(left).toEqual(['头痛', '答：头痛']);
      } else {
        expect(returned.failure.code).toBe('reply_running');
        expect(left).toHaveLength(6);
      }
      expect(await session(patient)).toMatchObject({ messagesCount: left.length });
    }
  });
});

describe('restoring', () => {
  it('restores everything unchanged', async () => {
    const { patient, ids } = await conversed(['头痛', '怕冷', '口干']);
    const rows = () =>
      sql`select to_jsonb(m) as row from message m where session_id = ${patient.sessionId}
        order by id`.execute(chat.database.db);
    const before = { rows: (await rows()).rows, session: await session(patient) };
    const { data } = await from(patient, ids[2]);
    expect((await restore(patient, data.messageIds)).data).toEqual({
      restored: true,
      restoredCount: 4,
    });
    expect({ rows: (await rows()).rows, session: await session(patient) }).toEqual(before);
    expect((await restore(patient, data.messageIds)).data).toEqual({
      restored: false,
      restoredCount: 0,
    });
  });

  it('is possible for a minute, then the texts are gone permanently', async () => {
    const { patient, ids } = await conversed(['头痛', '怕冷']);
    const { db } = chat.database;
    const kept = async () =>
      (
        await sql`select kept from deleted_message where user_id = ${patient.userId}
          and kept is not null`.execute(db)
      ).rows;
    await one(patient, ids[0]);
    chat.clock.advance(restorableMs);
    await purgeDeletedMessages(db, chat.clock.now());
    expect((await restore(patient, [ids[0] ?? 0])).status).toBe(200);
    await several(patient, ids);
    chat.clock.advance(restorableMs + 1);
    const late = await restore(patient, ids);
    expect([late.status, late.failure.code]).toEqual([409, 'restore_too_late']);
    expect(await kept()).toHaveLength(4);
    expect(await purgeDeletedMessages(db, chat.clock.now())).toBe(4);
    expect(await kept()).toEqual([]);
    expect((await restore(patient, ids)).failure.code).toBe('restore_too_late');
  });

  it('a return is refused once something was sent; a single message is not', async () => {
    const { patient, ids } = await conversed(['头痛', '怕冷', '口干']);
    await one(patient, ids[0]);
    const { data } = await from(patient, ids[2]);
    chat.models.script(textReply(['好']));
    await readStream(await patient.send('别的'));
    const refused = await restore(patient, data.messageIds);
    expect([refused.status, refused.failure.error]).toEqual([
      409,
      '之后已经有新的消息，不能再撤销',
    ]);
    expect((await restore(patient, [ids[0] ?? 0])).status).toBe(200);
    expect(await contents(patient)).toEqual(['头痛', '答：头痛', '别的', '好']);
  });

  it('a return stays possible while only older messages are deleted and restored', async () => {
    const { patient, ids } = await conversed(['头痛', '怕冷', '口干']);
    await one(patient, ids[5]);
    const { data } = await from(patient, ids[2]);
    await restore(patient, [ids[5] ?? 0]);
    expect((await restore(patient, data.messageIds)).status).toBe(200);
    expect((await list(patient)).map(({ id }) => id)).toEqual(ids);
  });

  it('never exceeds the session’s limit; deleted messages make room', async () => {
    const { patient, ids } = await conversed(['头痛']);
    const { userId, sessionId } = patient;
    const message = { userId, sessionId, content: '填' };
    await storeMessages(
      chat.database.db,
      Array.from({ length: 199 }, () => message),
    );
    await one(patient, ids[1]);
    expect((await patient.send('满了')).status).toBe(409);
    await one(patient, ids[0]);
    chat.models.script(textReply(['还行']));
    expect((await readStream(await patient.send('还行'))).sum.status).toBe('complete');
    const refused = await restore(patient, ids);
    expect([refused.status, refused.failure.code]).toEqual([409, 'message_limit']);
  });

  it('yields to the same send repeated meanwhile', async () => {
    const patient = await chat.patient();
    const sent = { client_message_id: 'one-send' };
    chat.models.script(textReply(['甲']));
    await readStream(await patient.send('头痛', sent));
    const first = (await list(patient)).map(({ id }) => id);
    await several(patient, first);
    chat.models.script(textReply(['乙']));
    await readStream(await patient.send('头痛', sent));
    expect(await contents(patient)).toEqual(['头痛', '乙']);
    expect((await restore(patient, first)).status).toBe(200);
    expect((await list(patient)).map((each) => [each.content, each.clientMessageId])).toEqual([
      ['头痛', null],
      ['甲', null],
      ['头痛', 'one-send'],
      ['乙', null],
    ]);
  });

  it('twice at once restores once', async () => {
    const { patient, ids } = await conversed(['头痛', '怕冷']);
    await from(patient, ids[0]);
    const both = await Promise.all([restore(patient, ids), restore(patient, ids)]);
    expect(new Set(both.map(({ data }) => data.restoredCount))).toEqual(new Set([0, 4]));
    expect(await session(patient)).toMatchObject({ messagesCount: 4 });
  });
});
