import refusalLists from '#medicine/compiled/lexicon/refusal.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';
import { CallError, failureText } from '#platform/web/call-error.ts';
import { language } from '#platform/web/language.ts';
import { notify } from '#platform/web/notify.ts';

import type { ReplyEvent } from '../contract.ts';
import { messageApi } from './message-api.ts';
import { PersistentReader, wait, waitAfterMs, type Join, type ReplyReader } from './read-reply.ts';
import type { PendingSend, ReplyAction } from './reply-state.ts';
import { chatTexts } from './texts.ts';

/** MSG-40: the cancel call follows the local stop by about this long. */
const cancelDelayMs = 200;
/** Words in errors of servers that send no code (MEM-25). */
const spentWords = lexicon(refusalLists)['refusal.spent'].regExp('i');

export type ConnectionOwner = {
  dispatch: (action: ReplyAction) => void;
  /** The server has the words: the draft may go. */
  onStored: (send: PendingSend) => void;
  /** The server refused the message: its text returns to the person who wrote it. */
  onRefused: (send: PendingSend) => void;
  /** What is stored is to be read again; settles when it has been. */
  reread: () => Promise<void>;
  /** The server reported that no message is left. */
  onQuotaSpent: () => void;
  /** The reply has ended here, however: what is stored should be read again. */
  onEnded: () => void;
};

