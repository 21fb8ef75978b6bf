import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { FoundRow, administrationEndpoints } from '../contract.ts';
import { isFound, wordsOf } from './find-row.ts';
import { readChapters } from './knowledge-book.ts';

export const searchKnowledge: Handler<
  typeof administrationEndpoints.searchKnowledge,
  unknown
> = async ({ query }) => {
  const words = wordsOf(query.q);
  const first = (query.page - 1) * query.page_size;
  const results: FoundRow[] = [];
  let count = 0;
  for await (const { id, title, sections } of readChapters()) {
    const found = sections
      .flatMap(({ rows }) => rows)
      .filter((row) => isFound(row, words, query.state));
    for (const row of found) {
      if (count >= first && results.length < query.page_size)
        results.push({ chapter: { id, title }, row });
      count += 1;
    }
  }
  return toPage(results, count, query);
};
