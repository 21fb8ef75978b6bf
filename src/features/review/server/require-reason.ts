import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { reviewRefusalTexts } from '../texts.ts';

/** A rejection needs a reason, so that the author knows what to change. */
export function requireReason({ approved, reason }: { approved: boolean; reason: string }): string {
  const words = reason.trim();
  if (!approved && words === '') {
    const text = both(reviewRefusalTexts, (t) => t.reasonRequired);
    throw new AppError('validation_failed', { text, fields: { reason: [text] } });
  }
  return words;
}
