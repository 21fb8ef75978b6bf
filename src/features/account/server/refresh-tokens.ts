import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { accountEndpoints } from '../contract.ts';
import { refreshGraceMs } from '../rules.ts';
import type { AccountServices } from './account-services.ts';
import { issueTokens } from './issue-tokens.ts';
import { lockRefreshToken, markRefreshTokenUsed } from './refresh-token-store.ts';
import { renewSignIn, revokeSignIn } from './sign-in-store.ts';
import { hashSecret } from './token-secret.ts';

/**
 * A token is spent once. Two tabs may spend it at the same time; later it is a stolen copy, of the
 * thief or of the owner, and the sign-in ends for both.
 */
export const refreshTokens: Handler<
  typeof accountEndpoints.refreshTokens,
  AccountServices
> = async ({ body, now }, { db, keys }) => {
  const hash = hashSecret(body.refresh);
  const tokens = await transaction(db, async (tx) => {
    const token = await lockRefreshToken(tx, hash, now);
    if (!token?.isAlive || token.expiresAt <= now) return null;
    if (token.usedAt && now.getTime() - token.usedAt.getTime() > refreshGraceMs) {
      await revokeSignIn(tx, token, now);
      return null;
    }
    await markRefreshTokenUsed(tx, hash, now);
    const renewed = await renewSignIn(tx, token, now);
    return renewed ? issueTokens(tx, keys, { ...renewed, userId: token.userId }, now) : null;
  });
  if (!tokens) throw new AppError('sign_in_required');
  return tokens;
};
