/** Limits of a consultation (CON-3). */
export const titleCharsMax = 50;
export const sessionListPageSize = 12;
export const sessionPageSizeDefault = 20;
/** At this many messages sending ends (MSG-8), and from this many on the page warns. */
export const messagesMax = 200;
/** A send accepted with one place left has its reply beyond the limit. */
export const messagesHeldMax = messagesMax + 1;
export const messagesWarnFrom = 180;
export const cardPreviewCharsMax = 100;
/** Stored characters of the last message: the preview plus Markdown syntax that is removed from it. */
export const storedPreviewCharsMax = 200;
/** A deleted session can be restored for this long (CON-11). */
const dayMs = 24 * 3_600_000;
const recycleBinDays = 30;
export const recycleBinMs = recycleBinDays * dayMs;
/** How long the page offers to undo a deletion; after that, restore it from the recycle bin. */
export const undoMs = 10_000;
/** Maximum sessions per account that are not deleted. */
export const sessionsMax = 2_000;

/** Days until a deleted session is removed permanently, including the current one. */
export function binDaysLeft(deletedAt: Date, now: Date): number {
  const leftMs = deletedAt.getTime() + recycleBinMs - now.getTime();
  return Math.max(0, Math.ceil(leftMs / dayMs));
}
