import { setTimeout as delay } from 'node:timers/promises';
import { Counter, Gauge } from 'prom-client';
import type { LanguageModel, ModelRequest } from '#features/models/language-model.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import { metrics } from '#platform/server/metrics.ts';
import type { ReplyEvent } from '../contract.ts';
import {
  storeEnd,
  type EndServices,
  type EndStatus,
  type ReplyToEnd,
  type StoredEnd,
} from './end-transaction.ts';
import { ReplyLog } from './reply-log.ts';
import { flushReply } from './reply-store.ts';

export type RunStart = ReplyToEnd & {
  userMessageId: number;
  model: LanguageModel;
  request: ModelRequest;
  /** The text and the code for a failure of the model. */
  describeFailure: (error: unknown) => { error: string; code: string };
};

export type RunServices = EndServices & {
  db: Executor;
  log: Log;
  /** Returns after the time, or when the signal aborts; passed in so that tests can script it. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

const runningReplies = new Gauge({
  name: 'xingwen_running_replies',
  help: 'Replies this process is writing now',
  registers: [metrics],
});

const finishedReplies = new Counter({
  name: 'xingwen_finished_replies_total',
  help: 'Replies by how they ended and by model',
  labelNames: ['status', 'model'],
  registers: [metrics],
});

/** The text of a running reply is saved at least this often (MSG-18). */
const flushMs = 500;

/** Heartbeat interval while there is no new text. */
const idleRoundsMax = 4;

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
    this.#append(this.start.writer.open());
    try {
      for await (const piece of this.start.model(this.start.request, this.#stopping.signal)) {
        if (this.#stop) break;
        this.#append(this.start.writer.push(piece));
      }
    } catch (error) {
      failure = error;
    }
    flushing.abort();
    await flusher;
    await this.#finish(this.#stop, failure);
  }

  #append(events: readonly ReplyEvent[]): void {
    for (const event of events) this.log.append(event);
    if (events.length > 0) this.#isDirty = true;
  }

  /** Saves the text and the heartbeat; detects a stop requested through another process. */
  async #flushUntil(signal: AbortSignal): Promise<void> {
    const { writer, replyId } = this.start;
    const { processId, wait = waitUnlessAborted } = this.#services;
    let idleRounds = 0;
    while (!signal.aborted) {
      await wait(flushMs, signal);
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
    this.#append(writer.end(stop === null && failure === null));
    if (stop === null && failure !== null) {
      this.#services.log.warn({ err: failure, replyId: this.start.replyId }, 'reply failed');
    }
    const end = endOf(stop, failure, writer.isResumed);
    const { status, remaining } = await storeEnd(this.#services, this.start, end).catch(
      (error: unknown): StoredEnd => {
        this.#services.log.error({ err: error, replyId: this.start.replyId }, 'reply not ended');
        // The row no longer gets a heartbeat, so the reaper will end it in the same way.
        return { status: 'interrupted', remaining: null };
      },
    );
    const last: ReplyEvent = { done: true, status };
    if (remaining !== null) last.remaining_quota = remaining;
    finishedReplies.inc({ status, model: this.start.modelName });
    if (failure !== null && stop === null) Object.assign(last, this.start.describeFailure(failure));
    this.log.end(last);
  }
}

const waitUnlessAborted = (ms: number, signal: AbortSignal): Promise<unknown> =>
  delay(ms, null, { signal }).catch(() => null);

/** A resumed reply first sends its existing text. */
function firstEvent({ replyId, userMessageId, writer }: RunStart): ReplyEvent {
  return {
    message_id: replyId,
    user_message_id: userMessageId,
    ...(writer.reasoning !== '' && { reasoning_content: writer.reasoning }),
    ...(writer.content !== '' && { content: writer.content }),
  };
}

function endOf(stop: Stop | null, failure: unknown, isResumed: boolean): EndStatus {
  if (stop === 'gone') return 'cancelled';
  if (stop !== null) return stop;
  if (failure === null) return 'complete';
  // An interrupted reply can be resumed any number of times.
  return isResumed ? 'interrupted' : 'failed';
}
