import { listHits, type MessageHit } from '#features/messages/server/message-search-store.ts';
import { synonymsOf } from '#medicine/findings/symptom-synonyms.ts';
import { toPage } from '#platform/contract/paging.ts';
import { stripMarkdown } from '#platform/contract/plain-text.ts';
import type { Executor } from '#platform/server/database.ts';
import type { SearchPage, SearchResult } from '../contract.ts';
import type { DateRange, OwnSearchType, SearchRole } from '../filters.ts';
import { findSessions } from './find-sessions.ts';
import { findTerms, previewOf, previewCharsMax } from './preview.ts';
import { rangeToSpan } from './range-span.ts';

export type AskedSearch = {
  q: string;
  page: number;
  page_size: number;
  search_type: OwnSearchType;
  date_range: DateRange;
  role: SearchRole;
  person_id?: string | undefined;
};

/** A page of a person's own sessions that match the words or a synonym, with the matching messages. */
export async function findResults(
  db: Executor,
  userId: number,
  asked: AskedSearch,
  now: Date,
): Promise<SearchPage> {
  const terms = [asked.q, ...synonymsOf(asked.q)];
  const span = rangeToSpan(asked.date_range, now);
  const role = asked.role === 'all' ? null : asked.role;
  const isInMessages = asked.search_type !== 'sessions';
  // A title has no sender, so a sender filter excludes titles unless only titles are searched.
  const isInTitles =
    asked.search_type === 'sessions' || (asked.search_type === 'all' && role === null);
  const search = { userId, terms, role, ...span, whose: asked.person_id, isInMessages, isInTitles };
  const { sessions, count, isMore, messageIds } = await findSessions(db, search, asked);
  const hits = await listHits(db, search, { messageIds, reach: previewCharsMax });
  const hitsOf = Map.groupBy(hits, ({ sessionId }) => sessionId);
  const results = sessions.map(({ id, title, description, lastWords, updatedAt, personId }) => {
    const messages = (hitsOf.get(id) ?? []).map((hit) => toMessage(hit, terms));
    const about = description === '' && messages.length === 0 ? lastWords : description;
    const excerpt = stripMarkdown(about);
    const shown = previewOf({ excerpt, isCutBefore: false, isCutAfter: false }, terms);
    return {
      session: id,
      session_title: title,
      title_highlights: isInTitles ? findTerms(title, terms) : [],
      description: shown.content,
      description_highlights: shown.highlights,
      updated_at: updatedAt,
      ...(personId === undefined ? {} : { person_id: personId }),
      messages,
    };
  });
  return { ...toPage(results, count, asked), ...(isMore && { isMore }) };
}

function toMessage(hit: MessageHit, terms: readonly string[]): SearchResult['messages'][number] {
  return { id: hit.id, role: hit.role, createdAt: hit.createdAt, ...previewOf(hit, terms) };
}
