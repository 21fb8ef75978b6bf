import type { Turn } from '#medicine/findings/finding.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Reader } from '#platform/server/reader.ts';

export type ContinuationServices = {
  db: Executor;
  /** Where conversations are read; readings of one owner take turns. */
  reading: {
    read: <O extends { turns: readonly Turn[] }, R>(
      owner: number,
      reader: Reader<O, R>,
      order: O,
    ) => Promise<R>;
  };
};
