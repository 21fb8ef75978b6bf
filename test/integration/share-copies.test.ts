import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { continuationEndpoints } from '#features/continuation/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { privacyEndpoints } from '#features/privacy/contract.ts';
import { coolingOffDaysDefault, dayMs } from '#features/privacy/server/cooling-off.ts';
import { eraseDueAccounts } from '#features/privacy/server/erase-accounts.ts';
import { searchEndpoints } from '#features/search/contract.ts';
import { sessionEndpoints, type Session } from '#features/sessions/contract.ts';
import { hideShare } from '#features/sharing/server/share-store.ts';
import { summaryEndpoints } from '#features/summary/contract.ts';
import { urlOf, type Endpoint, type UrlValue } from '#platform/contract/endpoint.ts';
import type { TestAccount } from '#test/product-people.ts';
import { untilLocked } from '#test/until.ts';
import { openSharingWorld, type SharingWorld } from '#test/sharing/sharing-world.ts';
import { storeMessage } from '#test/stored-message.ts';

const said = '半夜三点总是惊醒';
const own = '我只是手脚冰凉';
const title = '又见失眠';
const gone = '原来的内容不再显示';

let world: SharingWorld;
let author: TestAccount;
let reader: TestAccount;
let shareId: number;
let copyId: number;
beforeAll(async () => {
  world = await openSharingWorld();
});
afterAll(() => world.product.close());
beforeEach(async () => {
  author = await signUp('writer');
  reader = await signUp('reader');
  shareId = await shareBy(author);
  copyId = await goOn();
});

const signUp = (name: string) => world.product.signUp(`${name}-${crypto.randomUUID().slice(0, 8)}`);

async function shareBy(by: TestAccount): Promise<number> {
  const id = await world.talk(by, [said, '多久了']);
  const body = { title, tags: '', isPublic: true };
  const made = await world.data<{ id: number }>('shareSession', by, { id, body });
  await world.approve(made.id);
  return made.id;
}

/**
 * A session of the reader that starts with the share and continues with the reader's own messages.
 */
async function goOn(): Promise<number> {
  const { data, product } = world;
  const { id } = await data<Session>('continueShare', reader, { id: shareId });
  const message = { userId: reader.userId, sessionId: id, content: own, at: product.now() };
  await storeMessage(product.database.db, message);
  return id;
}

type Parts = { id?: number; query?: Record<string, UrlValue>; body?: unknown };

async function ask(by: TestAccount, { method, path }: Endpoint, { id, query, body }: Parts = {}) {
  const url = urlOf(path, id === undefined ? {} : { id }, query);
  const sent = body === undefined ? {} : { body };
  const answer = await world.product.ask(method, url, { bearer: by.access, ...sent });
  expect([url, answer.status]).toEqual([url, 200]);
  return answer;
}

/** Everything that the product shows a reader of the copy, and what a search for its text finds. */
async function visibleText(id: number) {
  const texts = await Promise.all([
    ask(reader, sessionEndpoints.getSession, { id }),
    ask(reader, sessionEndpoints.listSessions, { query: { page_size: 100 } }),
    ask(reader, messageEndpoints.listMessages, { id }),
    ask(reader, summaryEndpoints.getSymptomsSummary, { id }),
    ask(reader, summaryEndpoints.getSymptomTimeline, { id }),
    ask(reader, searchEndpoints.searchMessages, { query: { q: '惊醒' } }),
    ask(reader, searchEndpoints.searchAll, { query: { q: title } }),
  ]);
  return texts.map(({ text }) => text).join('\n');
}

const holds = (text: string) => ({
  said: text.includes(said),
  title: text.includes(title),
  own: text.includes(own),
});
const ownAlone = { said: false, title: false, own: true };

