import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertShares } from '#test/share-rows.ts';
import { openSharingWorld, type SharingWorld } from '#test/sharing/sharing-world.ts';

let world: SharingWorld;
beforeAll(async () => {
  world = await openSharingWorld({ RATE_LIMITS: 'on' });
});
afterAll(() => world.product.close());

describe('the shares of an account', () => {
  it('are at most 500 that are not withdrawn', async () => {
    const { author, call, data, talk, share, product } = world;
    const first = await share();
    const sessionId = await talk(author, ['头痛三天']);
    const one = { userId: author.userId, sessionId };
    await insertShares(
      product.database.db,
      Array.from({ length: 498 }, () => one),
    );
    const last = await share();
    const body = { title: '第五百零一份' };
    const refused = await call('shareSession', author, { id: sessionId, body });
    expect([refused.status, refused.json['code']]).toEqual([400, 'validation_failed']);

    await data('withdrawShare', author, { id: first });
    expect((await call('shareSession', author, { id: sessionId, body })).status).toBe(200);
    for (const name of ['updateShare', 'submitShareAgain'] as const) {
      const back = await call(name, author, { id: first, body });
      expect([name, back.status]).toEqual([name, 400]);
    }
    const changed = { id: last, body: { title: '换个题目' } };
    expect((await call('updateShare', author, changed)).status).toBe(200);
  });

  it('are submitted at most 20 times an hour, and changed or submitted again 60 times', async () => {
    const { reader, colleague, call, product } = world;
    const gone = 987_654_321;
    const bodyOf = { title: '题目' };
    const statusOf = async (name: 'shareSession' | 'updateShare' | 'submitShareAgain') =>
      (await call(name, reader, { id: gone, body: bodyOf })).status;
    for (let made = 0; made < 20; made += 1) expect(await statusOf('shareSession')).toBe(404);
    expect(await statusOf('shareSession')).toBe(429);
    for (let made = 0; made < 30; made += 1) {
      expect(await statusOf('updateShare')).toBe(404);
      expect(await statusOf('submitShareAgain')).toBe(404);
    }
    expect(await statusOf('updateShare')).toBe(429);
    expect(await statusOf('submitShareAgain')).toBe(429);
    const ofOther = await call('shareSession', colleague, { id: gone, body: bodyOf });
    expect(ofOther.status).toBe(404);
    product.advance(3_600_000);
    await product.signIn(reader);
    expect(await statusOf('shareSession')).toBe(404);
  });
});
