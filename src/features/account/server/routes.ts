import type { Handlers } from '#platform/server/handler.ts';
import type { accountEndpoints } from '../contract.ts';
import type { AccountServices } from './account-services.ts';
import { getProfile } from './get-profile.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { registerAccount } from './register-account.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { simpleAuthCheck } from './simple-auth-check.ts';

export const accountHandlers: Handlers<typeof accountEndpoints, AccountServices> = {
  registerAccount,
  signIn,
  refreshTokens,
  signOut,
  simpleAuthCheck,
  getProfile,
};
