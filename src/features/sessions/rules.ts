/** Limits of a consultation (Spec 5, 9). */
export const titleCharsMax = 50;
export const sessionListPageSize = 12;
export const sessionPageSizeDefault = 20;
/** Messages a session can hold, and from how many on the page warns. */
export const messagesMax = 200;
export const messagesWarnFrom = 180;
export const cardPreviewCharsMax = 100;
/** What is kept of the last message: the preview and the marks that it will leave out. */
export const storedPreviewCharsMax = 200;
/** A deleted session can be taken back for this long (wire "Sessions"). */
export const recycleBinMs = 30 * 24 * 3_600_000;
/** Live sessions an account may have: far more than a person opens, few enough to list and to count. */
export const sessionsMax = 2_000;
