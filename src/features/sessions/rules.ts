/** Limits of a consultation (CON-3). */
export const titleCharsMax = 50;
export const sessionListPageSize = 12;
export const sessionPageSizeDefault = 20;
/** From so many messages on nothing more is sent (MSG-8), and from how many on the page warns. */
export const messagesMax = 200;
/** A send that is taken with one place left has its reply beyond the limit. */
export const messagesHeldMax = messagesMax + 1;
export const messagesWarnFrom = 180;
export const cardPreviewCharsMax = 100;
/** What is kept of the last message: the preview and the marks that it will leave out. */
export const storedPreviewCharsMax = 200;
/** A deleted session can be taken back for this long (CON-11). */
const dayMs = 24 * 3_600_000;
const recycleBinDays = 30;
export const recycleBinMs = recycleBinDays * dayMs;
/** How long the page offers to take a deletion back; after that it is the recycle bin's to do. */
export const undoMs = 10_000;
/** Live sessions an account may have: far more than a person opens, few enough to list and to count. */
export const sessionsMax = 2_000;

/** Days until a deleted session is final, the one that has begun among them. */
export function binDaysLeft(deletedAt: Date, now: Date): number {
  const leftMs = deletedAt.getTime() + recycleBinMs - now.getTime();
  return Math.max(0, Math.ceil(leftMs / dayMs));
}
