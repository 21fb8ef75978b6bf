import { defineConfig } from '@playwright/test';

import product from '../../playwright.config.ts';

/** `npx playwright test -c test/web`: the kit's gallery in a real browser. */
export default defineConfig({
  ...product,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/gallery',
});
