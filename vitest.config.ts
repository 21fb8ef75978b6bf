import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Components and screens in a DOM, on a scripted network.
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx', 'test/web/*.test.tsx'],
          setupFiles: ['test/web/environment.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
