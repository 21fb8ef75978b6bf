import { createClient } from './api-client.ts';
import type { Client } from './api-client.ts';
import { createTransport } from './api-transport.ts';
import type { CallCode } from './call-error.ts';
import { language } from './language.ts';
import { signInState } from './sign-in-state.ts';
import type { Tokens } from './sign-in-state.ts';
import { createTokenRefresh } from './token-refresh.ts';
import type { Endpoints } from '#platform/contract/endpoint.ts';

type Connection = {
  /** Exchanges a refresh token; null when it is refused. */
  exchange: (refresh: string) => Promise<Tokens | null>;
  onRefused: (code: CallCode) => void;
};

let connection: Connection | null = null;

/**
 * Configures the page's transport with the parts of the product; called once, before the first
 * call.
 */
export function connectApi(parts: Connection): void {
  connection = parts;
}

const refreshAfter = createTokenRefresh(signInState, async (refresh) =>
  connection ? connection.exchange(refresh) : null,
);

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

const transport = createTransport({
  fetch: (input, init) => window.fetch(input, init),
  language: language.get,
  accessToken: () => signInState.tokens()?.access ?? null,
  csrfToken: () => readCookie('csrftoken'),
  refreshAfter,
  onSignInLost: () => signInState.end('expired'),
  onRefused: (code) => connection?.onRefused(code),
});

/** A feature's typed calls: `export const sessionApi = createApi(sessionEndpoints)`. */
export function createApi<const E extends Endpoints>(endpoints: E): Client<E> {
  return createClient(endpoints, transport);
}
