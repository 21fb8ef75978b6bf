import { defineConfig } from '@playwright/test';
import { browserFlags } from './test/browser.ts';
import { isFull } from './test/full.ts';
import { prepareRun } from './test/run-environment.ts';

prepareRun();

// The server under test is started by the fixtures in e2e/, one for each worker.
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/built-server.ts',
  outputDir: 'test-results',
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // These only end what hangs: on a busy machine a story takes several times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'off',
    // The installed app has its own stories; the others see the server as it is.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: browserFlags,
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // Tagged where the layout or the touch screen makes the difference.
      ...(isFull ? {} : { grep: /@phone/ }),
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
