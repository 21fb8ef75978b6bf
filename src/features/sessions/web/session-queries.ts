import type { QueryClient } from '@tanstack/react-query';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { keyOf } from '#platform/web/query-key.ts';

import type { Session } from '../contract.ts';
import { sessionApi } from './session-api.ts';

/** Refetches every list and view of sessions after a change. */
export async function refreshSessions(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: keyOf(sessionApi, 'listSessions') }),
    cache.invalidateQueries({ queryKey: keyOf(sessionApi, 'listDeletedSessions') }),
    cache.invalidateQueries({ queryKey: keyOf(sessionApi, 'getSession') }),
    cache.invalidateQueries({ queryKey: keyOf(sessionApi, 'getStats') }),
  ]);
}

const sessionKey = (id: number) =>
  endpointQuery(sessionApi, 'getSession', { params: { id } }).queryKey;

/** Begins a session under an id of the caller's: a repeated call makes no second one. */
export async function beginSession(
  cache: QueryClient,
  body: Parameters<typeof sessionApi.beginSession>[0]['body'],
): Promise<Session> {
  const session = await sessionApi.beginSession({ body });
  cache.setQueryData(sessionKey(session.id), session);
  void cache.invalidateQueries({ queryKey: keyOf(sessionApi, 'listSessions') });
  void cache.invalidateQueries({ queryKey: keyOf(sessionApi, 'getStats') });
  return session;
}

/** Messages have been stored in a session: its count follows at once. */
export function noteStoredMessages(cache: QueryClient, id: number, count: number): void {
  const queryKey = sessionKey(id);
  const session = cache.getQueryData(queryKey);
  if (!session) return;
  cache.setQueryData(queryKey, { ...session, messagesCount: session.messagesCount + count });
  // A reply is being written in it.
  void cache.invalidateQueries({ queryKey: keyOf(sessionApi, 'listSessions') });
  // Its first message has named it.
  if (session.title === '') void cache.invalidateQueries({ queryKey });
}
