import { messageApi } from '#features/messages/web/message-api.ts';
import { newestMessages } from '#features/messages/web/newest-messages.ts';
import { sessionApi } from '#features/sessions/web/session-api.ts';
import { earlyCalls } from '#platform/web/early-calls.ts';

/** Asks for a conversation while the script of its page is still on its way. */
export function readChatEarly(sessionId: number): void {
  const newest = newestMessages(sessionId);
  earlyCalls.begin('listMessages', newest, () => messageApi.listMessages(newest));
  const session = { params: { id: sessionId } };
  earlyCalls.begin('getSession', session, () => sessionApi.getSession(session));
}
