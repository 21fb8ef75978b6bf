import { setTimeout as delay } from 'node:timers/promises';
import type { Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import { replyKey } from './reply-key.ts';
import type { ReplyText } from './reply-store.ts';
import { saveReplies } from './saved-reply-store.ts';

/** The text of a running reply is saved at least this often (MSG-18). */
const saveMs = 500;

/** Rounds between heartbeats of a reply that has no new text. */
const idleRoundsMax = 4;

/** A running reply as it is saved. */
export type SavedReply = {
  readonly replyId: number;
  readonly userId: number;
  readonly text: ReplyText;
  /** Whether there is text that has not been saved. */
  isDirty: boolean;
  /** A stop was requested, or the reply was ended elsewhere. */
  stop: (why: 'cancelled' | 'gone') => void;
};

export type SaverServices = {
  /** Connections that no request takes. */
  heartbeats: Executor;
  log: Log;
  processId: string;
  /** Returns after the time, or when the signal aborts; passed in so that tests can script it. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

const waitUnlessAborted = (ms: number, signal: AbortSignal): Promise<unknown> =>
  delay(ms, null, { signal }).catch(() => null);

/**
 * Saves the texts and heartbeats of all running replies of this process, with one statement per round and none
 * while nothing runs. The same statement reads which of them other processes have requested to stop.
 */
export class ReplySaver {
  readonly #services: SaverServices;
  /** With the rounds since each was saved. */
  readonly #replies = new Map<SavedReply, number>();
  #rounds: AbortController | null = null;

  constructor(services: SaverServices) {
    this.#services = services;
  }

  add(reply: SavedReply): void {
    this.#replies.set(reply, 0);
    if (this.#rounds) return;
    this.#rounds = new AbortController();
    void this.#saveUntil(this.#rounds.signal);
  }

  remove(reply: SavedReply): void {
    this.#replies.delete(reply);
    if (this.#replies.size > 0) return;
    this.#rounds?.abort();
    this.#rounds = null;
  }

  async #saveUntil(signal: AbortSignal): Promise<void> {
    const { wait = waitUnlessAborted, log } = this.#services;
    while (!signal.aborted) {
      await wait(saveMs, signal);
      if (signal.aborted) return;
      const due = this.#takeDue();
      await this.#save(due).catch((error: unknown) => {
        // The texts stay in memory; the next round tries again until the database is back.
        for (const reply of due) reply.isDirty = true;
        log.warn({ err: error, replies: due.size }, 'replies not saved yet');
      });
    }
  }

  #takeDue(): ReadonlySet<SavedReply> {
    const due = new Set<SavedReply>();
    for (const [reply, idleRounds] of this.#replies) {
      const isDue = reply.isDirty || idleRounds + 1 >= idleRoundsMax;
      if (isDue) due.add(reply);
      this.#replies.set(reply, isDue ? 0 : idleRounds + 1);
    }
    return due;
  }

  async #save(due: ReadonlySet<SavedReply>): Promise<void> {
    const { heartbeats, processId } = this.#services;
    const asked = [...this.#replies.keys()];
    const texts = [...due].map(({ userId, replyId, text }) => ({ userId, id: replyId, ...text }));
    const others = asked
      .filter((reply) => !due.has(reply))
      .map(({ userId, replyId }) => ({ userId, id: replyId }));
    for (const reply of due) reply.isDirty = false;
    const states = await saveReplies(heartbeats, processId, texts, others);
    for (const reply of asked) {
      const state =
        states.get(replyKey({ userId: reply.userId, messageId: reply.replyId })) ?? 'gone';
      if (state === 'cancelled' || state === 'gone') reply.stop(state);
      else if (state === 'unsaved' && due.has(reply)) reply.isDirty = true;
    }
  }
}
