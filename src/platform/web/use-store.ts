import { useSyncExternalStore } from 'react';

import type { Readable } from './store.ts';

/** The current value, or a selection of it; the component renders again when that changes. */
export function useStore<T>(store: Readable<T>): T;
export function useStore<T, S>(store: Readable<T>, select: (value: T) => S): S;
export function useStore(
  store: Readable<unknown>,
  select: (value: unknown) => unknown = (value) => value,
): unknown {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
