import type { Executor } from '#platform/server/database.ts';
import type { Caller } from '#platform/server/handler.ts';

export type ProfileServices = {
  db: Executor;
  /** Injected because the models feature comes later in the feature order. */
  modelPreference: {
    read: (userId: number) => Promise<string>;
    /** @throws AppError model_unavailable for a model that is unknown or not available */
    save: (db: Executor, userId: number, model: string, now: Date) => Promise<void>;
  };
  hasAcceptedAgreement: (userId: Caller['userId']) => Promise<boolean>;
};
