import { chinaDay } from '#platform/contract/china-time.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import type { TriageLevel } from '#medicine/triage/triage.ts';
import { addTallies, type EndedAs } from './tally-store.ts';

/** What was counted is added this much later. */
const addAfterMs = 500;

type TallyServices = { heartbeats: Executor; log: Log };
/** How often each was counted, by the rest of its row as JSON. */
type Counts = Map<string, number>;

/**
 * The counts of the day of this process, added for all sends and replies together: each row of the day is shared by
 * everybody, and would be locked and written for each of them. A process that is killed loses those of half a second.
 */
export class DailyTally {
  readonly #services: TallyServices;
  readonly #replies: Counts = new Map();
  readonly #sends: Counts = new Map();
  #timer: NodeJS.Timeout | null = null;
  #adding = Promise.resolve();
  #isClosed = false;

  constructor(services: TallyServices) {
    this.#services = services;
  }

  countSend(level: TriageLevel, now: Date): void {
    count(this.#sends, JSON.stringify({ day: chinaDay(now), level }));
    this.#addSoon();
  }

  countReply({ model, status, isRefunded }: EndedAs, now: Date): void {
    const row = { day: chinaDay(now), model, status, is_refunded: isRefunded };
    count(this.#replies, JSON.stringify(row));
    this.#addSoon();
  }

  /** Adds what was counted so far. While the database is unavailable it stays here, and is added later. */
  async add(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#adding = this.#adding.then(() => this.#addOnce());
    await this.#adding;
  }

  /** Adds what was counted for the last time. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.add();
  }

  #addSoon(): void {
    if (!this.#isClosed) this.#timer ??= setTimeout(() => void this.add(), addAfterMs);
  }

  async #addOnce(): Promise<void> {
    const [replies, sends] = [[...this.#replies], [...this.#sends]];
    if (replies.length + sends.length === 0) return;
    this.#replies.clear();
    this.#sends.clear();
    const { heartbeats, log } = this.#services;
    await addTallies(heartbeats, { replies: rowsOf(replies), sends: rowsOf(sends) }).catch(
      (error: unknown) => {
        log.warn({ err: error }, 'tallies not added yet');
        for (const [row, times] of replies) count(this.#replies, row, times);
        for (const [row, times] of sends) count(this.#sends, row, times);
        this.#addSoon();
      },
    );
  }
}

function count(counts: Counts, row: string, times = 1): void {
  counts.set(row, (counts.get(row) ?? 0) + times);
}

const rowsOf = (counts: readonly [string, number][]): string =>
  JSON.stringify(counts.map(([row, times]) => ({ ...(JSON.parse(row) as object), times })));
