import { createStore } from './store.ts';

const running = createStore(0);

/** Work that a reload of the page would interrupt, such as an answer being streamed. */
export const busy = {
  get: (): boolean => running.get() > 0,
  subscribe: running.subscribe,
  /** Marks the page as busy until the returned function is called; that may happen only once. */
  begin: (): (() => void) => {
    running.set(running.get() + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      running.set(running.get() - 1);
    };
  },
};
