type Listener<T> = (now: T, before: T) => void;

/** A value that can be read at any time and observed. */
export type Readable<T> = {
  get(this: void): T;
  /** Calls the listener after each change until the returned function is called. */
  subscribe(this: void, listener: () => void): () => void;
};

export type Store<T> = {
  get(this: void): T;
  set(this: void, next: T): void;
  subscribe(this: void, listener: Listener<T>): () => void;
};

/**
 * Holds one value outside React; `useStore` reads it in a component. Setting an equal value does
 * nothing.
 */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<Listener<T>>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      const before = value;
      value = next;
      for (const listener of listeners) listener(next, before);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
