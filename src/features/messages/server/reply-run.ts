import { Counter, Gauge } from 'prom-client';
import type { LanguageModel, ModelRequest } from '#features/models/language-model.ts';
import type { Log } from '#platform/server/log.ts';
import { metrics } from '#platform/server/metrics.ts';
import { traced, type SpanFacts } from '#platform/server/traced.ts';
import type { ReplyEvent } from '../contract.ts';
import {
  storeEnd,
  type EndServices,
  type EndStatus,
  type ReplyToEnd,
  type StoredEnd,
} from './end-transaction.ts';
import { ReplyLog } from './reply-log.ts';
import type { ReplySaver, SavedReply } from './reply-saver.ts';
import type { ReplyText } from './reply-store.ts';

export type RunStart = ReplyToEnd & {
  userMessageId: number;
  model: LanguageModel;
  request: ModelRequest;
  /** The text and the code for a failure of the model. */
  describeFailure: (error: unknown) => { error: string; code: string };
};

export type RunServices = EndServices & { log: Log; saver: ReplySaver };

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

/** Why a run is stopped before its model is finished. */
type Stop = 'cancelled' | 'interrupted' | 'gone';

/**
 * One running reply. It belongs to the process, not to a request: followers come and go, the text is saved as
 * it grows, and one transaction ends it with its summary, counters and ledger.
 */
export class ReplyRun implements SavedReply {
  readonly log: ReplyLog;
  readonly start: RunStart;
  /** Settles when the reply has ended and is stored. */
  readonly done: Promise<void>;
  isDirty = false;
  readonly #services: RunServices;
  readonly #stopping = new AbortController();
  #stop: Stop | null = null;

  constructor(start: RunStart, services: RunServices) {
    this.start = start;
    this.#services = services;
    this.log = new ReplyLog(firstEvent(start));
    runningReplies.inc();
    const facts = { 'xingwen.model': start.modelName };
    this.done = traced('write reply', facts, (note) => this.#write(note)).finally(() => {
      runningReplies.dec();
    });
  }

  get userId(): number {
    return this.start.userId;
  }

  get replyId(): number {
    return this.start.replyId;
  }

  get text(): ReplyText {
    const { content, reasoning, warning } = this.start.writer;
    return { content, reasoning, warning };
  }

  stop(why: Stop): void {
    this.#stop ??= why;
    this.#stopping.abort();
  }

  async #write(note: (facts: SpanFacts) => void): Promise<void> {
    const { saver } = this.#services;
    saver.add(this);
    let failure: unknown = null;
    try {
      this.#append(this.start.writer.open());
      for await (const piece of this.start.model(this.start.request, this.#stopping.signal)) {
        if (this.#stop) break;
        this.#append(this.start.writer.push(piece));
      }
    } catch (error) {
      failure = error;
    }
    saver.remove(this);
    const status = await this.#finish(this.#stop, failure);
    note({ 'xingwen.reply.status': status });
  }

  #append(events: readonly ReplyEvent[]): void {
    for (const event of events) this.log.append(event);
    if (events.length > 0) this.isDirty = true;
  }

  async #finish(stop: Stop | null, failure: unknown): Promise<StoredEnd['status']> {
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
    return status;
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

function endOf(stop: Stop | null, failure: unknown, isResumed: boolean): EndStatus {
  if (stop === 'gone') return 'cancelled';
  if (stop !== null) return stop;
  if (failure === null) return 'complete';
  // An interrupted reply can be resumed any number of times.
  return isResumed ? 'interrupted' : 'failed';
}
