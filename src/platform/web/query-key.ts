import type { Endpoint, Sent } from '#platform/contract/endpoint.ts';

/** The input of an endpoint, from its contract or from a client made of it. */
type SentTo<C> = C extends Endpoint
  ? Sent<C>
  : C extends (...sent: infer A) => unknown
    ? A[0]
    : never;

/**
 * The query key of a call, checked against its contract: `keyOf(sessionApi, 'listSessions')`
 * matches every page of the list, and with an input one page. Further parts distinguish queries of
 * the same call, such as the language of the answer.
 */
export function keyOf<C extends object, K extends keyof C & string>(
  _calls: C,
  name: K,
  ...parts: [sent?: SentTo<C[K]> | number, ...more: (string | number)[]]
) {
  return [name, ...parts] as const;
}

/** Whether a key belongs to a query of this call. */
export const isKeyOf = <C extends object>(
  key: readonly unknown[],
  _calls: C,
  name: keyof C & string,
): boolean => key[0] === name;
