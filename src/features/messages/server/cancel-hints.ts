import * as z from 'zod/mini';
import type { EventBus } from '#platform/server/event-bus.ts';
import type { Log } from '#platform/server/log.ts';

/** A process sends no more than one notice in this time: commits with a notice wait for one lock. */
const noticeMs = 100;
/** Replies in one notice, below its 8,000 bytes. */
const repliesMax = 200;
const topic = 'reply.cancel';
const hint = z.object({ replies: z.array(z.string()) });

/**
 * Notifies other processes of replies to stop. A hint may be lost: the row has it too, and the process that
 * writes the reply sees it there with its next save.
 */
export class CancelHints {
  readonly #bus: EventBus;
  readonly #log: Log;
  readonly #unsubscribe: () => void;
  readonly #waiting = new Set<string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(bus: EventBus, onCancel: (reply: string) => void, log: Log) {
    this.#bus = bus;
    this.#log = log;
    this.#unsubscribe = bus.subscribe(topic, (message: unknown) => {
      for (const reply of hint.safeParse(message).data?.replies ?? []) onCancel(reply);
    });
  }

  /** By its `replyKey`. */
  send(reply: string): void {
    this.#waiting.add(reply);
    if (this.#timer === null) this.#publish();
  }

  stop(): void {
    this.#unsubscribe();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #publish(): void {
    this.#timer = null;
    const replies = [...this.#waiting].slice(0, repliesMax);
    if (replies.length === 0) return;
    for (const reply of replies) this.#waiting.delete(reply);
    this.#bus
      .publish(topic, { replies })
      .catch((error: unknown) =>
        this.#log.warn({ err: error }, 'stop not passed to other processes'),
      );
    this.#timer = setTimeout(() => this.#publish(), noticeMs).unref();
  }
}
