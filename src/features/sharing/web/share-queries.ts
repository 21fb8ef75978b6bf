import type { QueryClient } from '@tanstack/react-query';

import { keyOf } from '#platform/web/query-key.ts';

import { sharingApi } from './sharing-api.ts';

const shareKeys = [
  keyOf(sharingApi, 'listSharedSessions'),
  keyOf(sharingApi, 'listMyShares'),
  keyOf(sharingApi, 'getMyShare'),
  keyOf(sharingApi, 'getSharedSession'),
  keyOf(sharingApi, 'getShareNews'),
  keyOf(sharingApi, 'listShareTags'),
];

/** Refetches every list and view of shares after a change. */
export async function refreshShares(cache: QueryClient): Promise<void> {
  await Promise.all(shareKeys.map((queryKey) => cache.invalidateQueries({ queryKey })));
}
