import { CallError } from '#platform/web/call-error.ts';
import { clearDrafts } from '#platform/web/drafts.ts';
import { readStored, writeStored } from '#platform/web/storage.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import type { Tokens } from '#platform/web/sign-in-state.ts';

import { accountApi } from './account-api.ts';

/** Set while the server has not heard of a sign-out: its cookie still knows the person. */
const untoldKey = 'signOutUntold';

/** ACC-46: local flags are believed at once; false where there are none. */
export function resumeSignIn(): boolean {
  const isKnown = signInState.restore();
  const signIn = signInState.get();
  if (signIn.status === 'signed-in' && signIn.user.id === null) void describeUser();
  return isKnown;
}

/** Without local flags the server is asked whether its cookie knows us (ACC-46). */
export async function startSignIn(): Promise<void> {
  if (resumeSignIn()) return;
  if (readStored('local', untoldKey) !== null) {
    await accountApi.signOut({ body: {} });
    writeStored('local', untoldKey, null);
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
  // The cookie says how long this sign-in lasts, so nothing longer is kept here.
  signInState.begin(user, { access: known.access, refresh: known.refresh }, false);
}

/** Signs in with the name as all that is known of the person, then asks for the rest (ACC-46). */
export async function signInWith(
  username: string,
  password: string,
  isRemembered: boolean,
): Promise<void> {
  const body = { username, password, remember: isRemembered };
  const tokens = await accountApi.signIn({ body });
  writeStored('local', untoldKey, null);
  signInState.begin({ id: null, name: username, email: '' }, tokens, isRemembered);
  void describeUser();
}

/** ACC-46: a profile that cannot be read now is no obstacle; the next start asks again. */
async function describeUser(): Promise<void> {
  try {
    const { id, username, email } = await accountApi.getProfile();
    signInState.describe({ id, name: username, email });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}

/** Exchanges a refresh token; null when the server says that this sign-in is over. */
export async function exchangeTokens(refresh: string): Promise<Tokens | null> {
  try {
    return await accountApi.refreshTokens({ body: { refresh } });
  } catch (error) {
    if (error instanceof CallError && (error.status === 401 || error.status === 400)) return null;
    throw error;
  }
}

/** Leaves nothing of this person behind: tokens, flags, drafts. Works without a connection too. */
export async function signOut(): Promise<void> {
  const refresh = signInState.tokens()?.refresh;
  const telling = accountApi.signOut({ body: refresh === undefined ? {} : { refresh } });
  clearDrafts();
  signInState.end('signed-out');
  try {
    await telling;
  } catch (error) {
    // Here it is over already; the next start tells the server before it asks for its cookie.
    writeStored('local', untoldKey, 'true');
    if (!(error instanceof CallError)) throw error;
  }
}
