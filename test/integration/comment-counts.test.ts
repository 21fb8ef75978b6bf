import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { privacyEndpoints } from '#features/privacy/contract.ts';
import { coolingOffDaysDefault, dayMs } from '#features/privacy/server/cooling-off.ts';
import { eraseDueAccounts } from '#features/privacy/server/erase-accounts.ts';
import { costlyRuns } from '#test/full.ts';
import type { TestAccount } from '#test/product-people.ts';
import { openSharingWorld, type SharingWorld } from '#test/sharing/sharing-world.ts';

let world: SharingWorld;
beforeAll(async () => {
  world = await openSharingWorld();
});
afterAll(() => world.product.close());

const moves = ['write', 'answer', 'write what is held', 'erase', 'remove', 'release', 'end'];
const batch = fc.array(fc.record({ move: fc.constantFrom(...moves), place: fc.nat(9) }), {
  minLength: 2,
  maxLength: 5,
});

type Comment = { id: number; share_id: number; status: string; user_id: number };
type Scene = { writers: TestAccount[]; shares: number[]; comments: Comment[] };
const pick = <T>(from: readonly T[], place: number): T | undefined => from[place % from.length];

async function make({ writers, shares, comments }: Scene, move: string, place: number) {
  const { call, staff, author } = world;
  const writer = pick(writers, place) ?? staff;
  const write = (body: Record<string, unknown>, id = pick(shares, place) ?? 0) =>
    call('createComment', writer, { id, body });
  const shown = comments.filter(({ status }) => status === 'shown');
  const some = pick(shown, place);
  const held = pick(
    comments.filter(({ status }) => status === 'held'),
    place,
  );
  if (move === 'write') await write({ content: '我也是' });
  if (move === 'write what is held') await write({ content: '把降压药停了就好' });
  if (move === 'answer' && some)
    await write({ content: '谢谢', parent_id: some.id }, some.share_id);
  if (move === 'erase' && some) {
    const owner = writers.find(({ userId }) => userId === some.user_id) ?? staff;
    await call('deleteComment', owner, { id: some.id });
  }
  if (move === 'remove' && some) await call('deleteComment', staff, { id: some.id });
  if (move === 'release' && held) {
    await call('reviewComment', staff, { id: held.id, body: { approved: place % 2 === 0 } });
  }
  if (move === 'end' && place === 0) await call('deleteShare', author, { id: shares[0] ?? 0 });
}

/** By how many the count in the session is wrong. */
async function missed(sessionId: number): Promise<number | undefined> {
  const { rows } = await sql<{ missed: number }>`
    select comments_count - (
      select count(*)::int from share_comment c join share s on s.id = c.share_id
      where s.session_id = ${sessionId} and c.status = 'shown') as missed
    from session where id = ${sessionId}`.execute(world.product.database.db);
  return rows[0]?.missed;
}

it('the comments of a conversation are counted exactly, whatever is done to them at once', async () => {
  const { author, approve, data, product, talk } = world;
  const { db } = product.database;
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 3, maxLength: 6 }), async (batches) => {
      const name = crypto.randomUUID().slice(0, 8);
      const writers = [await product.signUp(`one-${name}`), await product.signUp(`two-${name}`)];
      const sessionId = await talk(author, ['头痛三天', '多久了']);
      const shares: number[] = [];
      for (const title of ['头痛', '又头痛']) {
        const body = { title, isPublic: true };
        const { id } = await data<{ id: number }>('shareSession', author, { id: sessionId, body });
        await approve(id);
        shares.push(id);
      }
      for (const made of batches) {
        const { rows: comments } = await sql<Comment>`select id, share_id, status, user_id
          from share_comment where share_id = any(${shares}::bigint[]) order by id`.execute(db);
        const scene = { writers, shares, comments };
        await Promise.all(made.map(({ move, place }) => make(scene, move, place)));
        expect(await missed(sessionId)).toBe(0);
      }
      const [leaver, other] = writers as [TestAccount, TestAccount];
      const answered = { id: shares[1] ?? 0, body: { content: '我也是' } };
      const { comment } = await data<{ comment: { id: number } }>(
        'createComment',
        leaver,
        answered,
      );
      const body = { content: '谢谢', parent_id: comment.id };
      await data('createComment', other, { ...answered, body });
      await erase(leaver);
      expect(await missed(sessionId)).toBe(0);
    }),
    { numRuns: costlyRuns(20) },
  );
});

/** With all that others answered to what the account wrote. */
async function erase({ access, password }: TestAccount): Promise<void> {
  const { product } = world;
  const { method, path } = privacyEndpoints.requestDeletion;
  const { status } = await product.ask(method, path, { bearer: access, body: { password } });
  expect(status).toBe(200);
  const now = new Date(product.now().getTime() + coolingOffDaysDefault * dayMs);
  await eraseDueAccounts(product.database.db, { now, log: product.log });
}
