import type { Executor } from '#platform/server/database.ts';
import type { Caller } from '#platform/server/handler.ts';

/** What the calls of preferences and the health profile stand on. */
export type ProfileServices = {
  db: Executor;
  /** The preferred model belongs to the models, which come later in the order of the features. */
  modelPreference: {
    read: (userId: number) => Promise<string>;
    /** @throws AppError model_unavailable for one that is unknown or cannot answer */
    save: (db: Executor, userId: number, model: string, now: Date) => Promise<void>;
  };
  hasAcceptedAgreement: (userId: Caller['userId']) => Promise<boolean>;
};
