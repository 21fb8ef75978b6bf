let running = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Work that a reload of the page would tear, such as an answer being written. */
export const busy = {
  get: (): boolean => running > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Marks the page as busy until the returned function is called, once. */
  begin: (): (() => void) => {
    change(1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      change(-1);
    };
  },
};
