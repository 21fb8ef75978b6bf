/** The status of a reply (MSG-1). */
const replyStatuses = ['complete', 'streaming', 'cancelled', 'interrupted', 'failed'] as const;
export type ReplyStatus = (typeof replyStatuses)[number];
