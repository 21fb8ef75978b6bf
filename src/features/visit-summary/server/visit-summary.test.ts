import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCheckIn, keepAnswer } from '#features/check-in/server/check-in-store.ts';
import { insertCarriedSummary } from '#features/messages/server/carried-summary-store.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { urlOf, type UrlValue } from '#platform/contract/endpoint.ts';
import { mount } from '#platform/server/http-mount.ts';
import { createHttpHarness, type HttpHarness, type Member } from '#test/http-harness.ts';
import { storeMessage } from '#test/stored-message.ts';
import { visitSummaryEndpoints, type VisitSummary } from '../contract.ts';
import { aiMark, aiNotice } from '../sheet-labels.ts';
import { visitSummaryTexts } from '../texts.ts';
import { visitSummaryHandlers } from './routes.ts';
import { createSheetRenderer, type SheetRenderer } from './sheet-renderer.ts';

const { getVisitSummary, downloadVisitSummary } = visitSummaryEndpoints;
const talk = [
  ['user', '女，28岁。头疼三天了，怕冷，没有出汗。'],
  ['assistant', '有没有在吃的药、过敏或慢性病？'],
  ['user', '对青霉素过敏，在吃布洛芬。**<b>鼺𠮷🌸</b>**'],
  ['assistant', '舌苔是什么颜色的？'],
  ['user', '医生说过脉浮紧，舌苔薄白。这个要紧吗？'],
] as const;

/** A thread begins cold: it reads the dictionaries and the fonts first. */
const fileMsMax = 60_000;

let harness: HttpHarness;
let sheets: SheetRenderer;
let owner: Member;
let other: Member;
let sessionId: number;
let made = 0;

beforeAll(async () => {
  sheets = createSheetRenderer();
  harness = await createHttpHarness({
    mountMore: ({ app, database, options }) => {
      const newId = () => `number-${(made += 1)}`;
      const settings = { aigcProducer: 'test-house' };
      const services = { db: database.db, sheets, newId, settings };
      mount(app, visitSummaryEndpoints, visitSummaryHandlers, services, options);
    },
  });
  owner = await harness.signUp();
  other = await harness.signUp();
  sessionId = await open(owner, '头痛三天');
  for (const [role, content] of talk) await say(owner, sessionId, role, content);
});
afterAll(async () => {
  await harness.close();
  await sheets.close();
});

async function open(member: Member, title: string): Promise<number> {
  return (await member.call(sessionEndpoints.createSession, { body: { title } })).data.id;
}

async function say(
  member: Member,
  id: number,
  role: 'user' | 'assistant',
  content: string,
): Promise<void> {
  harness.clock.advance(1_000);
  const message = { userId: member.userId, sessionId: id, role, content };
  await storeMessage(harness.database.db, { ...message, at: harness.clock.now() });
}

const getSheet = (member: Member, id = sessionId) =>
  member.call(getVisitSummary, { params: { id } });
const linesOf = (sheet: VisitSummary, id: string) =>
  sheet.sections.find((section) => section.id === id)?.lines ?? [];

/** A file as its bytes; the harness's client reads text only. */
async function download(member: Member, query: Record<string, UrlValue>, id = sessionId) {
  const reply = await harness.app.inject({
    method: 'GET',
    url: urlOf(downloadVisitSummary.path, { id }, query),
    remoteAddress: member.address,
    headers: { authorization: `Bearer ${member.access}` },
  });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
}

async function readPdf(bytes: Buffer) {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  const { info, metadata } = await document.getMetadata();
  await task.destroy();
  return { pages, info: info as Record<string, unknown>, xmp: metadata?.getRaw() ?? '' };
}

const label = (number: string) => ({
  Label: '1',
  ContentProducer: 'test-house',
  ProduceID: number,
  ReservedCode1: '',
  ContentPropagator: 'test-house',
  PropagateID: number,
  ReservedCode2: '',
});

