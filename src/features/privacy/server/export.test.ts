import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { aigcLabel } from '#platform/contract/aigc-label.ts';
import { type HttpHarness, type Member } from '#test/http-harness.ts';
import { testPassword } from '#test/product-people.ts';
import { createPrivacyHarness } from '#test/privacy-harness.ts';
import { storeMessage, storeMessages } from '#test/stored-message.ts';
import { privacyEndpoints } from '../contract.ts';
import { exportTexts } from './export-texts.ts';

const { exportAccount } = privacyEndpoints;
const markup = `<script>alert(1)</script> & "quoted" 'words' <img src=x onerror=alert(1)>`;
/** More than two pages of rows. */
const messagesMany = 251;
const readByModel = {
  version: 1,
  by: 'model',
  acts: [{ act: 'answer' }],
  read: [{ quote: 'word-1', kind: 'symptom', name: '头痛', polarity: 'present' }],
};

let harness: HttpHarness;
let member: Member;
let other: Member;
let sessionId: number;

beforeAll(async () => {
  harness = await createPrivacyHarness();
  member = await harness.signUp();
  other = await harness.signUp();
  sessionId = await open(member, `头痛三天 ${markup}`);
  const messages = Array.from({ length: messagesMany }, (_, at) => {
    const content = `word-${at + 1} ${markup}`;
    const message = { userId: member.userId, sessionId, content };
    if (at % 2 === 0) return message;
    return {
      ...message,
      role: 'assistant' as const,
      model: 'local',
      reasoning: at === 1 ? '想一想' : '',
    };
  });
  await storeMessages(harness.database.db, messages);
  await sql`update message set dialogue = ${JSON.stringify(readByModel)}::jsonb
    where session_id = ${sessionId} and reasoning_content = '想一想'`.execute(harness.database.db);
  const foreign = { userId: other.userId, sessionId: await open(other, 'foreign-title') };
  await storeMessage(harness.database.db, { ...foreign, content: 'foreign-words' });
});
afterAll(() => harness.close());

async function open(by: Member, title: string): Promise<number> {
  const { data } = await by.call(sessionEndpoints.createSession, { body: { title: '一段' } });
  await sql`update session set title = ${title} where id = ${data.id}`.execute(harness.database.db);
  return data.id;
}

/** The response and the texts of the zip by file name. */
async function take(by = member, language = 'zh-CN') {
  const reply = await harness.app.inject({
    method: 'POST',
    url: exportAccount.path,
    remoteAddress: by.address,
    headers: { authorization: `Bearer ${by.access}`, 'accept-language': language },
    payload: { password: testPassword },
  });
  const files = Object.entries(unzipSync(new Uint8Array(reply.rawPayload)));
  return {
    reply,
    files: new Map(files.map(([name, bytes]) => [name, strFromU8(bytes)])),
  };
}

type Table = { AIGC?: object; table: string; rows: Record<string, unknown>[] };
const tableIn = (files: ReadonlyMap<string, string>, name: string) =>
  JSON.parse(files.get(`data/${name}.json`) ?? 'null') as Table;

describe('the export of an account', () => {
  it('is a zip download with a descriptive name', async () => {
    const { reply } = await take();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/zip');
    expect(reply.headers['cache-control']).toBe('no-store');
    const name = decodeURIComponent(String(reply.headers['content-disposition']));
    expect(name).toContain('杏问-我的数据-2026-03-02.zip');
  });

  it('contains every message, as rows and as readable pages', async () => {
    const { files } = await take();
    const contents = tableIn(files, 'message').rows.map(({ content }) => content);
    // Of what a reply did, only what a model read is left out.
    const told = tableIn(files, 'message').rows.flatMap(({ dialogue }) => dialogue ?? []);
    expect(told).toEqual([{ version: 1, by: 'model', acts: [{ act: 'answer' }] }]);
    const page = files.get(`conversations/${sessionId}.html`) ?? '';
    for (let n = 1; n <= messagesMany; n += 1) {
      expect(contents).toContain(`word-${n} ${markup}`);
      expect(page).toContain(`word-${n} `);
    }
    expect(contents).toHaveLength(messagesMany);
    expect(files.get('conversations/list.html')).toContain(`href="${sessionId}.html"`);
  });

  it("contains no one else's data, and no secrets", async () => {
    const { files } = await take();
    const all = [...files.values()].join('\n');
    expect(all).not.toContain('foreign-');
    expect(all).not.toContain(other.email);
    expect(tableIn(files, 'app_user').rows).toEqual([
      expect.objectContaining({
        id: member.userId,
        username: member.username,
        email: member.email,
      }),
    ]);
    expect(all).not.toMatch(/argon2|password_hash|cookie_hash|token_hash/);
  });

  it('escapes markup in messages', async () => {
    const { files } = await take();
    const pages = [...files].filter(([name]) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(1);
    for (const [, html] of pages) {
      expect(html).not.toMatch(/<script|<img|onerror="/i);
      expect(html).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none'`);
    }
    expect(pages.map(([, html]) => html).join('')).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    );
  });

  it('labels generated content on each reply, at both ends of a page and in the metadata', async () => {
    const { files } = await take();
    const page = files.get(`conversations/${sessionId}.html`) ?? '';
    const { aiNotice, aiMark, reasoning } = exportTexts['zh-CN'];
    expect(page.split(aiNotice)).toHaveLength(3);
    expect(page.split(`<h2>${aiMark} · local`)).toHaveLength(Math.floor(messagesMany / 2) + 1);
    expect(page).toContain(`<summary>${reasoning}</summary>`);
    const meta = /<meta name="AIGC" content="([^"]*)">/.exec(page)?.[1] ?? '';
    const label = JSON.parse(meta.replaceAll('&quot;', '"')) as { AIGC: { ProduceID: string } };
    expect(label.AIGC).toEqual(aigcLabel('test-house', label.AIGC.ProduceID));
    for (const name of ['session', 'message', 'deleted_message', 'share']) {
      expect(tableIn(files, name).AIGC).toMatchObject({
        Label: '1',
        ContentProducer: 'test-house',
      });
    }
    expect(tableIn(files, 'preference').AIGC).toBeUndefined();
  });

  it('has a read-me in both languages, and pages in the language of the caller', async () => {
    const { files } = await take(member, 'en-US');
    const readMe = files.get('README.md') ?? '';
    expect(readMe).toContain('我的数据');
    expect(readMe).toContain('my data');
    expect(files.get(`conversations/${sessionId}.html`)).toContain(exportTexts['en-US'].aiNotice);
  });

  it('is refused with a wrong password', async () => {
    const { status, failure } = await other.call(exportAccount, {
      body: { password: 'not the password' },
    });
    expect(status).toBe(400);
    expect(failure.fields).toEqual({ password: ['密码不正确'] });
  });
});
