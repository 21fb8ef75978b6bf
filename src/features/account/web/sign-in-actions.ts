import { CallError } from '#platform/web/call-error.ts';
import { clearDrafts } from '#platform/web/drafts.ts';
import { readStored, writeStored } from '#platform/web/storage.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import type { Tokens } from '#platform/web/sign-in-state.ts';

import { accountApi } from './account-api.ts';

/** Set while a sign-out has not reached the server, so that its cookie is still valid. */
const pendingSignOutKey = 'signOutUntold';

/** ACC-46: local flags are trusted immediately; false if there are none. */
export function resumeSignIn(): boolean {
  const isKnown = signInState.restore();
  const signIn = signInState.get();
  if (signIn.status === 'signed-in' && signIn.user.id === null) void describeUser();
  return isKnown;
}

/** Without local flags, checks whether the server's cookie is valid (ACC-46). */
export async function startSignIn(): Promise<void> {
  if (resumeSignIn()) return;
  if (readStored('local', pendingSignOutKey) !== null) {
    await accountApi.signOut({ body: {} });
    writeStored('local', pendingSignOutKey, null);
  }
  const known = await accountApi.simpleAuthCheck();
  if (!known.isAuthenticated || !known.access || !known.refresh) {
    signInState.end('never');
    return;
  }
  const user = {
    id: known.userId ?? null,
    name: known.username ?? '',
    email: known.email ?? '',
  };
  // The cookie determines how long this sign-in lasts, so nothing is stored for longer here.
  signInState.begin(user, { access: known.access, refresh: known.refresh }, false);
}

/** Whether the server requires a code of the authenticator to complete the sign-in. */
export const needsCode = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'code_required';

/** Signs in with only the username known, then loads the profile (ACC-46). */
export async function signInWith(
  username: string,
  password: string,
  isRemembered: boolean,
  code = '',
): Promise<void> {
  const body = { username, password, remember: isRemembered, ...(code && { code }) };
  const tokens = await accountApi.signIn({ body });
  writeStored('local', pendingSignOutKey, null);
  signInState.begin({ id: null, name: username, email: '' }, tokens, isRemembered);
  void describeUser();
}

/** ACC-46: failing to load the profile is not an error; the next start tries again. */
async function describeUser(): Promise<void> {
  try {
    const { id, username, email } = await accountApi.getProfile();
    signInState.describe({ id, name: username, email });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}

/** Exchanges a refresh token; null if the sign-in has ended. */
export async function exchangeTokens(refresh: string): Promise<Tokens | null> {
  try {
    return await accountApi.refreshTokens({ body: { refresh } });
  } catch (error) {
    if (error instanceof CallError && (error.status === 401 || error.status === 400)) return null;
    throw error;
  }
}

/** Removes everything of this person: tokens, flags, drafts. Also works offline. */
export async function signOut(): Promise<void> {
  const refresh = signInState.tokens()?.refresh;
  const request = accountApi.signOut({ body: refresh === undefined ? {} : { refresh } });
  clearDrafts();
  signInState.end('signed-out');
  try {
    await request;
  } catch (error) {
    // Already signed out locally; the next start signs out on the server before it uses the cookie.
    writeStored('local', pendingSignOutKey, 'true');
    if (!(error instanceof CallError)) throw error;
  }
}
