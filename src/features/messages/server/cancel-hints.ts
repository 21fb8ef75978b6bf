import * as z from 'zod/mini';
import type { EventBus } from '#platform/server/event-bus.ts';
import type { Log } from '#platform/server/log.ts';

/** A process sends no more than one notice in this time: commits with a notice wait for one lock. */
const noticeMs = 100;
/** Ids in one notice, below its 8,000 bytes. */
const idsMax = 400;
const topic = 'reply.cancel';
const hint = z.object({ replyIds: z.array(z.int()) });

/**
 * Tells other processes which replies were asked to stop. A hint may be lost: the row says it too, and whoever
 * writes the reply sees it there with its next save.
 */
export class CancelHints {
  readonly #bus: EventBus;
  readonly #log: Log;
  readonly #unsubscribe: () => void;
  readonly #waiting = new Set<number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(bus: EventBus, onCancel: (replyId: number) => void, log: Log) {
    this.#bus = bus;
    this.#log = log;
    this.#unsubscribe = bus.subscribe(topic, (message: unknown) => {
      for (const replyId of hint.safeParse(message).data?.replyIds ?? []) onCancel(replyId);
    });
  }

  send(replyId: number): void {
    this.#waiting.add(replyId);
    if (this.#timer === null) this.#publish();
  }

  stop(): void {
    this.#unsubscribe();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #publish(): void {
    this.#timer = null;
    const replyIds = [...this.#waiting].slice(0, idsMax);
    if (replyIds.length === 0) return;
    for (const replyId of replyIds) this.#waiting.delete(replyId);
    this.#bus
      .publish(topic, { replyIds })
      .catch((error: unknown) => this.#log.warn({ err: error }, 'stop not told to others'));
    this.#timer = setTimeout(() => this.#publish(), noticeMs).unref();
  }
}
