// What pages expect of a browser and happy-dom lacks, and the clean-up after each test.

import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As in index.html.
document.documentElement.lang = 'zh-CN';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Idle callbacks run at once.
window.requestIdleCallback = (callback) =>
  window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));

configure({
  // Long enough for busy cores; faster results are noticed earlier.
  asyncUtilTimeout: 30_000,
  // Printing the whole page would hide the element that was looked for.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});

afterEach(cleanup);
