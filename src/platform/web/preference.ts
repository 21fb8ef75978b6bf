import { readStored, writeStored } from './storage.ts';
import { createStore, type Store } from './store.ts';

/**
 * A preference kept in local storage and synchronised between open tabs. `apply` updates the
 * document; it runs on every change, but not at the start (theme.js did that).
 */
export function createPreference<T extends string>(options: {
  key: string;
  values: readonly T[];
  fallback: T;
  apply: (value: T) => void;
}): Store<T> {
  const { key, values, fallback, apply } = options;
  const parse = (text: string | null): T => values.find((value) => value === text) ?? fallback;
  const store = createStore(parse(readStored('local', key)));
  // The first listener, so that the document is updated before any component renders.
  store.subscribe(apply);
  window.addEventListener('storage', (event) => {
    if (event.key === key) store.set(parse(event.newValue));
  });
  return {
    ...store,
    set: (value) => {
      writeStored('local', key, value);
      store.set(value);
    },
  };
}
