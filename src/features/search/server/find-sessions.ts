// The sessions of a page of results. The index knows nothing of time: of a common word it names every message, of
// which a person may have hundreds of thousands. Somebody with so many is answered from the newest sessions where
// most of them hold the words and fill what is counted; otherwise, as for all others, the index answers.
import { findByIndex } from '#features/messages/server/indexed-search-store.ts';
import {
  findInSessions,
  isFoundInNewest,
  type MessageSearch,
} from '#features/messages/server/message-search-store.ts';
import {
  listFoundSessions,
  listNewestSessions,
  type FoundSession,
} from '#features/sessions/server/session-search-store.ts';
import { readTotal } from '#features/sessions/server/session-total-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { previewsMax, searchCountMax, searchPagesAhead } from '../rules.ts';

/** Up to so many messages of a person the index alone answers, and everything is counted. */
export const messagesByIndexMax = 10_000;
/** A word that none of so many newest messages holds is rare enough to ask the index at once. */
const newestMessages = 200;
/** Sessions that are looked through for each one that is counted, before the index is asked. */
const lookedThrough = 2;
/** A word is common if it is found in this share of as many of the newest sessions as a page has. */
const commonShare = 1 / 2;

export type OwnSearch = MessageSearch & {
  until: Date | null;
  whose: string | undefined;
  isInMessages: boolean;
  isInTitles: boolean;
};

type Paging = { page: number; page_size: number };
type Counted = Paging & { countMax: number };

export type FoundPage = {
  sessions: FoundSession[];
  count: number;
  /** There may be more than were counted. */
  isMore: boolean;
  /** The newest messages that were found in them. */
  messageIds: number[];
};

export async function findSessions(
  db: Executor,
  search: OwnSearch,
  asked: Paging,
): Promise<FoundPage> {
  const all = { ...asked, countMax: searchCountMax };
  if (!search.isInMessages) return findInAll(db, search, all);
  const { messages } = await readTotal(db, search.userId);
  if (messages <= messagesByIndexMax) return findInAll(db, search, all);
  const ahead = (asked.page + searchPagesAhead) * asked.page_size;
  const some = { ...asked, countMax: Math.min(searchCountMax, ahead) };
  const inNewest = (await mayBeCommon(db, search)) && (await findInNewest(db, search, some));
  return inNewest || findInAll(db, search, some);
}

async function findInAll(
  db: Executor,
  search: OwnSearch,
  { countMax, ...asked }: Counted,
): Promise<FoundPage> {
  const { sessions: found, count } = await findByIndex(
    db,
    { ...search, titleTerms: titleTermsOf(search) },
    { ...asked, countMax: countMax + 1, perSession: previewsMax },
  );
  const sessions = found.slice(0, countMax - (asked.page - 1) * asked.page_size);
  const messageIds = sessions.flatMap((each) => each.messageIds);
  return { sessions, count: Math.min(count, countMax), isMore: count > countMax, messageIds };
}

/** Undefined where the index has to be asked. */
async function findInNewest(
  db: Executor,
  search: OwnSearch,
  { countMax, ...asked }: Counted,
): Promise<FoundPage | undefined> {
  const max = Math.ceil(countMax * lookedThrough);
  const newest = await listNewestSessions(db, {
    ...search,
    titleTerms: titleTermsOf(search),
    max,
  });
  const isWhole = newest.length < max;
  const sample = newest.slice(0, asked.page_size);
  const inSample = await findAmong(db, search, sample, countMax + 1);
  if (!isWhole && inSample.length < sample.length * commonShare) return undefined;
  const rest = newest.slice(sample.length);
  const all = [...inSample, ...(await findAmong(db, search, rest, countMax + 1 - inSample.length))];
  const isMore = all.length > countMax;
  if (!isMore && !isWhole) return undefined;
  const counted = all.slice(0, countMax);
  const from = (asked.page - 1) * asked.page_size;
  const ids = counted.slice(from, from + asked.page_size);
  const sessions = await listFoundSessions(db, search.userId, ids);
  const shown = { sessionIds: ids, perSession: previewsMax, sessionsMax: ids.length };
  const inMessages = await findInSessions(db, search, shown);
  const messageIds = inMessages.flatMap((each) => each.messageIds);
  return { sessions, count: counted.length, isMore, messageIds };
}

/** One character is not indexed, and what is asked of one person of the family may be far back. */
async function mayBeCommon(db: Executor, search: OwnSearch): Promise<boolean> {
  const isIndexed = search.terms.every((term) => Array.from(term).length > 1);
  if (!isIndexed || search.whose !== undefined) return true;
  return isFoundInNewest(db, search, newestMessages);
}

/** The ids of those that match by title or message, in their order; beyond `sessionsMax` there may be some left out. */
async function findAmong(
  db: Executor,
  search: OwnSearch,
  sessions: readonly { id: number; titleHolds: boolean }[],
  sessionsMax: number,
): Promise<number[]> {
  const sessionIds = sessions.flatMap(({ id, titleHolds }) => (titleHolds ? [] : id));
  const found = await findInSessions(db, search, { sessionIds, perSession: 1, sessionsMax });
  const holding = new Set(found.map(({ sessionId }) => sessionId));
  return sessions.flatMap(({ id, titleHolds }) => (titleHolds || holding.has(id) ? id : []));
}

const titleTermsOf = ({ isInTitles, terms }: OwnSearch) => (isInTitles ? terms : []);
