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

/** After a change of a share: refetches whatever shows shares. */
export async function refreshShares(cache: QueryClient): Promise<void> {
  await Promise.all(shareKeys.map((queryKey) => cache.invalidateQueries({ queryKey })));
}
