import type { QueryClient } from '@tanstack/react-query';

const reading = [
  'listSharedSessions',
  'listMyShares',
  'getMyShare',
  'getSharedSession',
  'getShareNews',
  'listShareTags',
];

/** After a change of a share: whatever shows shares is read anew. */
export async function refreshShares(cache: QueryClient): Promise<void> {
  await Promise.all(reading.map((name) => cache.invalidateQueries({ queryKey: [name] })));
}
