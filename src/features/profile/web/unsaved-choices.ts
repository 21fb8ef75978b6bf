import { parseStored } from '#platform/web/parse-stored.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import { readStored, writeStored } from '#platform/web/storage.ts';

const key = 'unsavedChoices';

type Kept = { user: string; names: readonly string[] };

const isKept = (value: unknown): value is Kept => {
  if (typeof value !== 'object' || value === null) return false;
  const { user, names } = value as Kept;
  return typeof user === 'string' && Array.isArray(names);
};

/**
 * The names of preferences changed here and not confirmed by the server: leaving the page aborts the call,
 * and the next page sends it again.
 */
export const unsavedChoices = {
  list: (): readonly string[] => {
    const kept = parseStored(readStored('local', key));
    return isKept(kept) && kept.user === signInState.name() ? kept.names : [];
  },
  add: (names: readonly string[]): void => {
    const user = signInState.name();
    if (user === null) return;
    const kept: Kept = { user, names: [...new Set([...unsavedChoices.list(), ...names])] };
    writeStored('local', key, JSON.stringify(kept));
  },
  clear: (): void => writeStored('local', key, null),
};
