import { defineConfig } from 'vitest/config';

import { prepareRun } from './test/run-environment.ts';
import { KindsInOrder } from './test/kinds-in-order.ts';
import { testFilesByKind } from './test/test-kinds.ts';

prepareRun();

const files = testFilesByKind();
/** One server with a migrated template that test databases are cloned from. */
const postgres = ['test/global-setup.ts'];
/** Fails a file that leaves something running. */
const leftovers = ['test/leftovers.ts'];

/** Node loads the modules, as in production: Vite's loader makes long-running code much slower. */
const native = { experimental: { viteModuleRunner: false } };

const web = {
  environment: 'happy-dom',
  setupFiles: ['test/web/leftovers-setup.ts', 'test/web/environment.ts'],
};

// docs/testing.md lists what each project proves and how to run one.
export default defineConfig({
  test: {
    // Twice the cores that are often two, for tests wait much: for the database, for processes, for the outbox.
    maxWorkers: 4,
    sequence: { sequencer: KindsInOrder },
    // Only ends what hangs: a corpus read on a busy machine takes a minute.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          ...native,
          include: files.pure,
          pool: 'threads',
          isolate: false,
          setupFiles: leftovers,
        },
      },
      {
        extends: true,
        test: {
          name: 'pure-dom',
          ...native,
          include: files.pureDom,
          pool: 'threads',
          setupFiles: leftovers,
        },
      },
      {
        extends: true,
        test: {
          name: 'replaced',
          include: files.replaced,
          pool: 'threads',
          // A module that one file replaces must not be another's.
          isolate: true,
          setupFiles: leftovers,
        },
      },
      {
        // Components and screens in a DOM, on a scripted network.
        extends: true,
        test: { ...web, name: 'web', include: files.web, isolate: false },
      },
      {
        extends: true,
        test: { ...web, name: 'web-alone', include: files.webAlone },
      },
      {
        extends: true,
        test: {
          name: 'product',
          ...native,
          include: files.product,
          pool: 'forks',
          isolate: false,
          globalSetup: postgres,
          setupFiles: leftovers,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          ...native,
          include: files.processes,
          pool: 'forks',
          // Tests of a file that may run at once.
          maxConcurrency: 3,
          globalSetup: postgres,
          setupFiles: leftovers,
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          ...native,
          include: files.cluster,
          pool: 'forks',
          setupFiles: leftovers,
        },
      },
    ],
  },
});