/** The connection over which one session's reply arrives: sending, following, reconnecting, stopping. */
export class ReplyConnection {
  readonly #sessionId: number;
  readonly #owner: ConnectionOwner;
  #connection: AbortController | null = null;
  #messageId: number | null = null;
  /** Ended here: a list from before still calls it running. */
  #endedId: number | null = null;
  readonly #reader = new PersistentReader((isServerBusy) =>
    this.#owner.dispatch({ type: 'disconnected', isServerBusy }),
  );
  #isStopWanted = false;
  /** Sends in a row that found a reply running. */
  #clashes = 0;
  /** Settles once the server has received the last cancellation; a send waits for it. */
  #stopping: Promise<void> = Promise.resolve();

  constructor(sessionId: number, owner: ConnectionOwner) {
    this.#sessionId = sessionId;
    this.#owner = owner;
  }

  /** MSG-40: a new request is ignored while one is sending or streaming. */
  async send(send: PendingSend, model: string | null): Promise<void> {
    const body = {
      session_id: this.#sessionId,
      content: send.content,
      model,
      client_message_id: send.clientMessageId,
      ...(send.optionIds && send.optionIds.length > 0 && { option_ids: [...send.optionIds] }),
    };
    // The same id is the same send: sending again joins the reply and costs nothing (MSG-11).
    await this.#open((signal) => this.#sendOnceStopped(body, signal), { type: 'sent', send }, null);
  }

  async *#sendOnceStopped(
    body: Parameters<typeof messageApi.sendMessage>[0]['body'],
    signal: AbortSignal,
  ): AsyncGenerator<ReplyEvent> {
    await this.#stopping;
    yield* messageApi.sendMessage({ body }, { signal });
  }

  /** Follows the reply that the stored list calls running, unless the list is older than its end. */
  noteRunning(messageId: number | null): void {
    if (messageId !== this.#endedId) this.#endedId = null;
    if (messageId === null || messageId === this.#endedId) return;
    void this.#open((signal) => this.#follow(signal), { type: 'followed', messageId }, messageId);
  }

  /** Resumes an interrupted reply; from its first event on it is like any other. */
  async resume(messageId: number): Promise<void> {
    let isRunning = false;
    const sent = { params: { id: messageId } };
    const begin = async function* begin(signal: AbortSignal): AsyncGenerator<ReplyEvent> {
      for await (const event of messageApi.resumeReply(sent, { signal })) {
        isRunning = true;
        yield event;
      }
    };
    const join: Join = (signal) => (isRunning ? this.#follow(signal) : begin(signal));
    await this.#open(join, { type: 'followed', messageId }, messageId);
  }

  #follow(signal: AbortSignal): AsyncIterable<ReplyEvent> {
    return messageApi.followReply({ params: { id: this.#sessionId } }, { signal });
  }

  wake(): void {
    this.#reader.wake();
  }

  lose(): void {
    this.#reader.lose();
  }

  /** Abandons a send without a response; the server may have received it. */
  withdraw(): void {
    if (this.#messageId !== null) return;
    this.close();
    this.#owner.dispatch({ type: 'withdrawn' });
    this.#owner.onEnded();
  }

  cancel(): void {
    const messageId = this.#messageId;
    // The server may have the message already: only its reply's first event has the id to cancel.
    this.#isStopWanted = messageId === null;
    if (messageId === null) return;
    this.#endedId = messageId;
    this.close();
    this.#owner.dispatch({ type: 'ended', status: 'cancelled', error: null });
    this.#stopping = this.#stop(messageId);
  }

  async #stop(messageId: number): Promise<void> {
    await new Promise((resolve) => {
      setTimeout(resolve, cancelDelayMs);
    });
    try {
      const { notice } = await messageApi.cancelReply({ body: { message_id: messageId } });
      // The stopped reply was counted as used, and why.
      if (notice !== undefined) notify({ type: 'info', message: notice });
    } catch {
      notify({ type: 'error', message: chatTexts[language.get()].cancelFailed });
    } finally {
      this.#owner.onEnded();
    }
  }

  /** Closes the connection; the reply continues on the server. */
  close(): void {
    this.#connection?.abort();
    this.#connection = null;
  }

  async #open(join: Join, opening: ReplyAction, messageId: number | null): Promise<void> {
    if (this.#connection) return;
    const connection = new AbortController();
    this.#connection = connection;
    this.#messageId = messageId;
    this.#isStopWanted = false;
    this.#owner.dispatch(opening);
    let end: () => void;
    let isSignInEnded = false;
    try {
      const reader = await this.#reader.read(join, connection.signal, (each) =>
        this.#publish(each, opening),
      );
      const refusal = refusalInStream(reader);
      end = refusal ? () => this.#refuse(refusal, opening) : () => this.#end(reader);
    } catch (error) {
      end = () => this.#refuse(error, opening);
      isSignInEnded = error instanceof CallError && error.status === 401;
      if (opening.type === 'sent' && isRunningAlready(error)) {
        await this.#readWhatRuns(connection.signal);
        end = () => this.#owner.dispatch({ type: 'withdrawn' });
      }
    }
    if (connection.signal.aborted) {
      // The page of an ended sign-in may close before the refusal that ended it arrives.
      if (isSignInEnded) end();
      return;
    }
    // Free before the end is published: the next send may follow at once.
    this.#connection = null;
    end();
    this.#owner.onEnded();
  }

  /** The list shows which reply to follow and whether the message arrived; if not, it is sent afterwards. */
  async #readWhatRuns(signal: AbortSignal): Promise<void> {
    const wasOften = wait(waitAfterMs(this.#clashes), signal);
    this.#clashes += 1;
    await Promise.all([this.#owner.reread(), wasOften]);
  }

  #end({ status, error }: ReplyReader): void {
    this.#endedId = this.#messageId;
    this.#owner.dispatch({ type: 'ended', status: status ?? 'complete', error });
  }

  #refuse(error: unknown, opening: ReplyAction): void {
    const isSpent = isQuotaSpent(error);
    const text = failureText(error, chatTexts[language.get()].sendFailed);
    // The remaining count shows a known lack of messages, but not a guessed one.
    const isCertain = isSpent && error instanceof CallError && error.code === 'quota_exhausted';
    const shown = isCertain ? null : text;
    this.#owner.dispatch({ type: 'refused', error: shown, isQuotaSpent: isSpent });
    if (isSpent) this.#owner.onQuotaSpent();
    if (opening.type === 'sent' && this.#messageId === null) this.#owner.onRefused(opening.send);
  }

  #publish(reader: ReplyReader, opening: ReplyAction): void {
    const { messageId, userMessageId, content, reasoning, summary } = reader;
    const { suggestions, suggestionsTogether, suggestionIds, alarm } = reader;
    const answers = { suggestions, suggestionsTogether, suggestionIds };
    const words = { content, reasoning, summary, ...answers, ...(alarm && { alarm }) };
    const isFirst = this.#messageId === null && messageId !== null;
    this.#messageId = messageId ?? this.#messageId;
    this.#clashes = 0;
    this.#owner.dispatch({ type: 'received', messageId, userMessageId, ...words });
    if (isFirst && opening.type === 'sent') this.#owner.onStored(opening.send);
    if (isFirst && this.#isStopWanted) this.cancel();
  }
}

/** Another reply is running, or the same one, requested by another tab. */
const isRunningAlready = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'reply_running';

/** Whether a send was refused because no message is left. */
const isQuotaSpent = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.code === 'quota_exhausted' || (!error.isNamed && spentWords.test(error.text)));

/** The same error inside a stream counts as a refusal. */
function refusalInStream(received: {
  error: string | null;
  code: string | null;
}): CallError | null {
  const isSpent = received.code === 'quota_exhausted';
  const text = received.error;
  if (text === null || !(isSpent || (received.code === null && spentWords.test(text)))) return null;
  return new CallError({ code: isSpent ? 'quota_exhausted' : 'validation_failed', text });
}
