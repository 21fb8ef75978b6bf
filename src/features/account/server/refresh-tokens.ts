import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import { queueMail } from '#platform/server/mail-outbox-store.ts';
import type { accountEndpoints } from '../contract.ts';
import { auditAccountEvent, logAccountEvent } from './account-events.ts';
import { accountMails } from './account-mails.ts';
import type { AccountServices } from './account-services.ts';
import { issueTokens } from './issue-tokens.ts';
import { lockRefreshToken, markRefreshTokenUsed } from './refresh-token-store.ts';
import { renewSignIn, revokeSignIn } from './sign-in-store.ts';
import { readSecret } from './token-secret.ts';
import { refreshGraceMs } from './sign-in-lifetimes.ts';

/**
 * A token is valid once. Two tabs may use it at the same time; a later reuse means that it was stolen, so
 * the sign-in ends for both the attacker and the owner and the owner is notified by email.
 */
export const refreshTokens: Handler<
  typeof accountEndpoints.refreshTokens,
  AccountServices
> = async (call, services) => {
  const { body, language, now } = call;
  const { db, keys } = services;
  const secret = readSecret(body.refresh);
  if (!secret) throw new AppError('sign_in_required');
  let reusedBy: number | null = null;
  const tokens = await transaction(db, async (tx) => {
    const token = await lockRefreshToken(tx, secret, now);
    if (!token?.isAlive || token.expiresAt <= now) return null;
    if (token.usedAt && now.getTime() - token.usedAt.getTime() > refreshGraceMs) {
      const { userId } = token;
      await revokeSignIn(tx, token, now);
      await queueMail(tx, { userId, kind: accountMails.tokenReused, language }, now);
      await auditAccountEvent(tx, 'refresh token used twice', { ...token, now });
      reusedBy = userId;
      return null;
    }
    await markRefreshTokenUsed(tx, secret, now);
    const renewed = await renewSignIn(tx, token, now);
    return renewed ? issueTokens(tx, keys, { ...renewed, userId: token.userId }, now) : null;
  });
  if (reusedBy !== null) {
    logAccountEvent(services, 'refresh token used twice', { ...call, userId: reusedBy });
  }
  if (!tokens) throw new AppError('sign_in_required');
  return tokens;
};
