import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Reader } from '#platform/server/reader.ts';

type Order = { turns: readonly ChainTurn[] };

export type SummaryServices = {
  db: Executor;
  /** Where conversations are read; readings of one owner take turns. */
  reading: {
    read: <O extends Order, R>(owner: number, reader: Reader<O, R>, order: O) => Promise<R>;
  };
};
