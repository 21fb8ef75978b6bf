import type { Handler } from '#platform/server/handler.ts';
import type { accountEndpoints } from '../contract.ts';
import type { AccountServices } from './account-services.ts';
import { issueTokens } from './issue-tokens.ts';
import { setCsrfCookie } from './sign-in-cookies.ts';
import { renewSignIn } from './sign-in-store.ts';
import { findProfile } from './user-store.ts';

/** With only the cookie (a new tab, a restarted browser) new tokens are issued. */
export const simpleAuthCheck: Handler<
  typeof accountEndpoints.simpleAuthCheck,
  AccountServices
> = async (call, services) => {
  const { user, now } = call;
  const profile = user ? await findProfile(services.db, user.userId) : undefined;
  if (!user || !profile) return { isAuthenticated: false };
  const { id: userId, username, email } = profile;
  const identity = { isAuthenticated: true, userId, username, email };
  if (call.authenticatedBy !== 'cookie') return identity;

  const renewed = await renewSignIn(services.db, user, now);
  if (!renewed) return { isAuthenticated: false };
  setCsrfCookie(call, services, renewed);
  const tokens = await issueTokens(services.db, services.keys, { ...renewed, userId }, now);
  return { ...identity, ...tokens };
};
