import {
  searchSharedContent,
  sharedSearchCountMax,
} from '#features/sharing/server/shared-search-store.ts';
import { synonymsOf } from '#medicine/findings/symptom-synonyms.ts';
import { toPage, type Page } from '#platform/contract/paging.ts';
import type { Executor } from '#platform/server/database.ts';
import type { SharedResult } from '../contract.ts';
import { sharedPreviewCharsMax, sharedPreviewsMax } from '#features/sharing/rules.ts';
import { findTerms, previewOf } from './preview.ts';

/** A page of public shares that match the words or a synonym; time and sender filters do not apply. */
export async function findShared(
  db: Executor,
  userId: number,
  asked: { q: string; page: number; page_size: number },
): Promise<Page<SharedResult> & { isMore?: true }> {
  const terms = [asked.q, ...synonymsOf(asked.q)];
  const { page, page_size } = asked;
  const search = { terms, userId, page, page_size, previewsMax: sharedPreviewsMax };
  const { results, count } = await searchSharedContent(db, search);
  const whole = (excerpt: string) => ({ excerpt, isCutBefore: false, isCutAfter: false });
  const shown = results.map((share) => {
    const description = previewOf(whole(share.description), terms);
    return {
      ...share,
      title_highlights: findTerms(share.title, terms),
      description: description.content,
      description_highlights: description.highlights,
      messages: share.messages.map(({ content, ...message }) => ({
        ...message,
        ...previewOf(whole(content), terms, sharedPreviewCharsMax),
      })),
    };
  });
  const isMore = count >= sharedSearchCountMax;
  return { ...toPage(shown, count, asked), ...(isMore && { isMore }) };
}
