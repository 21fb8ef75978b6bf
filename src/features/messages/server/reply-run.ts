import { setTimeout as delay } from 'node:timers/promises';
import { recordActivity, lockSession } from '#features/sessions/server/session-store.ts';
import { readBalance, remainingMessages } from '#features/membership/server/usage-store.ts';
import type { LanguageModel, ModelRequest } from '#features/models/language-model.ts';
import { charCount } from '#platform/contract/chars.ts';
import { isDatabaseUnavailable, transaction, type Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import type { ReplyEvent } from '../contract.ts';
import type { ReplyStatus } from '../reply-status.ts';
import { finishRetryMs, finishTriesMax, flushMs } from './reply-timing.ts';
import { finishedReplies, runningReplies } from './reply-metrics.ts';
import { ReplyLog } from './reply-log.ts';
import { endHold, priceOf } from './reply-price.ts';
import { endReply, flushReply, readStatus, removeEmptyReply } from './reply-store.ts';
import { summaryOnWire, type ReplyWriter } from './reply-writer.ts';
import { tallyReply } from './tally-store.ts';

export type RunStart = {
  replyId: number;
  userMessageId: number;
  userId: number;
  sessionId: number;
  holdId: string | null;
  modelName: string;
  model: LanguageModel;
  request: ModelRequest;
  writer: ReplyWriter;
  /** The text and the code for a failure of the model. */
  wordFailure: (error: unknown) => { error: string; code: string };
};

export type RunServices = {
  db: Executor;
  /** Reserved connections, because a finished reply must be stored. */
  reserved: Executor;
  processId: string;
  now: () => Date;
  log: Log;
};

/** Heartbeat interval while there is no new text. */
const idleRoundsMax = 4;

type End = Exclude<ReplyStatus, 'streaming'>;
/** The stored status of an ended reply, and the messages left. */
type StoredEnd = { status: End; remaining: number | null };
/** Why a run is stopped before its model is finished. */
type Stop = 'cancelled' | 'interrupted' | 'gone';

/**
 * One running reply. It belongs to the process, not to a request: followers come and go, the text is saved as
 * it grows, and one transaction ends it with its summary, counters and ledger.
 */
export class ReplyRun {
  readonly log: ReplyLog;
  readonly start: RunStart;
  /** Settles when the reply has ended and is stored. */
  readonly done: Promise<void>;
  readonly #services: RunServices;
  readonly #stopping = new AbortController();
  #stop: Stop | null = null;
  #isDirty = false;

  constructor(start: RunStart, services: RunServices) {
    this.start = start;
    this.#services = services;
    this.log = new ReplyLog(firstEvent(start));
    runningReplies.inc();
    this.done = this.#write().finally(() => {
      runningReplies.dec();
    });
  }

  stop(why: Stop): void {
    this.#stop ??= why;
    this.#stopping.abort();
  }

  async #write(): Promise<void> {
    const flushing = new AbortController();
    const flusher = this.#flushUntil(flushing.signal);
    let failure: unknown = null;
    this.#say(this.start.writer.open());
    try {
      for await (const piece of this.start.model(this.start.request, this.#stopping.signal)) {
        if (this.#stop) break;
        this.#say(this.start.writer.push(piece));
      }
    } catch (error) {
      failure = error;
    }
    flushing.abort();
    await flusher;
    await this.#finish(this.#stop, failure);
  }

  #say(events: readonly ReplyEvent[]): void {
    for (const event of events) this.log.append(event);
    if (events.length > 0) this.#isDirty = true;
  }

  /** Saves the text and the heartbeat; detects a stop requested through another process. */
  async #flushUntil(signal: AbortSignal): Promise<void> {
    const { writer, replyId } = this.start;
    const { processId } = this.#services;
    let idleRounds = 0;
    while (!signal.aborted) {
      await delay(flushMs, null, { signal }).catch(() => null);
      if (signal.aborted) return;
      idleRounds += 1;
      if (!this.#isDirty && idleRounds < idleRoundsMax) continue;
      this.#isDirty = false;
      try {
        const text = {
          content: writer.content,
          reasoning: writer.reasoning,
          warning: writer.warning,
        };
        const state = await flushReply(this.#services.db, { id: replyId, processId }, text);
        idleRounds = 0;
        if (state === 'cancel') this.stop('cancelled');
        if (state === 'gone') this.stop('gone');
      } catch (error) {
        // The text stays in memory; the next round tries again until the database is back.
        this.#isDirty = true;
        this.#services.log.warn({ err: error, replyId }, 'reply not saved yet');
      }
    }
  }

  async #finish(stop: Stop | null, failure: unknown): Promise<void> {
    const { writer } = this.start;
    this.#say(writer.end(stop === null && failure === null));
    const meant = endOf(stop, failure, writer.isResumed);
    if (stop === null && failure !== null) {
      this.#services.log.warn({ err: failure, replyId: this.start.replyId }, 'reply failed');
    }
    const { status, remaining } = await this.#store(meant).catch((error: unknown): StoredEnd => {
      this.#services.log.error({ err: error, replyId: this.start.replyId }, 'reply not ended');
      // So will the reaper end the row, which is silent now.
      return { status: 'interrupted', remaining: null };
    });
    const last: ReplyEvent = { done: true, status };
    if (remaining !== null) last.remaining_quota = remaining;
    finishedReplies.inc({ status, model: this.start.modelName });
    if (failure !== null && stop === null) Object.assign(last, this.start.wordFailure(failure));
    this.log.end(last);
  }

  /** The one transaction that ends a reply; retried while the database is unavailable. */
  async #store(meant: End): Promise<StoredEnd> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#storeOnce(meant);
      } catch (error) {
        if (tries >= finishTriesMax || !isDatabaseUnavailable(error)) throw error;
        await delay(finishRetryMs);
      }
    }
  }

  #storeOnce(status: End): Promise<StoredEnd> {
    const { replyId, userId, sessionId, holdId, modelName, writer } = this.start;
    const { content, reasoning, promptTokens, completionTokens, summary } = writer;
    const now = this.#services.now();
    const row = { id: replyId, processId: this.#services.processId };
    return transaction(this.#services.reserved, async (tx) => {
      await lockSession(tx, { userId, sessionId });
      const { hasVisibleText } = writer;
      const hasReasoning = reasoning.trim() !== '';
      const ended = { userId, holdId, status, hasVisibleText, hasReasoning, now };
      const price = await priceOf(tx, ended);
      // A charged reply is kept, even if it has only reasoning.
      const isEmpty =
        !hasVisibleText && !price.isSpent && (status === 'failed' || status === 'cancelled');
      const wasOurs = isEmpty
        ? await removeEmptyReply(tx, row)
        : await endReply(tx, row, {
            status,
            now,
            content,
            reasoning,
            warning: writer.warning,
            summary: summary && summaryOnWire(summary),
            summaryDetails: summary,
            suggestions: writer.suggestions,
            suggestionsTogether: writer.suggestionsTogether,
            promptTokens,
            completionTokens,
          });
      if (!wasOurs) {
        // Ended elsewhere, or by an earlier attempt whose result was lost: the stored state is reported.
        const stored = (await readStatus(tx, replyId)) ?? (isEmpty ? status : 'cancelled');
        const told = stored === 'streaming' ? 'interrupted' : stored;
        return { status: told, remaining: remainingMessages(await readBalance(tx, userId, now)) };
      }
      await recordActivity(tx, {
        userId,
        sessionId,
        addedMessages: isEmpty ? -1 : 0,
        uploadChars: 0,
        downloadChars: charCount(content),
        last: !hasVisibleText ? null : { id: replyId, role: 'assistant', content, at: now },
        summaryAt: summary ? now : null,
      });
      if (holdId !== null) {
        const messageId = isEmpty ? null : replyId;
        await endHold(tx, price, { id: holdId, now, sessionId, messageId });
      }
      const remaining = remainingMessages(await readBalance(tx, userId, now));
      const isRefunded = holdId !== null && !price.isSpent;
      await tallyReply(tx, { model: modelName, status, isRefunded }, now);
      return { status, remaining };
    });
  }
}

/** A resumed reply first sends its existing text. */
function firstEvent({ replyId, userMessageId, writer }: RunStart): ReplyEvent {
  return {
    message_id: replyId,
    user_message_id: userMessageId,
    ...(writer.reasoning !== '' && { reasoning_content: writer.reasoning }),
    ...(writer.content !== '' && { content: writer.content }),
  };
}

function endOf(stop: Stop | null, failure: unknown, isResumed: boolean): End {
  if (stop === 'gone') return 'cancelled';
  if (stop !== null) return stop;
  if (failure === null) return 'complete';
  // An interrupted reply can be resumed any number of times.
  return isResumed ? 'interrupted' : 'failed';
}
