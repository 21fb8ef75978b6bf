import type { ReplyEvent } from '../contract.ts';

type Follower = { pending: ReplyEvent | null; wake: (() => void) | null };

/** Adds what an event brings to what stands already: texts grow, other fields are replaced. */
export function addUp(soFar: ReplyEvent | null, event: ReplyEvent): ReplyEvent {
  const sum: ReplyEvent = { ...soFar, ...event };
  for (const field of ['content', 'reasoning_content', 'warning'] as const) {
    const text = (soFar?.[field] ?? '') + (event[field] ?? '');
    if (text) sum[field] = text;
  }
  return sum;
}

/**
 * What a run has said so far, and who is listening. A follower starts with everything so far in one
 * event; while it is slow its events add up to one, so memory stays within one reply per follower.
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
      follower.pending = addUp(follower.pending, event);
      follower.wake?.();
    }
  }

  /** Says the last event; followers finish once they have read it. */
  end(event: ReplyEvent): void {
    this.append(event);
    this.#hasEnded = true;
    for (const follower of this.#followers) follower.wake?.();
  }

  /** Everything so far, then what comes, until the end or until the reader has gone. */
  async *follow(signal: AbortSignal): AsyncGenerator<ReplyEvent> {
    const follower: Follower = { pending: this.#soFar, wake: null };
    const wake = () => follower.wake?.();
    this.#followers.add(follower);
    signal.addEventListener('abort', wake);
    try {
      while (!signal.aborted) {
        if (follower.pending) {
          const event = follower.pending;
          follower.pending = null;
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
