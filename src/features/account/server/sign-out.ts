import type { Handler } from '#platform/server/handler.ts';
import { cookieNames } from '#platform/server/http-cookies.ts';
import type { accountEndpoints } from '../contract.ts';
import { recordAccountEvent } from './account-events.ts';
import type { AccountServices } from './account-services.ts';
import { findSignInOfRefreshToken } from './refresh-token-store.ts';
import { clearSignInCookies } from './sign-in-cookies.ts';
import { revokeSignIn } from './sign-in-store.ts';
import { readSecret } from './token-secret.ts';

export const signOut: Handler<typeof accountEndpoints.signOut, AccountServices> = async (
  call,
  services,
) => {
  const { db } = services;
  const { refresh } = call.body;
  const secret = readSecret(refresh ?? '');
  const named = secret && (await findSignInOfRefreshToken(db, secret));
  if (named) await revokeSignIn(db, named, call.now);
  if (call.user) await revokeSignIn(db, call.user, call.now);
  // A form on a foreign page arrives without our cookie and must not clear it.
  const hasCookie = call.cookies[cookieNames(services.settings.secure).signIn] !== undefined;
  if (hasCookie || named || call.user) clearSignInCookies(call, services);
  const ended = call.user ?? named;
  if (ended) await recordAccountEvent(services, 'signed out', { ...call, ...ended });
  return { signedOut: true };
};
