import type { Message } from '../contract.ts';
import type { ReplyState } from './reply-state.ts';

/** A message as it is drawn; `key` stays the same when a temporary id becomes the server's. */
export type ShownMessage = Pick<
  Message,
  'id' | 'role' | 'content' | 'reasoningContent' | 'symptomsSummary' | 'status' | 'isSummary'
> &
  ToTap & { key: string; isTemporary: boolean };

/** Answers to tap under a message. */
export type ToTap = { suggestions: readonly string[]; suggestionsTogether: boolean };

const nothingToTap: ToTap = { suggestions: [], suggestionsTogether: false };

const stored = (message: Message): ShownMessage => ({
  ...message,
  key: message.clientMessageId ?? String(message.id),
  isTemporary: false,
});

/** The stored messages with the running reply and what is on its way laid over them, oldest first. */
export function shownMessages(messages: readonly Message[], live: ReplyState): ShownMessage[] {
  const shown = messages.map(stored);
  const { send, reply } = live;
  const nothing = {
    reasoningContent: '',
    symptomsSummary: null,
    isSummary: false,
    ...nothingToTap,
  };
  if (send && !messages.some(({ clientMessageId }) => clientMessageId === send.clientMessageId)) {
    shown.push({
      ...nothing,
      key: send.clientMessageId,
      id: send.userMessageId ?? send.atMs,
      role: 'user',
      content: send.content,
      status: 'complete',
      isTemporary: send.userMessageId === null,
    });
  }
  if (!reply) return shown;
  const drawn: ShownMessage = {
    key: reply.id === null ? 'reply' : String(reply.id),
    id: reply.id ?? (send?.atMs ?? 0) + 1,
    role: 'assistant',
    content: reply.content,
    reasoningContent: reply.reasoning,
    symptomsSummary: reply.summary,
    suggestions: reply.suggestions,
    suggestionsTogether: reply.suggestionsTogether,
    status: reply.status as Message['status'],
    isSummary: false,
    isTemporary: reply.id === null,
  };
  const at = shown.findIndex(({ id }) => id === reply.id);
  if (at === -1) return [...shown, drawn];
  // Once it has ended, the row is the truth; before, the stream knows more than the row.
  if (live.phase !== 'idle' || shown[at]?.status === 'streaming') shown[at] = drawn;
  return shown;
}
