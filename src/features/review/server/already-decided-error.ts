import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import { reviewRefusalTexts } from '../texts.ts';
import { findDecision, type DecidedObject } from './review-log-store.ts';

/** The error for a second decision; it names the first reviewer and the decision. */
export async function alreadyDecidedError(db: Executor, about: DecidedObject): Promise<AppError> {
  const decision = await findDecision(db, about);
  const text = both(reviewRefusalTexts, (t) =>
    decision ? t.decidedBefore(decision.actor, decision.action) : t.alreadyDecided,
  );
  return new AppError('already_decided', { text });
}
