import type { Message, SuggestionIds } from '../contract.ts';
import type { SendBlock } from '../rules.ts';
import {
  isWaitingToSend,
  type LiveReply,
  type PendingSend,
  type ReplyState,
  type Turn,
} from './reply-state.ts';

/** A message as it is drawn; `key` stays the same when a temporary id becomes the server's. */
export type ShownMessage = Pick<
  Message,
  | 'id'
  | 'role'
  | 'content'
  | 'reasoningContent'
  | 'symptomsSummary'
  | 'status'
  | 'isSummary'
  | 'model'
  | 'feedback'
  | 'alarm'
> &
  Partial<Pick<Message, 'warning'>> &
  ToTap & { key: string; isTemporary: boolean };

/** Answers to tap under a message. */
export type ToTap = {
  suggestions: readonly string[];
  suggestionsTogether: boolean;
  suggestionIds?: SuggestionIds | undefined;
};

const nothingToTap: ToTap = { suggestions: [], suggestionsTogether: false };

const stored = (message: Message): ShownMessage => ({
  ...message,
  key: message.clientMessageId ?? String(message.id),
  isTemporary: false,
});

/** A question that is sent again gets a new reply in place of the one that failed. */
function withoutReplaced(messages: readonly Message[], { send, reply }: Turn): readonly Message[] {
  const at = messages.findIndex((each) => each.clientMessageId === send?.clientMessageId);
  if (!send || !reply || at === -1) return messages;
  const replyId = reply.id ?? Infinity;
  return messages.filter((each, index) => index <= at || each.id >= replyId);
}

/** The stored messages with the running reply and what is on its way laid over them, oldest first. */
export function shownMessages(messages: readonly Message[], live: ReplyState): ShownMessage[] {
  const isIdle = live.phase === 'idle';
  const shown = [...live.past, live].reduce(withoutReplaced, messages).map(stored);
  for (const turn of live.past) layOver(shown, turn, true);
  // A message that has not reached the server is in the waiting list, not in the conversation.
  if (!isWaitingToSend(live)) layOver(shown, live, isIdle);
  return shown;
}

function layOver(shown: ShownMessage[], { send, reply }: Turn, hasEnded: boolean): void {
  if (send && !shown.some(({ key }) => key === send.clientMessageId)) shown.push(drawnSend(send));
  if (!reply) return;
  const drawn = drawnReply(reply, send);
  const at = shown.findIndex(({ id }) => id === reply.id);
  const row = shown[at];
  if (!row) {
    shown.push(drawn);
    return;
  }
  // Once it has ended, the row is the truth; before, the stream knows more than the row.
  if (hasEnded && row.status !== 'streaming') return;
  const isHeard = reply.content !== '' || reply.reasoning !== '';
  shown[at] = isHeard ? drawn : { ...row, status: drawn.status };
}

const drawnSend = (send: PendingSend): ShownMessage => ({
  key: send.clientMessageId,
  id: send.userMessageId ?? send.atMs,
  role: 'user',
  content: send.content,
  reasoningContent: '',
  symptomsSummary: null,
  status: 'complete',
  isSummary: false,
  model: null,
  isTemporary: send.userMessageId === null,
  ...nothingToTap,
});

const drawnReply = (reply: LiveReply, send: PendingSend | null): ShownMessage => ({
  key: reply.id === null ? 'reply' : String(reply.id),
  id: reply.id ?? (send?.atMs ?? 0) + 1,
  role: 'assistant',
  content: reply.content,
  reasoningContent: reply.reasoning,
  symptomsSummary: reply.summary,
  suggestions: reply.suggestions,
  suggestionsTogether: reply.suggestionsTogether,
  suggestionIds: reply.suggestionIds,
  alarm: reply.alarm,
  status: reply.status as Message['status'],
  isSummary: false,
  // Known once it is stored.
  model: null,
  isTemporary: reply.id === null,
});

/** Why nothing may be sent, however it is written. */
const closed: readonly (SendBlock | null)[] = ['completed', 'limit', 'sending'];

/** Only under a whole answer that is the newest message, and while the session takes another. */
export function toTapUnder(
  newest: ShownMessage | undefined,
  block: SendBlock | null,
): ShownMessage | null {
  if (newest?.role !== 'assistant' || newest.status !== 'complete') return null;
  return newest.suggestions.length > 0 && !closed.includes(block) ? newest : null;
}
