import { messagePageSize } from '../rules.ts';

/** What is sent for the newest page of a session's messages. */
export const newestMessages = (sessionId: number) => ({
  params: { id: sessionId },
  query: { page: 1, page_size: messagePageSize },
});
