import type { Message } from '#features/messages/contract.ts';
import { messageApi, newestMessages } from '#features/messages/web/message-api.ts';
import { sessionApi } from '#features/sessions/web/session-api.ts';
import { earlyCalls } from '#platform/web/early-calls.ts';

/**
 * Requests a conversation and its newest messages while the script of its page is still loading.
 */
export function readChatEarly(sessionId: number): Promise<{ results: Message[] }> | null {
  const session = { params: { id: sessionId } };
  void earlyCalls.begin('getSession', session, () => sessionApi.getSession(session));
  const newest = newestMessages(sessionId);
  return earlyCalls.begin('listMessages', newest, () => messageApi.listMessages(newest));
}
