/** Names a reply within the process: ids are unique only for their person, so two persons may have the same one. */
export const replyKey = ({ userId, messageId }: { userId: number; messageId: number }): string =>
  `${userId}.${messageId}`;
