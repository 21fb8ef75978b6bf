import process from 'node:process';

/** Whether the long versions of the tests run too: `npm run test:full`. */
export const isFull = process.env['FULL'] === '1';
