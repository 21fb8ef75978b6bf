import { MessageSender } from '#features/messages/web/message-sender.ts';
import { noteQuotaSpent, refreshBalance } from '#features/membership/web/balance-queries.ts';
import { retryModels } from '#features/models/web/model-queries.ts';
import {
  beginSession,
  noteStoredMessages,
  refreshSessions,
} from '#features/sessions/web/session-queries.ts';
import { refreshSummary } from '#features/summary/web/summary-queries.ts';

import { queryClient } from './query-client.ts';

/** The tab's one message sender, with what its messages change in other features. */
export const tabMessageSender = new MessageSender({
  cache: queryClient,
  beginSession: (body) => beginSession(queryClient, body),
  onStored: (sessionId, count) => noteStoredMessages(queryClient, sessionId, count),
  onReplyEnded: () => {
    void refreshBalance(queryClient);
    void refreshSessions(queryClient);
    void refreshSummary(queryClient);
    // A refusal may be for a model that is not there.
    void retryModels(queryClient);
  },
  onQuotaSpent: () => noteQuotaSpent(queryClient),
  // Every panel of the page draws on messages.
  onMessagesChanged: () => void queryClient.invalidateQueries(),
});
