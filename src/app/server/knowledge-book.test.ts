import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrationEndpoints } from '#features/administration/contract.ts';
import type { FoundRow } from '#features/administration/contract.ts';
import type { BookChapter, BookContents } from '#medicine/knowledge/book.ts';
import { rowsIn } from '#medicine/knowledge/book.ts';
import { herbs } from '#medicine/knowledge/herbs.ts';
import { urlOf } from '#platform/contract/endpoint.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';

const { listKnowledgeChapters, getKnowledgeChapter, searchKnowledge } = administrationEndpoints;

let product: ProductHarness;
let staff: TestAccount;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.signUp('colleague', { staff: true });
});
afterAll(() => product.close());

const ask = (url: string) => product.ask('GET', url, { bearer: staff.access });
const chapterUrl = (chapter: string) => urlOf(getKnowledgeChapter.path, { chapter });

async function contents(): Promise<BookContents> {
  const { json } = await ask(listKnowledgeChapters.path);
  return (json['data'] as { chapters: BookContents }).chapters;
}

async function found(query: Record<string, string | number>) {
  const { json } = await ask(urlOf(searchKnowledge.path, {}, query));
  return json['data'] as { count: number; next: number | null; results: FoundRow[] };
}

describe('the book of the knowledge', () => {
  it('is for staff only', async () => {
    const member = await product.signUp('member');
    const urls = [listKnowledgeChapters.path, chapterUrl('herbs'), searchKnowledge.path];
    for (const url of urls) {
      expect((await product.ask('GET', url)).status).toBe(401);
      expect((await product.ask('GET', url, { bearer: member.access })).status).toBe(403);
      expect((await ask(url)).status).toBe(200);
    }
  });

  it('has every chapter of its contents, with as many rows as are counted', async () => {
    const chapters = await contents();
    expect(chapters).toContainEqual({
      id: 'herbs',
      title: '中药',
      signed: 0,
      notSigned: herbs.length,
    });
    for (const { id, title, signed, notSigned } of chapters) {
      const { json } = await ask(chapterUrl(id));
      const chapter = json['data'] as BookChapter;
      expect(chapter).toMatchObject({ id, title });
      expect(rowsIn(chapter)).toHaveLength(signed + notSigned);
    }
  });

  it('has no other chapter, whatever its name reaches', async () => {
    for (const name of ['stones', 'contents', '../herbs', '../../compiled/herbs'])
      expect((await ask(chapterUrl(name))).status).toBe(404);
  });

  it('is searched in all chapters, page by page', async () => {
    const { count, results } = await found({ q: '麻黄  2-10' });
    expect(results.map(({ chapter, row }) => [chapter.id, row.id])).toContainEqual([
      'herbs',
      '麻黄',
    ]);
    expect(count).toBe(results.length);

    const all = await found({ page_size: 100 });
    expect(all.count).toBe((await contents()).reduce((sum, one) => sum + one.notSigned, 0));
    expect(all.results).toHaveLength(100);
    const second = await found({ page_size: 50, page: 2 });
    expect(second).toMatchObject({ count: all.count, next: 3 });
    expect(second.results).toEqual(all.results.slice(50));
  });

  it('shows which rows are signed', async () => {
    expect(await found({ state: 'signed' })).toMatchObject({ count: 0, results: [] });
    expect((await found({ state: 'not-signed', q: '甘草' })).count).toBeGreaterThan(0);
  });

  it('refuses a search that is too long', async () => {
    const { status } = await ask(urlOf(searchKnowledge.path, {}, { q: '草'.repeat(101) }));
    expect(status).toBe(400);
  });
});