describe('the visit summary of a session', { timeout: fileMsMax }, () => {
  it('has what was answered days later as words of the person on the course', async () => {
    const id = await open(owner, '三天前');
    await say(owner, id, 'user', '女，28岁，头痛三天，怕冷。');
    await say(owner, id, 'assistant', '偏向风寒。多休息。');
    const { db } = harness.database;
    const { id: messageId } = await db
      .selectFrom('message')
      .select('id')
      .where('session_id', '=', id)
      .where('role', '=', 'assistant')
      .executeTakeFirstOrThrow();
    const of = { userId: owner.userId, messageId };
    const agreedAt = harness.clock.now();
    const now = new Date(agreedAt.getTime() + 3 * 24 * 3_600_000);
    await insertCheckIn(db, {
      ...of,
      sessionId: id,
      about: '头痛',
      agreedAt,
      dueAt: now,
      language: 'zh-CN',
    });
    await keepAnswer(db, of, { answer: 'worse', advice: null, now });
    const { data } = await getSheet(owner, id);
    expect(linesOf(data, 'course').at(-1)).toMatchObject({
      text: '更重了',
      question: '现在怎么样？',
      by: 'person',
      at: now.toISOString(),
    });
    const { bytes } = await download(owner, { format: 'md' }, id);
    expect(bytes.toString()).toContain('问“现在怎么样？”答“更重了”');
    const [lane] = linesOf(data, 'picture').flatMap((line) => line.lane ?? []);
    expect(lane?.periods.at(-1)?.steps.at(-1)).toMatchObject({ change: 'worse', note: '更重了' });
  });

  it('has the user’s own words with the messages that contain them', async () => {
    const { status, data } = await getSheet(owner);
    expect(status).toBe(200);
    expect(data).toMatchObject({ sessionId, title: '头痛三天', isEmpty: false, leftOut: 0 });
    expect(data.AIGC).toEqual(label(data.AIGC.ProduceID));
    expect(linesOf(data, 'allergies').map(({ text }) => text)).toEqual(['对青霉素过敏']);
    expect(linesOf(data, 'pulse')).toMatchObject([{ isDoctorsWord: true }]);
    const { rows } = await sql<{ content: string; id: number }>`
      select id, content from message where session_id = ${sessionId}`.execute(harness.database.db);
    for (const line of data.sections.flatMap(({ lines }) => lines)) {
      if (line.by === 'rule') continue;
      expect(rows.find(({ id }) => id === line.messageId)?.content).toContain(line.text);
    }
  });

  it('has the course as drawn lines with the same content in words', async () => {
    const { data } = await getSheet(owner);
    const lines = linesOf(data, 'picture');
    expect(lines.map(({ label, by }) => [label, by])).toEqual([
      ['头痛', 'rule'],
      ['怕冷（恶寒）', 'rule'],
    ]);
    expect(lines[0]?.text).toMatch(/^约\d+月\d+日起；仍有$/u);
    expect(lines[0]?.lane?.periods).toMatchObject([{ onset: { kind: 'about', words: '三天了' } }]);
  });

  it('is accessible only to its owner, in every format', async () => {
    for (const id of [sessionId, 999_999]) {
      expect((await getSheet(other, id)).failure.code).toBe('not_found');
      for (const format of ['json', 'md', 'pdf']) {
        expect((await download(other, { format }, id)).status).toBe(404);
      }
    }
  });

  it('of an empty session is marked as empty', async () => {
    const id = await open(owner, '还没开始');
    const { data } = await getSheet(owner, id);
    expect(data.isEmpty).toBe(true);
    const { bytes } = await download(owner, { format: 'md' }, id);
    expect(bytes.toString()).toContain('## 主诉\n\n- 未提及');
  });

  it('includes facts of an earlier session, and the pattern its own reply suggested', async () => {
    const id = await open(owner, '接着说');
    const { db } = harness.database;
    await insertCarriedSummary(db, {
      userId: owner.userId,
      sessionId: id,
      content: '前情',
      words: '头痛三天，男，30岁。\n\n对海鲜过敏。',
      summary: null,
      now: harness.clock.now(),
    });
    await say(owner, id, 'user', '今天不疼了。');
    await storeMessage(db, {
      userId: owner.userId,
      sessionId: id,
      role: 'assistant',
      content: '好的',
      summary: { gender: '男', age: '30岁', symptoms: ['头痛'], prescriptions: ['荆防败毒散'] },
      details: { pattern: '风寒束表' },
      at: harness.clock.now(),
    });
    const { data } = await getSheet(owner, id);
    expect(linesOf(data, 'allergies')).toMatchObject([{ text: '对海鲜过敏', by: 'carried' }]);
    expect(linesOf(data, 'course')).toMatchObject([{ text: '今天不疼了。', by: 'person' }]);
    expect(linesOf(data, 'leaning')).toMatchObject([{ text: '风寒束表', by: 'assistant' }]);
    expect(linesOf(data, 'formulas')).toMatchObject([{ text: '荆防败毒散' }]);
  });
});

