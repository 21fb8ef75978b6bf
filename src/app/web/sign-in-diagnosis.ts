import { accountApi } from '#features/account/web/account-api.ts';
import { agreementApi } from '#features/agreement/web/agreement-api.ts';
import { clientConfigEndpoints } from '#platform/contract/client-config.ts';
import { createApi } from '#platform/web/api.ts';
import { CallError } from '#platform/web/call-error.ts';
import { signInKeys, signInState } from '#platform/web/sign-in-state.ts';
import { readStored } from '#platform/web/storage.ts';

const configApi = createApi(clientConfigEndpoints);

/** An answer of the server, or the text of its failure. */
export type Answer<T> = { value: T } | { failure: string };

export type Diagnosis = {
  /** Storage areas that hold an access token; never the token. */
  tokenAreas: string[];
  /** Null when there is no token, or none with an expiry. */
  expiresAt: Date | null;
  isExpired: boolean;
  hasAgreedHere: boolean;
  server: Answer<{ diagnostics: { version: string; environment: string } | null; waitMs: number }>;
  /** The user of the cookie; null when it belongs to no sign-in. */
  cookie: Answer<string | null>;
  /** Null: not requested, because the user is signed out. */
  hasAgreedThere: Answer<boolean> | null;
};

/** Describes the sign-in of this device without revealing any secret. */
export async function diagnoseSignIn(now: () => Date): Promise<Diagnosis> {
  const tokens = signInState.tokens();
  const expiresAt = tokens ? expiryOf(tokens.access) : null;
  const start = performance.now();
  const [server, cookie, hasAgreedThere] = await Promise.all([
    ask(async () => {
      const { diagnostics } = await configApi.getClientConfig();
      return { diagnostics, waitMs: Math.round(performance.now() - start) };
    }),
    ask(async () => {
      const known = await accountApi.simpleAuthCheck();
      return known.isAuthenticated ? (known.username ?? '') : null;
    }),
    tokens && ask(async () => (await agreementApi.getAgreementStatus()).hasAccepted),
  ]);
  return {
    tokenAreas: (['local', 'session'] as const)
      .filter((area) => readStored(area, signInKeys.access) !== null)
      .map((area) => `${area}Storage`),
    expiresAt,
    isExpired: expiresAt !== null && expiresAt <= now(),
    hasAgreedHere: signInState.hasAgreed(),
    server,
    cookie,
    hasAgreedThere,
  };
}

async function ask<T>(question: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await question() };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { failure: error.text };
  }
}

/** The expiry of a token, from the token itself. */
function expiryOf(access: string): Date | null {
  try {
    const payload = (access.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' ? new Date(exp * 1000) : null;
  } catch {
    return null; // a token of another format
  }
}
