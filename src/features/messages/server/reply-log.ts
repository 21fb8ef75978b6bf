import { SUMMARY_MARKER } from '#medicine/summary-block/summary-marker.ts';
import type { ReplyEvent } from '../contract.ts';

type Follower = { pending: ReplyEvent[]; wake: (() => void) | null };

/** Merges an event into the accumulated one: texts are appended, other fields replaced. */
export function addUp(soFar: ReplyEvent | null, event: ReplyEvent): ReplyEvent {
  const sum: ReplyEvent = { ...soFar, ...event };
  for (const field of ['content', 'reasoning_content', 'warning'] as const) {
    const text = (soFar?.[field] ?? '') + (event[field] ?? '');
    if (text) sum[field] = text;
  }
  return sum;
}

/**
 * Queues an event for a reader. Unread events are merged, so that a slow reader costs no memory; but a summary
 * marker closes its event (MSG-22), so nothing is merged into one.
 */
function enqueue(waiting: ReplyEvent[], event: ReplyEvent): void {
  const last = waiting.at(-1);
  const isOpen = last !== undefined && !isMarker(last) && !isMarker(event);
  if (isOpen) waiting[waiting.length - 1] = addUp(last, event);
  else waiting.push(event);
}

const isMarker = ({ content }: ReplyEvent): boolean => content?.trim() === SUMMARY_MARKER;

/**
 * The output of a run so far, and its followers. A follower starts with everything so far in one event; while
 * it is slow its events are merged, so memory stays within one reply per follower.
 */
export class ReplyLog {
  #soFar: ReplyEvent;
  #followers = new Set<Follower>();
  #hasEnded = false;

  constructor(first: ReplyEvent) {
    this.#soFar = first;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  append(event: ReplyEvent): void {
    if (this.#hasEnded) throw new Error('a reply log takes no event after its end');
    this.#soFar = addUp(this.#soFar, event);
    for (const follower of this.#followers) {
      enqueue(follower.pending, event);
      follower.wake?.();
    }
  }

  /** Adds the last event; followers end once they have read it. */
  end(event: ReplyEvent): void {
    this.append(event);
    this.#hasEnded = true;
    for (const follower of this.#followers) follower.wake?.();
  }

  /** Everything so far, then live events, until the end or until the reader disconnects. */
  async *follow(signal: AbortSignal): AsyncGenerator<ReplyEvent> {
    const follower: Follower = { pending: [this.#soFar], wake: null };
    const wake = () => follower.wake?.();
    this.#followers.add(follower);
    signal.addEventListener('abort', wake);
    try {
      while (!signal.aborted) {
        const event = follower.pending.shift();
        if (event) {
          yield event;
        } else if (this.#hasEnded) {
          return;
        } else {
          await new Promise<void>((resolve) => {
            follower.wake = resolve;
          });
          follower.wake = null;
        }
      }
    } finally {
      signal.removeEventListener('abort', wake);
      this.#followers.delete(follower);
    }
  }
}
