import type { ModelTable } from '#features/models/model-choice.ts';
import type { Hotline } from '#medicine/knowledge/hotlines.ts';
import type { Executor } from '#platform/server/database.ts';
import type { ReadingThread } from './reading-thread.ts';
import type { ReplyRuns } from './reply-runs.ts';

export type MessageServices = {
  db: Executor;
  models: ModelTable;
  runs: ReplyRuns;
  reading: ReadingThread;
  /** An id for a hold; passed in so that tests can name it. */
  newId: () => string;
  settings: {
    runningRepliesMax: number;
    /** The helplines named in safety replies. */
    hotlines: readonly Hotline[];
  };
};
