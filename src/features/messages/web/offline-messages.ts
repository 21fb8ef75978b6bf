import type { Message } from '../contract.ts';

/** The pages of a conversation as the query cache has them, the newest first. */
type Pages = {
  pages: { messages: Pick<Message, 'id'>[]; hasOlder: boolean }[];
  pageParams: (number | null)[];
};

/**
 * What to store of a conversation for reading without a network: what was just read, and, as one more
 * page, the older messages stored before, where they adjoin without a gap.
 */
export function mergeOfflineMessages(freshData: unknown, keptData: unknown): unknown {
  const fresh = freshData as Pages;
  const last = fresh.pages.at(-1);
  const oldestId = last?.messages[0]?.id;
  if (!last?.hasOlder || oldestId === undefined) return fresh;
  const kept = keptData as Pages;
  const messages = kept.pages.flatMap((page) => page.messages);
  if (!messages.some(({ id }) => id >= oldestId)) return fresh;
  const older = messages.filter(({ id }) => id < oldestId).toSorted((a, b) => a.id - b.id);
  if (older.length === 0) return fresh;
  const hasOlder = kept.pages.at(-1)?.hasOlder ?? false;
  return {
    pages: [...fresh.pages, { messages: older, hasOlder }],
    pageParams: [...fresh.pageParams, oldestId],
  };
}
