import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openSharingWorld, type SharingWorld } from '#test/sharing/sharing-world.ts';
import type { MyShare } from '../contract.ts';

let world: SharingWorld;
let sessionId: number;
let shareId: number;
beforeAll(async () => {
  world = await openSharingWorld();
  shareId = await world.share();
  sessionId = await world.talk(world.author, ['头痛三天', '还有别的不舒服吗']);
});
afterAll(() => world.product.close());
beforeEach(() => bornYearsAgo(16));

async function bornYearsAgo(years: number): Promise<void> {
  const month = `${world.product.now().getFullYear() - years}-01`;
  await sql`update app_user set birth_month = ${month} where id = ${world.author.userId}`.execute(
    world.product.database.db,
  );
}
const body = { title: '头痛', isPublic: true };

it.each(['previewShare', 'shareSession', 'updateShare', 'submitShareAgain'] as const)(
  '%s is refused to a person of 16 in words',
  async (name) => {
    const isNew = name === 'previewShare' || name === 'shareSession';
    const answer = await world.call(name, world.author, { id: isNew ? sessionId : shareId, body });
    expect([answer.status, answer.json['code']]).toEqual([403, 'adults_only']);
    expect(answer.json['error']).toBe(
      '未满 18 周岁，不能分享对话。您仍可以咨询，也可以查看和保存自己的对话。',
    );
  },
);

it('lets a 16-year-old still see and withdraw own shares and read those of others', async () => {
  const { author, staff, data, share } = world;
  await bornYearsAgo(40);
  const other = await share();
  await world.approve(other);
  await bornYearsAgo(16);
  await data('getMyShare', author, { id: shareId });
  await data('getSharedSession', author, { id: other });
  await data('withdrawShare', author, { id: other });
  expect((await world.call('getSharedSession', staff, { id: other })).status).toBe(404);
});

it('is available from 18 on', async () => {
  await bornYearsAgo(19);
  const { id } = await world.data<MyShare>('shareSession', world.author, { id: sessionId, body });
  expect(id).toBeGreaterThan(0);
});
