import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#platform/server/migrations.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { removedQuote, quoteShare } from './quote-share.ts';

const all = join(import.meta.dirname, '..', '..', '..', '..', 'migrations');

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  folder = temporaryFolder();
  const before = (await readdir(all)).filter((name) => name < '255');
  for (const name of before) await cp(join(all, name), join(folder, name));
  await migrate(database, folder);
  await sql`insert into app_user (username, username_key, email, email_key, password_hash, date_joined)
    select n, n, n || '@example.org', n || '@example.org', 'x', now()
    from unnest(array['author', 'reader']) n`.execute(database.db);
});
afterAll(() => database.drop());

const userOf = (name: string) => sql`(select id from app_user where username = ${name})`;

async function openSession(owner: string, title: string, parent: number | null = null) {
  const { rows } = await sql<{ id: number }>`
    insert into session (user_id, title, parent_session_id, created_at, updated_at)
    values (${userOf(owner)}, ${title}, ${parent}, now(), now()) returning id`.execute(database.db);
  return rows[0]?.id ?? 0;
}

async function begin(sessionId: number, content: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into message (user_id, session_id, role, content, is_summary, status, created_at)
      values (${userOf('reader')}, ${sessionId}, 'system', ${content}, true, 'complete', now())
      returning id)
    update session set last_message_id = made.id, last_message_preview = left(${content}, 200)
    from made where session.id = ${sessionId} returning made.id`.execute(database.db);
  return rows[0]?.id ?? 0;
}

const said = (content: string) => ({
  role: 'user' as const,
  content,
  day: '2026-01-01',
  masks: [],
});
const messages = [said('**惊醒**，\n\n　手脚冷'), said('冷'.repeat(2_000)), said('汗_多')];

async function share(title: string, text: readonly object[], status: string): Promise<number> {
  const session = await openSession('author', '一次');
  const { rows } = await sql<{ id: number }>`
    insert into share (user_id, session_id, title, description, tags, messages, preview,
      messages_count, title_masks, description_masks, search_text, is_public, is_anonymous,
      help_needed, status, flags, created_at, submitted_at)
    values (${userOf('author')}, ${session}, ${title}, '', '{}', ${JSON.stringify(text)}::jsonb,
      '[]', ${text.length}, '[]', '[]', '', true, true, false, ${status}, '{}', now(), now())
    returning id`.execute(database.db);
  return rows[0]?.id ?? 0;
}

const contentOf = async (id: number) => {
  const { rows } = await sql<{ content: string; preview: string; title: string }>`
    select content, last_message_preview as preview, title
    from message join session on session.id = session_id where message.id = ${id}`.execute(
    database.db,
  );
  return rows[0];
};

it('links copies to their share and blanks those whose share is no longer published', async () => {
  const still = await share('[夜里]醒', messages, 'approved');
  await share('撤回的', messages, 'withdrawn');
  await share('改过的', [said('**惊醒**'), said('改成别的'), said('汗_多')], 'approved');
  const copy = async (title: string, language: 'zh-CN' | 'en-US' = 'zh-CN') => {
    const prefix = language === 'zh-CN' ? '参考：' : 'About: ';
    return begin(
      await openSession('reader', prefix + title),
      quoteShare({ title, messages }, language),
    );
  };
  const kept = await copy('[夜里]醒');
  const keptEnglish = await copy('[夜里]醒', 'en-US');
  const lost = [await copy('撤回的'), await copy('改过的'), await copy('删了的')];
  const lostEnglish = await copy('删了的', 'en-US');
  const parent = await openSession('reader', '参考：[夜里]醒');
  await begin(parent, quoteShare({ title: '[夜里]醒', messages }, 'zh-CN'));
  const carried = '**上一段对话的摘要**\n\n接着“参考：\\[夜里\\]醒”继续。下面是您说过的话。';
  const child = await begin(await openSession('reader', '参考：[夜里]醒（续）', parent), carried);
  const own = await begin(await openSession('reader', '参考：我自己的'), carried);

  await migrate(database, all);

  for (const id of [kept, keptEnglish]) expect((await contentOf(id))?.content).toContain('手脚冷');
  expect(await contentOf(kept)).toMatchObject({ title: '参考：别人分享的案例' });
  for (const id of lost) {
    const content = removedQuote('zh-CN');
    const title = '参考：别人分享的案例';
    expect(await contentOf(id)).toEqual({ content, preview: content, title });
  }
  expect(await contentOf(lostEnglish)).toMatchObject({
    content: removedQuote('en-US'),
    title: 'About: a case that was shared',
  });
  const words = carried.replace(String.raw`\[夜里\]醒`, '别人分享的案例');
  expect(await contentOf(child)).toEqual({
    content: words,
    preview: words,
    title: '参考：别人分享的案例（续）',
  });
  expect(await contentOf(own)).toMatchObject({ content: carried, title: '参考：我自己的' });

  await sql`delete from share where id = ${still}`.execute(database.db);
  expect((await contentOf(kept))?.content).toBe(removedQuote('zh-CN'));
  expect((await contentOf(keptEnglish))?.content).toBe(removedQuote('en-US'));
});
