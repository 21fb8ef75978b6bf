/** Limits of a consultation (CON-3). */
export const titleCharsMax = 50;
/** Of the id that a client gives a conversation that begins with its first words. */
export const beginningIdCharsMax = 64;
/** Names the account's holder where a list is narrowed to one person. */
export const ofSelf = 'self';
/** Whose a list is: the holder's, or that of the person with this id. */
export const whosePattern = /^(self|[1-9]\d{0,15})$/;
export const sessionListPageSize = 12;
export const sessionPageSizeDefault = 20;
/** At this many messages sending ends (MSG-8), and from this many on the page warns. */
export const messagesMax = 200;
/** A send accepted with one place left has its reply beyond the limit. */
export const messagesHeldMax = messagesMax + 1;
export const messagesWarnFrom = 180;
export const cardPreviewCharsMax = 100;
/** How long the page offers to undo a deletion; after that, restore it from the recycle bin. */
export const undoMs = 10_000;
