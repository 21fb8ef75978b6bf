import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { isKeyOf, keyOf } from './query-key.ts';

const calls = { listSessions: (_sent?: { query: { page: number } }) => undefined };

it('starts with the name of the call, so that the name alone matches all of its queries', () => {
  const page = keyOf(calls, 'listSessions', { query: { page: 2 } });
  expect(page.slice(0, 1)).toEqual([...keyOf(calls, 'listSessions')]);
  expect(isKeyOf(page, calls, 'listSessions')).toBe(true);
});

it('accepts no call that is not in the contract', () => {
  // @ts-expect-error Not the name of a call.
  expect(keyOf(calls, 'listSesions')).toEqual(['listSesions']);
});

it('is the only way in which the product creates a query key', () => {
  const written = globSync('src/{app,features}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /queryKey:\s*\[|queryKey\[0|queryKey:\s*['"]/.test(readFileSync(file, 'utf8')),
    );
  // The notice about stored answers identifies calls by the start of their keys.
  expect(written).toEqual(['src/app/web/layout/offline-notice.tsx']);
});
