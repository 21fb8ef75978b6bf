import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import { reviewRefusalTexts } from '../texts.ts';
import { findDecision, type DecidedObject } from './review-log-store.ts';

/** The refusal of a second decision: it says who was first and what they decided. */
export async function decidedRefusal(db: Executor, about: DecidedObject): Promise<AppError> {
  const decision = await findDecision(db, about);
  const text = both(reviewRefusalTexts, (t) =>
    decision ? t.decidedBefore(decision.actor, decision.action) : t.alreadyDecided,
  );
  return new AppError('already_decided', { text });
}
