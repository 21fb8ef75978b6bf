import type { Endpoint, Sent } from '#platform/contract/endpoint.ts';

/** What is sent to an endpoint of a contract, or to the call of a client that was made of one. */
type SentTo<C> = C extends Endpoint
  ? Sent<C>
  : C extends (...sent: infer A) => unknown
    ? A[0]
    : never;

/**
 * The key of the queries that answer a call, checked against its contract: `keyOf(sessionApi,
 * 'listSessions')` means every page of the list, and with what was sent one page. A feature gives the
 * contract instead of the client for the calls of an earlier feature. What comes after tells queries
 * of the same call apart, such as the language of the answer.
 */
export function keyOf<C extends object, K extends keyof C & string>(
  _calls: C,
  name: K,
  ...parts: [sent?: SentTo<C[K]> | number, ...more: (string | number)[]]
) {
  return [name, ...parts] as const;
}

/** Whether a key belongs to the queries of a call. */
export const isKeyOf = <C extends object>(
  key: readonly unknown[],
  _calls: C,
  name: keyof C & string,
): boolean => key[0] === name;
