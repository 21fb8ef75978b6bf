import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storePerson } from '#test/family-person.ts';
import { openSharingWorld, type SharingWorld } from '#test/sharing/sharing-world.ts';
import type { MyShare, MyShareDetail } from '../contract.ts';

type Preview = {
  title: { masks: object[] };
  messages: { masks: object[] }[];
  knownNames: string[];
};

let world: SharingWorld;
beforeAll(async () => {
  world = await openSharingWorld();
  const { author, reader, product } = world;
  await storePerson(product.database.db, author.userId, { name: '王秀兰' });
  await storePerson(product.database.db, author.userId, { name: '妈妈' });
  await storePerson(product.database.db, author.userId, { name: '李桂香' });
  await storePerson(product.database.db, reader.userId, { name: '豆豆妹' });
});
afterAll(() => world.product.close());

describe('the names that an account knows', () => {
  const said = [
    '妈妈昨晚咳得厉害，王秀兰还怕冷，豆豆妹没有',
    '王秀兰多久了',
    'quiet-author一直陪着',
  ];
  const body = { title: '昨晚王秀兰咳得厉害' };

  it('are proposed wherever they stand, and those of another account are not known', async () => {
    const { author, data, talk } = world;
    const id = await talk(author, said);
    const preview = await data<Preview>('previewShare', author, { id, body });
    const name = { kind: 'name', replacement: '某某' };
    expect(preview.title.masks).toEqual([{ ...name, start: 2, end: 5 }]);
    expect(preview.messages.map(({ masks }) => masks)).toEqual([
      [{ ...name, start: 9, end: 12 }],
      [{ ...name, start: 0, end: 3 }],
      [{ ...name, start: 0, end: 12 }],
    ]);
    expect(preview.knownNames).toEqual(expect.arrayContaining(['quiet-author', '王秀兰']));
    expect(preview.knownNames).not.toContain('豆豆妹');
  });

  it('are masked in a share without a choice of the author', async () => {
    const { author, data, talk } = world;
    const id = await talk(author, said);
    const share = await data<MyShare>('shareSession', author, { id, body });
    expect(share.title).toBe('昨晚某某咳得厉害');
    expect(share.messages.map(({ content }) => content)).toEqual([
      '妈妈昨晚咳得厉害，某某还怕冷，豆豆妹没有',
      '某某多久了',
      '某某一直陪着',
    ]);
  });

  const hers = { kind: 'name', replacement: '某某', start: 2, end: 5 };
  it('are proposed when a share is edited, as when it was made', async () => {
    const { author, data, share } = world;
    const id = await share({ masks: [] }, ['昨晚王秀兰咳得厉害', '多久了']);
    const detail = await data<MyShareDetail>('getMyShare', author, { id });
    expect(detail.proposals.messages).toEqual([{ id: 1, masks: [hers] }]);
    expect(detail.knownNames).toEqual(expect.arrayContaining(['quiet-author', '王秀兰']));
    expect(detail.knownNames).not.toContain('豆豆妹');
  });
});
