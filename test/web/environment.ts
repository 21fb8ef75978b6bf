// What the pages expect of a browser and this DOM leaves out, and the end of each test.

import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As index.html has it.
document.documentElement.lang = 'zh-CN';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// What comes when a page is idle comes at once.
window.requestIdleCallback = (callback) =>
  window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));

configure({
  // Long enough for busy cores; what comes sooner is seen sooner.
  asyncUtilTimeout: 10_000,
  // The whole page would hide what was looked for.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});

afterEach(cleanup);
