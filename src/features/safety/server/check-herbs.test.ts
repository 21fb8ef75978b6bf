import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interactions, readyMadeInteractions } from '#medicine/knowledge/drug-interactions.ts';
import { formulas } from '#medicine/knowledge/formulas.ts';
import { patentMedicines } from '#medicine/knowledge/patent-medicines.ts';
import { refusedFormulas } from '#medicine/knowledge/refused-formulas.ts';
import { herbs } from '#medicine/knowledge/herbs.ts';
import { mount } from '#platform/server/http-mount.ts';
import { captureLog } from '#test/captured-log.ts';
import { createHttpHarness, type HttpHarness } from '#test/http-harness.ts';
import { safetyEndpoints } from '../contract.ts';
import { listCharsMax } from '../rules.ts';
import { safetyTexts } from '../texts.ts';
import { knowledgeInEnglish } from './english-knowledge-texts.ts';
import { safetyHandlers } from './routes.ts';

let http: HttpHarness;
const logged = captureLog();
beforeAll(async () => {
  http = await createHttpHarness({
    mountMore: ({ app, database, options }) =>
      mount(
        app,
        safetyEndpoints,
        safetyHandlers,
        { db: database.db },
        { ...options, log: logged.log },
      ),
  });
});
afterAll(() => http.close());

const { checkHerbs } = safetyEndpoints;

describe('checking a list over HTTP', () => {
  it('returns what it recognised, what it did not, and what to ask about', async () => {
    const member = await http.signUp();
    const body = { text: '黑顺片9克、法半夏9克、灵芝孢子', medicines: '华法林', pregnant: true };
    const { status, data } = await member.call(checkHerbs, { body });
    expect(status).toBe(200);
    expect(data.herbs).toMatchObject([
      {
        name: '附子',
        written: ['黑顺片'],
        toxicity: '有毒',
        pregnancy: '慎用',
        amounts: [{ written: '9克', grams: { least: 9, most: 9 } }],
        limit: 15,
        source: expect.stringContaining('药典'),
      },
      { name: '半夏', written: ['法半夏'] },
    ]);
    expect(data.medicines).toEqual([
      { written: '华法林', classes: ['抗凝药'], ingredients: ['华法林'] },
    ]);
    expect(data.unknown).toEqual(['灵芝孢子']);
    expect(data.findings[0]).toEqual({
      kind: 'incompatible',
      severity: 'danger',
      text: '附子、半夏不宜同用（十八反）。',
      source: expect.stringContaining('药典'),
    });
    expect(data.notice).toContain('医师或药师');
  });

  it('returns both readings of an old unit, and what it could not read', async () => {
    const member = await http.signUp();
    const { data } = await member.call(checkHerbs, {
      body: { text: '附子五钱、细辛二两、大黄一把、藜芦一钱' },
    });
    expect(data.findings.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        '细辛写的是“二两”，按药方旧制至少合 60 克，按市制合 100 克，超过常用的每日上限 3 克。',
        '附子写的是“五钱”，按药方旧制合 15 克；如果按市制称，合 25 克，超过常用的每日上限 15 克。请与开方的医师核对。',
        '大黄写的是“一把”，没有读出是多少克，分量没有查。',
      ]),
    );
    expect(data.herbs.map(({ amounts, limit }) => [amounts, limit])).toEqual([
      [[{ written: '五钱', grams: { least: 15, most: 25 } }], 15],
      [[{ written: '二两', grams: { least: 60, most: 100 } }], 3],
      [[{ written: '一把', grams: null }], 15],
      [[{ written: '一钱', grams: { least: 3, most: 5 } }], null],
    ]);
  });

  it('answers in the caller’s language', async () => {
    const member = await http.signUp();
    member.headers['accept-language'] = 'en-US';
    const { data } = await member.call(checkHerbs, { body: { text: '甘草、海藻' } });
    expect(data.findings[0]?.text).toBe(
      '甘草, 海藻 should not be used together (the Eighteen Incompatibilities).',
    );
    expect(data.notice).toBe(safetyTexts['en-US'].notice);
  });

  it('returns a formula with its herbs and its source', async () => {
    const member = await http.signUp();
    const { data } = await member.call(checkHerbs, { body: { text: '桂枝汤' } });
    expect(data.herbs).toMatchObject([{ kind: 'formula', name: '桂枝汤', source: '《伤寒论》' }]);
    expect(data.herbs[0]?.herbs).toContain('桂枝');
  });

  it('always states who decides, even without findings', async () => {
    const member = await http.signUp();
    const { data } = await member.call(checkHerbs, { body: { text: '陈皮' } });
    expect([data.findings, data.notice]).toEqual([[], safetyTexts['zh-CN'].notice]);
  });

  it.each([
    ['nothing', { text: ' ' }],
    ['too much', { text: '药'.repeat(listCharsMax + 1) }],
    ['an impossible age', { text: '陈皮', ageYears: 300 }],
    ['a flag that is no flag', { text: '陈皮', pregnant: 'yes' }],
  ])('refuses %s', async (_, body) => {
    const member = await http.signUp();
    const { status } = await member.send('POST', checkHerbs.path, { body });
    expect(status).toBe(400);
  });

  it('requires the accepted agreement', async () => {
    const body = { text: '陈皮' };
    expect((await http.visitor().call(checkHerbs, { body })).status).toBe(401);
    const newcomer = await http.signUp({ agreed: false });
    expect((await newcomer.call(checkHerbs, { body })).status).toBe(403);
  });

  it('is rate-limited', async () => {
    const member = await http.signUp();
    const statuses: number[] = [];
    for (let calls = 0; calls < 31; calls += 1) {
      statuses.push((await member.call(checkHerbs, { body: { text: '陈皮' } })).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
  });

  it('neither stores nor logs the list', async () => {
    const member = await http.signUp();
    await member.call(checkHerbs, { body: { text: '独一无二的雄黄', medicines: '华法林' } });
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
      http.database.db,
    );
    for (const { name } of rows) {
      const found = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(name)} t where t::text like '%独一无二%'`.execute(
        http.database.db,
      );
      expect({ name, rows: found.rows[0]?.n }).toEqual({ name, rows: 0 });
    }
    expect(logged.lines.join()).not.toMatch(/独一无二|雄黄|华法林/);
  });
});

it('has every sentence of the knowledge in English', () => {
  const sentences = [
    ...interactions.map(({ effect }) => effect),
    ...readyMadeInteractions.map(({ effect }) => effect),
    ...herbs.flatMap(({ caution, forbidden }) => [caution ?? [], forbidden ?? []].flat()),
    ...[...formulas, ...refusedFormulas, ...patentMedicines].flatMap(
      ({ neverOffered }) => neverOffered ?? [],
    ),
  ];
  expect(sentences.filter((sentence) => !Object.hasOwn(knowledgeInEnglish, sentence))).toEqual([]);
});
