// Following replies of other processes. The owner of a run keeps its log; others join it over the bus and get
// everything so far, then live events.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { EventBus } from '#platform/server/event-bus.ts';
import type { Log } from '#platform/server/log.ts';
import type { ReplyEvent } from '../contract.ts';
import { enqueue, type ReplyLog } from './reply-log.ts';

/** Characters of one notice: at most four bytes each, escapes included in practice, below 8,000. */
const partCharsMax = 1_200;
/** Events of this long go into one notice, so that a fast model does not flood the database. */
const batchMs = 25;

type Join = { replyId: number; to: string };
type Leave = { to: string };
type Cancel = { replyId: number };
/** A piece of an event's JSON; `last` completes it, `end` completes the reply. */
type Part = { part: string; last: boolean; end: boolean };

const eventsTopic = (to: string): string => `reply.events.${to}`;

export type OwnedRuns = {
  logOf: (replyId: number) => ReplyLog | undefined;
  cancel: (replyId: number) => void;
};

/** Handles joins and cancels from other processes for the runs of this one. Returns the stop function. */
export function serveReplies(bus: EventBus, runs: OwnedRuns, log: Log): () => void {
  const readers = new Map<string, AbortController>();
  const ends = [
    bus.subscribe('reply.join', ({ replyId, to }: Join) => {
      const replyLog = runs.logOf(replyId);
      if (!replyLog) return;
      const reader = new AbortController();
      readers.set(to, reader);
      sendAll(bus, replyLog, to, reader.signal)
        .catch((error: unknown) => log.warn({ err: error, replyId }, 'reply not relayed'))
        .finally(() => readers.delete(to));
    }),
    bus.subscribe('reply.leave', ({ to }: Leave) => readers.get(to)?.abort()),
    bus.subscribe('reply.cancel', ({ replyId }: Cancel) => runs.cancel(replyId)),
  ];
  return () => {
    for (const end of ends) end();
    for (const reader of readers.values()) reader.abort();
  };
}

async function sendAll(
  bus: EventBus,
  log: ReplyLog,
  to: string,
  signal: AbortSignal,
): Promise<void> {
  for await (const event of log.follow(signal)) {
    const json = JSON.stringify(event);
    for (let at = 0; at < json.length; at += partCharsMax) {
      const last = at + partCharsMax >= json.length;
      const part: Part = {
        part: json.slice(at, at + partCharsMax),
        last,
        end: last && event.done === true,
      };
      await bus.publish(eventsTopic(to), part);
    }
    await delay(batchMs);
  }
}

/** Asks the process that owns the run to stop it. */
export function relayCancel(bus: EventBus, replyId: number): Promise<void> {
  return bus.publish('reply.cancel', { replyId } satisfies Cancel);
}

/**
 * Follows a run of another process. Yields null after `silenceMs` without an event, so that the caller can check
 * whether the run is alive. Ends after the last event or when the reader disconnects.
 */
export async function* followRelayed(
  bus: EventBus,
  replyId: number,
  silenceMs: number,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent | null> {
  const to = randomUUID();
  const waiting: ReplyEvent[] = [];
  let json = '';
  let hasEnded = false;
  let wake = () => undefined as void;
  const unsubscribe = bus.subscribe(eventsTopic(to), ({ part, last, end }: Part) => {
    json += part;
    if (!last) return;
    enqueue(waiting, JSON.parse(json) as ReplyEvent);
    json = '';
    hasEnded = end;
    wake();
  });
  try {
    await bus.publish('reply.join', { replyId, to } satisfies Join);
    while (!signal.aborted) {
      if (waiting.length === 0 && !hasEnded) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = setTimeout(resolve, silenceMs);
        signal.addEventListener('abort', wake, { once: true });
        await promise;
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
      }
      if (signal.aborted) return;
      yield waiting.shift() ?? null;
      if (hasEnded && waiting.length === 0) return;
    }
  } finally {
    unsubscribe();
    await bus.publish('reply.leave', { to } satisfies Leave);
  }
}