describe('the visit summary as a file', { timeout: fileMsMax }, () => {
  it.each([
    ['json', 'application/json; charset=utf-8'],
    ['md', 'text/markdown; charset=utf-8'],
    ['pdf', 'application/pdf'],
  ])('is saved as %s under a Chinese name and stored nowhere', async (format, type) => {
    const { status, headers } = await download(owner, { format });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe('no-store');
    const name = encodeURIComponent(`就诊小结-2026-03-02.${format}`);
    expect(headers['content-disposition']).toContain(`attachment; filename=`);
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${name}`);
  });

  it('as JSON has the label as its first key', async () => {
    const { bytes } = await download(owner, { format: 'json' });
    const sheet = JSON.parse(bytes.toString()) as VisitSummary & { notice: string };
    expect(Object.keys(sheet)[0]).toBe('AIGC');
    expect(sheet.AIGC).toEqual(label(sheet.AIGC.ProduceID));
    expect(sheet.notice).toBe(aiNotice);
    expect(linesOf(sheet, 'complaint')[0]?.text).toContain('头疼三天了');
  });

  it('as Markdown has the label in its front matter, head and foot, and no active markup', async () => {
    const { bytes } = await download(owner, { format: 'md' });
    const text = bytes.toString();
    const front = /^---\ntitle: 就诊小结\nAIGC: (\{.*\})\n---\n/.exec(text)?.[1] ?? '{}';
    const found = JSON.parse(front) as { ProduceID: string };
    expect(found).toEqual(label(found.ProduceID));
    expect(text.split(aiNotice)).toHaveLength(3);
    expect(text).toContain('对青霉素过敏');
    expect(text).not.toContain('<b>');
    expect(text).not.toContain('**\\<b');
  });

  it('as a PDF has real Chinese text, and the label on the page and in both metadata', async () => {
    const { bytes } = await download(owner, { format: 'pdf' });
    const { pages, info, xmp } = await readPdf(bytes);
    expect(pages).toHaveLength(1);
    const [text = ''] = pages;
    for (const words of [
      '就诊小结',
      '头疼三天了',
      '怕冷',
      '没有出汗',
      '对青霉素过敏',
      '在吃布洛芬',
      '脉浮紧',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain(aiMark);
    expect(text).toContain('人工智能（AI）整理生成');
    expect(text).toContain('第 1 页，共 1 页');
    // Some characters have no picture in the font: a box is printed in their place.
    expect(text).toContain('□');
    const custom = info['Custom'] as Map<string, string>;
    const found = JSON.parse(custom.get('AIGC') ?? '{}') as { ProduceID: string };
    expect(found).toEqual(label(found.ProduceID));
    expect(text).toContain(found.ProduceID);
    expect(xmp).toContain(`<TC260:AIGC>${JSON.stringify(found)}</TC260:AIGC>`);
    expect(info['Title']).toBe('就诊小结');
  });

  it('continues on further pages when long, each with its number and label', async () => {
    const id = await open(owner, '很长的对话');
    for (let at = 0; at < 40; at += 1) {
      await say(
        owner,
        id,
        'user',
        `第${at}次，今天胃又胀又痛，${'吃了饭更厉害，'.repeat(8)}没有好转。`,
      );
    }
    const { pages } = await readPdf((await download(owner, { format: 'pdf' }, id)).bytes);
    expect(pages.length).toBeGreaterThan(1);
    for (const [at, text] of pages.entries()) {
      expect(text).toContain(`第 ${at + 1} 页，共 ${pages.length} 页`);
      expect(text).toContain(aiMark);
    }
    expect(pages.join('')).toContain('句话没有列出');
  });

  it('omits the lines that the user removes, in every format', async () => {
    const { data } = await getSheet(owner);
    const keys = data.sections
      .flatMap(({ lines }) => lines)
      .filter(({ text }) => text.includes('青霉素'))
      .map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(0);
    for (const format of ['json', 'md', 'pdf']) {
      const { bytes } = await download(owner, { format, without: keys.join(',') });
      const text = format === 'pdf' ? (await readPdf(bytes)).pages.join('') : bytes.toString();
      expect(text).toContain('布洛芬');
      expect(text).not.toContain('青霉素');
    }
  });

  it('omits a lane in words and drawing together', async () => {
    const [lane, kept] = linesOf((await getSheet(owner)).data, 'picture');
    const without = lane?.key ?? '';
    const json = JSON.parse(
      (await download(owner, { format: 'json', without })).bytes.toString(),
    ) as VisitSummary;
    expect(linesOf(json, 'picture')).toEqual([kept]);
    const { pages } = await readPdf((await download(owner, { format: 'pdf', without })).bytes);
    expect(pages.join('')).toContain('怕冷（恶寒）');
    expect(pages.join('')).not.toContain(lane?.text);
  });

  it('is refused when a line to remove is no longer on it', async () => {
    const refused = await download(owner, { format: 'md', without: '1-0-1-0-0' });
    expect(refused.status).toBe(400);
    expect(refused.bytes.toString()).toContain(visitSummaryTexts['zh-CN'].changed);
    const nonsense = await download(owner, { format: 'md', without: "1' or 1=1" });
    expect(nonsense.status).toBe(400);
    expect((await download(owner, { format: 'docx' })).status).toBe(400);
  });

  it('is limited to a number of files in ten minutes', async () => {
    const statuses: number[] = [];
    const busy = await harness.signUp();
    const id = await open(busy, '多次下载');
    for (let at = 0; at < 41; at += 1) {
      statuses.push((await download(busy, { format: 'json' }, id)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 200));
  });
});
