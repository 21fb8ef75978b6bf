import process from 'node:process';

/** Whether the long versions of the tests run too: `npm run test:full`. */
export const isFull = process.env['FULL'] === '1';

/** Runs of a property that costs much each time: by day a fifth, with other values in every run. */
export const costlyRuns = (full: number): number => (isFull ? full : Math.ceil(full / 5));
