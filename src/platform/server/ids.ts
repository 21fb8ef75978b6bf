// Ids of rows are made here and not by a sequence of the database, which would be one place that every
// insert of every person passes, and one that no second machine could have.
import { randomBytes, randomInt } from 'node:crypto';

/** Ids count from here: 41 bits of milliseconds last until 2095. */
const epochMs = Date.UTC(2026, 0, 1);
const timeMsMax = 2 ** 41 - 1;
/** What is left of the 53 bits that a number holds exactly. */
const idsPerMs = 2 ** 12;

/**
 * An id that is greater than every one before it of this maker, and than `after`. With `count`, the first of as
 * many that follow one another.
 */
export type IdMaker = (now: Date, wishes?: { after?: number; count?: number }) => number;

/**
 * Makes ids that are ordered by time: milliseconds since 2026, then 12 random bits for each millisecond. More
 * ids in one millisecond, and a clock that stops or goes back, count on from the last one. Two processes
 * that make an id of the same table in the same millisecond draw the same one once in 4,096 times: the primary key
 * refuses the second, and `transaction` tries again. In a key that begins with the person, both would have to be
 * of one person.
 */
export function createIdMaker(draw: (below: number) => number = randomInt): IdMaker {
  let last = -1;
  return (now, { after = 0, count = 1 } = {}) => {
    const timeMs = Math.min(timeMsMax, Math.max(0, now.getTime() - epochMs));
    const start = timeMs * idsPerMs;
    const drawn = start > last ? start + draw(idsPerMs) : last + 1;
    const first = Math.max(drawn, after + 1);
    last = first + count - 1;
    return first;
  };
}

/** The ids of this process. */
export const newId: IdMaker = createIdMaker();

/** 48 random bits: an id that reveals neither when its row was made nor by whom. Safe from collisions below some million rows. */
export const newRandomId = (): number => randomBytes(6).readUIntBE(0, 6);
