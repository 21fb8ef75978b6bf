import { MessageSender } from '#features/messages/web/message-sender.ts';
import { summaryApi } from '#features/summary/web/summary-api.ts';
import { keyOf } from '#platform/web/query-key.ts';

import { queryClient } from './query-client.ts';

/** The tab's one message sender, with the queries of later features that a reply invalidates. */
export const tabMessageSender = new MessageSender({
  cache: queryClient,
  onReplyEnded: () => {
    void queryClient.invalidateQueries({ queryKey: keyOf(summaryApi, 'getSymptomsSummary') });
    void queryClient.invalidateQueries({ queryKey: keyOf(summaryApi, 'getSymptomTimeline') });
  },
});
