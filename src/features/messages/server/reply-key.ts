/** Names a reply within the process: its id is one of its person's and may also be one of somebody else's. */
export const replyKey = ({ userId, messageId }: { userId: number; messageId: number }): string =>
  `${userId}.${messageId}`;
