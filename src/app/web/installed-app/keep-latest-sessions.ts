import type { QueryClient } from '@tanstack/react-query';

import { messagePageSize } from '#features/messages/rules.ts';
import { messagesQuery } from '#features/messages/web/message-pages.ts';
import type { Session } from '#features/sessions/contract.ts';
import { messagesHeldMax } from '#features/sessions/rules.ts';
import { sessionApi } from '#features/sessions/web/session-api.ts';
import { sessionPageQuery } from '#features/sessions/web/session-list.tsx';
import { CallError } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { offlineSessionsMax, offlineReading } from '#platform/web/offline-reading.ts';
import { keyOf } from '#platform/web/query-key.ts';

/**
 * Loads the latest conversations completely, one after the other, so that they are available
 * offline as soon as offline reading is switched on; loading them stores them.
 */
export async function keepLatestSessions(cache: QueryClient): Promise<void> {
  try {
    // The newest comes last, because the oldest copies are dropped first.
    for (const { id } of (await latestSessions(cache)).toReversed()) {
      if (!offlineReading.isOn()) return;
      const params = { id };
      await cache.fetchQuery({
        ...endpointQuery(sessionApi, 'getSession', { params }),
        ...refetched,
      });
      await cache.fetchInfiniteQuery({
        ...messagesQuery(id),
        pages: Math.ceil(messagesHeldMax / messagePageSize),
      });
    }
  } catch (error) {
    // The connection failed: the rest is stored when it is read.
    if (!(error instanceof CallError)) throw error;
  }
}

const refetched = { staleTime: 0 };

async function latestSessions(cache: QueryClient): Promise<Session[]> {
  // The response to an earlier request is not stored, and would be taken for this one.
  await cache.cancelQueries({ queryKey: keyOf(sessionApi, 'listSessions') });
  const sessions: Session[] = [];
  for (let page = 1; sessions.length < offlineSessionsMax; page += 1) {
    const list = await cache.fetchQuery({ ...sessionPageQuery(page), ...refetched });
    sessions.push(...list.results);
    if (list.next === null) break;
  }
  return sessions.slice(0, offlineSessionsMax);
}
