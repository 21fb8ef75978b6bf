/** A pure function that can be done in another thread: where it is exported, and under which name. */
export type Reader<O, R> = { module: string; name: string; read: (order: O) => R };

/** A reader that its module exports as `name`; order and result are copied between threads. */
export function readerOf<O, R>(module: string, name: string, read: (order: O) => R): Reader<O, R> {
  return { module, name, read };
}

/** Where orders are read apart from the event loop; the readings of one owner take turns. */
export type Reading<Order> = {
  read: <O extends Order, R>(owner: number, reader: Reader<O, R>, order: O) => Promise<R>;
};
