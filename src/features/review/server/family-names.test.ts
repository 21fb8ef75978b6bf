import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MyShareDetail } from '#features/sharing/contract.ts';
import { erasePerson } from '#features/profile/server/person-store.ts';
import { storePerson } from '#test/family-person.ts';
import { openSharingWorld, type SharingWorld } from '#test/sharing/sharing-world.ts';
import type { ShareReview, WaitingShare } from '../contract.ts';

let world: SharingWorld;
beforeAll(async () => {
  world = await openSharingWorld();
  const { author, product } = world;
  for (const name of ['王秀兰', '妈妈', '李桂香']) {
    await storePerson(product.database.db, author.userId, { name });
  }
});
afterAll(() => world.product.close());

const flagsOf = async (id: number) => {
  const { results } = await world.data<{ results: WaitingShare[] }>('listReviews', world.staff, {
    query: { page_size: 100 },
  });
  return results.find((each) => each.id === id)?.flags;
};

describe('the names of the author’s family at the desk', () => {
  it('are marked and flagged after an edit that reveals one', async () => {
    const { author, staff, data, share } = world;
    const id = await share({}, ['昨晚咳得厉害', '多久了']);
    expect(await flagsOf(id)).toEqual([]);
    const { consent } = await data<MyShareDetail>('getMyShare', author, { id });
    const title = '昨晚王秀兰咳';
    const words = { title, description: 'quiet-author写的', tags: [] };
    await data('updateShare', author, { id, body: { ...words, consentVersion: consent.version } });
    expect(await flagsOf(id)).toEqual(['personal-data']);
    const { proposals } = await data<ShareReview>('getReview', staff, { id });
    const hers = { kind: 'name', replacement: '某某', start: 2, end: 5 };
    expect(proposals).toMatchObject({ title: [hers], description: [], messages: [] });
  });

  it('leave no trace but the places where they stand, and the author’s own not even these', async () => {
    const { staff, call, share } = world;
    const id = await share({ masks: [] }, ['quiet-author说昨晚咳得厉害', '多久了']);
    const { json, text } = await call('getReview', staff, { id });
    expect(text).not.toMatch(/王秀兰|李桂香|妈妈|knownNames/u);
    expect(json['data']).toMatchObject({ proposals: { messages: [] }, flags: [] });
  });

  it('are no longer marked once the person is removed', async () => {
    const { author, staff, data, share, product } = world;
    const id = await storePerson(product.database.db, author.userId, { name: '赵大妞' });
    const shared = await share({ masks: [] }, ['赵大妞昨晚咳得厉害', '多久了']);
    const marked = async () =>
      (await data<ShareReview>('getReview', staff, { id: shared })).proposals.messages.length;
    expect(await marked()).toBe(1);
    await erasePerson(product.database.db, { userId: author.userId, personId: id });
    expect(await marked()).toBe(0);
  });
});
