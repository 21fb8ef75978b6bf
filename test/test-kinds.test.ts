import { expect, it } from 'vitest';
import { testFilesByKind } from './test-kinds.ts';

const kinds = testFilesByKind();

it.each([
  ['pure', 'src/features/messages/rules.test.ts'],
  ['pure', 'test/test-kinds.test.ts'],
  ['pureDom', 'src/platform/web/outbox.test.ts'],
  ['replaced', 'src/features/messages/web/message-sender.test.ts'],
  ['replaced', 'src/app/web/watch-sign-in.test.ts'],
  ['replaced', 'test/medicine/kept-readings.test.ts'],
  ['web', 'src/app/web/screens/settings-screen.test.tsx'],
  ['webAlone', 'src/app/web/screens/use-plan-addresses.alone.test.tsx'],
  ['product', 'src/features/sessions/server/sessions.test.ts'],
  ['processes', 'src/platform/server/embedded-postgres.test.ts'],
  ['processes', 'test/integration/killed-process.test.ts'],
] as const)('%s: %s', (kind, file) => {
  expect(kinds[kind]).toContain(file);
});
