import { useSyncExternalStore } from 'react';

import { readStored, writeStored } from './storage.ts';

export type Preference<T extends string> = {
  get(this: void): T;
  set(this: void, value: T): void;
  subscribe(this: void, listener: () => void): () => void;
};

/**
 * A choice of the reader that is kept in local storage and is the same in every open tab.
 * `apply` puts it on the document; it runs on every change, not at the start (theme.js did that).
 */
export function createPreference<T extends string>(options: {
  key: string;
  values: readonly T[];
  fallback: T;
  apply: (value: T) => void;
}): Preference<T> {
  const { key, values, fallback, apply } = options;
  const parse = (text: string | null): T => values.find((value) => value === text) ?? fallback;
  const listeners = new Set<() => void>();
  let current = parse(readStored('local', key));
  const take = (value: T): void => {
    if (value === current) return;
    current = value;
    apply(value);
    for (const listener of listeners) listener();
  };
  window.addEventListener('storage', (event) => {
    if (event.key === key) take(parse(event.newValue));
  });
  return {
    get: () => current,
    set: (value) => {
      writeStored('local', key, value);
      take(value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The current value; draws again when it changes here or in another tab. */
export function usePreference<T extends string>(preference: Preference<T>): T {
  return useSyncExternalStore(preference.subscribe, preference.get);
}
