import { purgeMailCodes } from '#features/account/server/email-confirmation-store.ts';
import { purgeResetTokens } from '#features/account/server/password-reset-store.ts';
import { purgeSignInFailures } from '#features/account/server/sign-in-failure-store.ts';
import { purgeExpiredSignIns } from '#features/account/server/sign-in-store.ts';
import { purgeDeletedMessages } from '#features/messages/server/message-deletion-store.ts';
import { purgeHiddenSessions } from '#features/sessions/server/recycle-bin-store.ts';
import { purgeReviewLog } from '#features/review/server/review-log-store.ts';
import { purgeShareViews } from '#features/sharing/server/share-store.ts';
import { purgeAudit } from '#platform/server/audit-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { removeOldMailFiles } from '#platform/server/mail-transport.ts';
import { purgeLeases } from '#platform/server/process-lease-store.ts';
import { purgeRateWindows } from '#platform/server/rate-limit-store.ts';
import type { Settings } from './settings.ts';

export type PurgeContext = { settings: Settings; mailDir: string };

type Purge = (db: Executor, now: Date, context: PurgeContext) => Promise<number>;

/** The expired data to remove, by its name in the log. */
const purges: Readonly<Record<string, Purge>> = {
  'Expired sign-ins': purgeExpiredSignIns,
  'Old refused sign-ins': purgeSignInFailures,
  'Expired links for new passwords': purgeResetTokens,
  'Expired codes of mail addresses': purgeMailCodes,
  'Counters of rate limits': purgeRateWindows,
  'Leases of processes that are gone': purgeLeases,
  'Sessions past their time in the recycle bin': purgeHiddenSessions,
  'Texts of deleted messages': purgeDeletedMessages,
  'Views of shares that are counted already': purgeShareViews,
  'Old rows of the review log': purgeReviewLog,
  'Old rows of the audit log': (db, now, { settings }) =>
    purgeAudit(db, { now, keptDays: settings.AUDIT_DAYS }),
  'Old mails written to files': (_, now, { mailDir }) => removeOldMailFiles(mailDir, now),
};

/** Removes all expired data and returns the counts. */
export async function purgeExpired(
  db: Executor,
  now: Date,
  context: PurgeContext,
): Promise<{ what: string; count: number }[]> {
  const removed: { what: string; count: number }[] = [];
  for (const [what, purge] of Object.entries(purges)) {
    removed.push({ what, count: await purge(db, now, context) });
  }
  return removed;
}
