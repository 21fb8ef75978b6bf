import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import type { Endpoint, Endpoints, ReplyOf } from '#platform/contract/endpoint.ts';

import type { Client, SentArguments } from './api-client.ts';
import type { CallOptions } from './api-transport.ts';
import { earlyCalls } from './early-calls.ts';
import { keyOf } from './query-key.ts';

/** The names of the reading calls: GET with a JSON reply. */
type ReadName<E extends Endpoints> = {
  [K in keyof E]: E[K] extends Endpoint & { method: 'GET'; reply: z.ZodMiniType } ? K : never;
}[keyof E] &
  string;

/**
 * Query options of a reading call, keyed by the endpoint's name and its input:
 * `useQuery(endpointQuery(sessionApi, 'listSessions', { query: { page } }))`;
 * `invalidateQueries({ queryKey: keyOf(sessionApi, 'listSessions') })` invalidates every page of
 * it.
 */
export function endpointQuery<E extends Endpoints, K extends ReadName<E>>(
  client: Client<E>,
  name: K,
  ...[sent]: SentArguments<E[K]>
) {
  const call = client[name] as unknown as (
    sent: unknown,
    options: CallOptions,
  ) => Promise<ReplyOf<E[K]>>;
  return queryOptions({
    queryKey: keyOf(client, name, (sent ?? {}) as never),
    queryFn: ({ signal }) =>
      (earlyCalls.take(name, sent) as Promise<ReplyOf<E[K]>> | null) ?? call(sent, { signal }),
  });
}
