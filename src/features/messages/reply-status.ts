/** How a reply stands (wire "Messages and streams"). */
const replyStatuses = ['complete', 'streaming', 'cancelled', 'interrupted', 'failed'] as const;
export type ReplyStatus = (typeof replyStatuses)[number];
