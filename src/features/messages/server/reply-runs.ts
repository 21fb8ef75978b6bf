import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import type { EventBus } from '#platform/server/event-bus.ts';
import type { ReplyEvent } from '../contract.ts';
import { messageTexts } from '../texts.ts';
import { CancelHints } from './cancel-hints.ts';
import { DailyTally } from './daily-tally.ts';
import { ReplyRun, type RunServices, type RunStart } from './reply-run.ts';
import { ReplySaver, type SaverServices } from './reply-saver.ts';
import { replyKey } from './reply-key.ts';
import { readStoredReply } from './message-store.ts';
import { restOf, SavedFollowers, type FollowerServices } from './saved-followers.ts';

/** During shutdown replies can finish for this long. */
const shutdownMs = 30_000;
/** How long a stop waits for another process to store its reply, and how often it checks. */
const stopWaitMs = 3_000;
const stopPollMs = 50;

export type ReplyRunsServices = Omit<RunServices, 'saver' | 'tally'> &
  SaverServices &
  FollowerServices;

/** The running replies of this process, and access to those of other processes. */
export class ReplyRuns {
  readonly tally: DailyTally;
  readonly #runs = new Map<string, ReplyRun>();
  readonly #services: ReplyRunsServices & RunServices;
  readonly #hints: CancelHints | null;
  readonly #elsewhere: SavedFollowers;
  #isDraining = false;

  /** Without a bus, a stop requested in another process is found with the next save. */
  constructor(services: ReplyRunsServices, bus: EventBus | null) {
    this.tally = new DailyTally(services);
    this.#services = { ...services, saver: new ReplySaver(services), tally: this.tally };
    const stop = (reply: string) => this.#runs.get(reply)?.stop('cancelled');
    this.#hints = bus && new CancelHints(bus, stop, services.log);
    this.#elsewhere = new SavedFollowers(services);
  }

  /** The id of this process in the rows of its running replies. */
  get processId(): string {
    return this.#services.processId;
  }

  /** The running replies of this process. */
  running(): { userId: number; replyId: number }[] {
    return [...this.#runs.values()].map(({ userId, replyId }) => ({ userId, replyId }));
  }

  /** @throws AppError unavailable once shutdown has begun */
  refuseWhenDraining(): void {
    if (!this.#isDraining) return;
    throw new AppError('unavailable', {
      text: both(messageTexts, (t) => t.shuttingDown),
      retryAfterSeconds: 5,
    });
  }

  start(start: RunStart): void {
    const run = new ReplyRun(start, this.#services);
    const key = replyKey({ userId: start.userId, messageId: start.replyId });
    this.#runs.set(key, run);
    run.done
      .catch((error: unknown) => {
        this.#services.log.error({ err: error, replyId: start.replyId }, 'reply run broke');
      })
      .finally(() => this.#runs.delete(key));
  }

  /**
   * Stops a reply in any process. The reply is stored when this returns, so that the next send includes its text;
   * waits at most `stopWaitMs` for a process that has died.
   */
  async cancel(reply: { userId: number; messageId: number }): Promise<void> {
    const own = this.#runs.get(replyKey(reply));
    if (own) {
      own.stop('cancelled');
      // Its failures are logged where it was started.
      await Promise.allSettled([own.done]);
      return;
    }
    this.#hints?.send(replyKey(reply));
    const patience = AbortSignal.timeout(stopWaitMs);
    while (!patience.aborted && (await this.#isRunning(reply))) await delay(stopPollMs);
  }

  /** Everything so far, then live events to the end; a finished reply is sent at once. */
  follow(
    reply: { userId: number; messageId: number },
    signal: AbortSignal,
  ): AsyncIterable<ReplyEvent> {
    const own = this.#runs.get(replyKey(reply));
    return own ? own.log.follow(signal) : this.#followElsewhere(reply, signal);
  }

  async *#followElsewhere(
    reply: { userId: number; messageId: number },
    signal: AbortSignal,
  ): AsyncGenerator<ReplyEvent> {
    const first = await readStoredReply(this.#services.db, reply);
    if (!first) return;
    if (first.isRunning) yield* this.#elsewhere.follow(first, signal);
    else yield restOf(first, this.#services.hotlines);
  }

  async #isRunning(reply: { userId: number; messageId: number }): Promise<boolean> {
    return (await readStoredReply(this.#services.db, reply))?.isRunning ?? false;
  }

  /** Refuses new sends, lets replies finish for a while, then marks the rest as interrupted. */
  async drain(graceMs = shutdownMs): Promise<void> {
    this.#isDraining = true;
    const all = () => Promise.all([...this.#runs.values()].map((run) => run.done));
    const patience = new AbortController();
    await Promise.race([
      all(),
      delay(graceMs, null, { signal: patience.signal }).catch(() => null),
    ]);
    patience.abort();
    for (const run of this.#runs.values()) run.stop('interrupted');
    await all();
    await this.tally.close();
    this.#hints?.stop();
  }
}
