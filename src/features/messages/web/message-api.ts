import { createApi } from '#platform/web/api.ts';

import { messageEndpoints } from '../contract.ts';
import { messagePageSize } from '../rules.ts';

export const messageApi = createApi(messageEndpoints);

/** What is sent for the newest page of a session's messages. */
export const newestMessages = (sessionId: number) => ({
  params: { id: sessionId },
  query: { page: 1, page_size: messagePageSize },
});
