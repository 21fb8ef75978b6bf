// A setup file: a timer, a call or a mounted tree that a component test leaves behind fails it.
import { aroundEach } from 'vitest';
import { checkLeftovers } from './page-leftovers.ts';

// Around all other hooks, so that they have cleaned up before.
aroundEach(async (runTest) => {
  await runTest();
  await checkLeftovers();
});
