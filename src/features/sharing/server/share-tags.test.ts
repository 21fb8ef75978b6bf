import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharingWorld, type SharingWorld } from '#test/sharing/sharing-world.ts';
import type { MyShare, MyShareDetail } from '../contract.ts';

type Flagged = Pick<MyShareDetail, 'id' | 'proposals'> & { flags: string[] };

let world: SharingWorld;
beforeAll(async () => {
  world = await openSharingWorld();
});
afterAll(() => world.product.close());

const telling = '头痛,王小明,13812345678,北京协和医院,35岁女性';

describe('tags of a share', () => {
  it('that identify somebody are proposed for removal, before anything is stored', async () => {
    const { author, data, talk } = world;
    const id = await talk(author, ['头痛三天', '多久了']);
    const { tags } = await data<{ tags: MyShareDetail['proposals']['tags'] }>(
      'previewShare',
      author,
      { id, body: { tags: telling } },
    );
    expect(tags).toMatchObject([
      { tag: '王小明', mask: { kind: 'name', replacement: '' } },
      { tag: '13812345678', mask: { kind: 'phone', replacement: '' } },
      { tag: '北京协和医院', mask: { kind: 'hospital', replacement: '' } },
      { tag: '35岁女性', mask: { kind: 'age', replacement: '30多岁女性' } },
    ]);
  });

  it('are removed like every proposal when the author makes no choice', async () => {
    const { author, data, share } = world;
    const id = await share({ tags: telling });
    const mine = await data<MyShareDetail>('getMyShare', author, { id });
    expect(mine.tags).toBe('头痛,30多岁女性');
    expect(mine.proposals.tags).toEqual([]);
  });

  it('that were kept are flagged at the review desk, individually and in the queue', async () => {
    const { staff, data, share } = world;
    const kept = await share({ tags: '怕冷,王小明', masks: [] });
    const plain = await share({ tags: '怕冷,失眠', masks: [] });
    const { results } = await data<{ results: Flagged[] }>('listReviews', staff, {
      query: { page_size: 100 },
    });
    const flags = [kept, plain].map((id) => results.find((each) => each.id === id)?.flags);
    expect(flags).toEqual([['personal-data'], []]);
    const review = await data<Flagged>('getReview', staff, { id: kept });
    expect(review.proposals.tags).toMatchObject([{ tag: '王小明' }]);
  });

  it('are flagged when an edit adds them', async () => {
    const { author, staff, data, share } = world;
    const id = await share();
    const body = { title: '反复头痛', tags: ['李医生'], isPublic: true };
    expect((await data<MyShare>('updateShare', author, { id, body })).tags).toBe('李医生');
    const review = await data<Flagged>('getReview', staff, { id });
    expect(review.flags).toContain('personal-data');
  });
});
