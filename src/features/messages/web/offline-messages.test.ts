import { describe, expect, it } from 'vitest';

import { mergeOfflineMessages } from './offline-messages.ts';

const page = (ids: number[], hasOlder: boolean) => ({
  messages: ids.map((id) => ({ id })),
  hasOlder,
});
const data = (...pages: ReturnType<typeof page>[]) => ({
  pages,
  pageParams: pages.map(() => null),
});

describe('the messages kept for reading without a network', () => {
  it('are what was just read when that is the whole conversation', () => {
    const fresh = data(page([1, 2, 3], false));
    expect(mergeOfflineMessages(fresh, data(page([1, 2], false)))).toBe(fresh);
  });

  it('go on with the older ones that were kept before', () => {
    const fresh = data(page([5, 6], true));
    const kept = data(page([4, 5], true), page([1, 2, 3], false));
    expect(mergeOfflineMessages(fresh, kept)).toEqual({
      pages: [page([5, 6], true), page([1, 2, 3, 4], false)],
      pageParams: [null, 5],
    });
  });

  it('leave out what was kept before where messages in between were never read', () => {
    const fresh = data(page([8, 9], true));
    expect(mergeOfflineMessages(fresh, data(page([1, 2, 3], false)))).toBe(fresh);
  });

  it('leave out what has been deleted among those just read', () => {
    const fresh = data(page([6, 8], true));
    const kept = data(page([5, 6, 7, 8], true));
    expect(mergeOfflineMessages(fresh, kept)).toEqual({
      pages: [page([6, 8], true), page([5], true)],
      pageParams: [null, 6],
    });
  });
});