async function exported(): Promise<string> {
  const { product } = world;
  const response = await fetch(product.url + privacyEndpoints.exportAccount.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${reader.access}` },
    body: JSON.stringify({ password: reader.password }),
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
}

async function takeDown(): Promise<unknown> {
  await world.data('reportShare', reader, { id: shareId, body: { reason: 'personal-data' } });
  const { results } = await world.data<{ results: { id: number; shareId: number }[] }>(
    'listReports',
    world.staff,
    { query: { page_size: 100 } },
  );
  const id = results.find((report) => report.shareId === shareId)?.id ?? 0;
  const body = { approved: true, reason: '写了别人的名字' };
  return world.data('reviewReport', world.staff, { id, body });
}

const askForDeletion = (account: TestAccount) =>
  ask(account, privacyEndpoints.requestDeletion, { body: { password: account.password } });

/** After the time in which a deletion can be taken back. */
async function eraseDue(): Promise<void> {
  const { product } = world;
  const now = new Date(product.now().getTime() + coolingOffDaysDefault * dayMs);
  await eraseDueAccounts(product.database.db, { now, log: product.log });
}

const sessionOfShare = async () => {
  const { rows } = await sql<{ id: number }>`select session_id as id from share
    where id = ${shareId}`.execute(world.product.database.db);
  return rows[0]?.id ?? 0;
};

const ways: [string, () => Promise<unknown>][] = [
  ['the author deletes the share', () => world.data('deleteShare', author, { id: shareId })],
  ['the author takes the share back', () => world.data('withdrawShare', author, { id: shareId })],
  [
    'the author changes the share',
    async () => {
      const { edition } = await world.data<{ edition: number }>('getMyShare', author, {
        id: shareId,
      });
      const body = { title: '改过的标题', tags: '', isPublic: true, edition };
      await world.data('updateShare', author, { id: shareId, body });
    },
  ],
  [
    'the author deletes the session',
    async () => ask(author, sessionEndpoints.deleteSession, { id: await sessionOfShare() }),
  ],
  ['the author asks for the deletion of the account', () => askForDeletion(author)],
  [
    'the account of the author is erased with a share that was approved again',
    async () => {
      await askForDeletion(author);
      const { db } = world.product.database;
      await sql`update share set status = 'approved' where id = ${shareId}`.execute(db);
      copyId = await goOn();
      await eraseDue();
    },
  ],
  ['staff take the share down', takeDown],
  ['staff undo their decision', () => world.data('undoReview', world.staff, { id: shareId })],
];

describe('the text of a share in a reader’s session', () => {
  it('is there while the share is published', async () => {
    const all = { said: true, title: true, own: true };
    expect(holds(await visibleText(copyId))).toEqual(all);
    expect(holds(await exported())).toEqual(all);
  });

  it.each(ways)('is removed when %s; the reader’s own messages stay', async (_, act) => {
    await act();
    const text = await visibleText(copyId);
    expect(holds(text)).toEqual(ownAlone);
    expect(text.includes(gone)).toBe(true);
    expect(holds(await exported())).toEqual(ownAlone);
  });

  it('is removed from a continuation of that session and from the recycle bin', async () => {
    await ask(reader, continuationEndpoints.continueSession, { id: copyId, body: {} });
    await ask(reader, sessionEndpoints.deleteSession, { id: copyId });
    await world.data('deleteShare', author, { id: shareId });
    await ask(reader, sessionEndpoints.restoreSession, { id: copyId });
    expect(holds(await visibleText(copyId))).toEqual(ownAlone);
    expect(holds(await exported())).toEqual(ownAlone);
  });

  it('does not return when the author submits the share again', async () => {
    await world.data('withdrawShare', author, { id: shareId });
    await world.data('submitShareAgain', author, { id: shareId });
    await world.approve(shareId);
    expect(holds(await visibleText(copyId))).toEqual(ownAlone);
  });

  it('stays when another share is removed', async () => {
    const kept = copyId;
    shareId = await shareBy(author);
    await goOn();
    await world.data('deleteShare', author, { id: shareId });
    expect(holds(await visibleText(kept))).toEqual({ said: true, title: true, own: true });
  });

  it('stays in a session of the author’s own, whatever becomes of the share', async () => {
    const { data, product } = world;
    const { id } = await data<Session>('continueShare', author, { id: shareId });
    await data('withdrawShare', author, { id: shareId });
    const url = urlOf(messageEndpoints.listMessages.path, { id });
    const { text } = await product.ask('GET', url, { bearer: author.access });
    expect(text.includes(said)).toBe(true);
  });

  it('leaves no id behind once the account is erased', async () => {
    const { product } = world;
    await askForDeletion(author);
    await eraseDue();
    const { rows } = await sql`select from share_copy where share_id = ${shareId}`.execute(
      product.database.db,
    );
    expect(rows).toEqual([]);
    expect(holds(await visibleText(copyId))).toEqual(ownAlone);
  });

  it('lets no statement that forgets it end the share', async () => {
    const { db } = world.product.database;
    const refusal = /share_copy_share_id_share_status_fkey/u;
    const where = sql`where id = ${shareId}`;
    await expect(sql`update share set status = 'rejected' ${where}`.execute(db)).rejects.toThrow(
      refusal,
    );
    await expect(sql`delete from share ${where}`.execute(db)).rejects.toThrow(refusal);
    expect(holds(await visibleText(copyId))).toEqual({ said: true, title: true, own: true });
  });

  it('stays where somebody else asks to withdraw the share', async () => {
    expect((await world.call('withdrawShare', reader, { id: shareId })).status).toBe(404);
    await hideShare(world.product.database.db, { userId: reader.userId, shareId });
    expect(holds(await visibleText(copyId))).toEqual({ said: true, title: true, own: true });
  });

  it('is not copied while the share is being withdrawn', async () => {
    const { call, product } = world;
    const { db } = product.database;
    const under = await db.startTransaction().execute();
    await hideShare(under, { userId: author.userId, shareId });
    const going = call('continueShare', reader, { id: shareId });
    await untilLocked(world.product.database.db);
    await under.commit().execute();
    expect((await going).status).toBe(404);
  });
});
