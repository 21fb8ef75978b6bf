import { accountApi } from '#features/account/web/account-api.ts';
import { agreementApi } from '#features/agreement/web/agreement-api.ts';
import { clientConfigEndpoints } from '#platform/contract/client-config.ts';
import { createApi } from '#platform/web/api.ts';
import { CallError } from '#platform/web/call-error.ts';
import { signInKeys, signInState } from '#platform/web/sign-in-state.ts';
import { readStored } from '#platform/web/storage.ts';

const configApi = createApi(clientConfigEndpoints);

/** An answer of the server, or the words of its failure. */
export type Answer<T> = { value: T } | { failure: string };

export type Diagnosis = {
  /** Storages that hold an access token; never the token. */
  tokenAreas: string[];
  /** Null where there is none, or none that tells. */
  expiresAt: Date | null;
  isExpired: boolean;
  hasAgreedHere: boolean;
  server: Answer<{ diagnostics: { version: string; environment: string } | null; waitMs: number }>;
  /** The name that the cookie stands for; null: it stands for nobody. */
  cookie: Answer<string | null>;
  /** Null: nobody is signed in, so it was not asked. */
  hasAgreedThere: Answer<boolean> | null;
};

/** Everything that can be told of the sign-in of this device, with nothing that opens it. */
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

/** The end of a token's life as it says itself. */
function expiryOf(access: string): Date | null {
  try {
    const payload = (access.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' ? new Date(exp * 1000) : null;
  } catch {
    return null; // a token of another make tells nothing
  }
}
