import {
  chooseModel,
  defaultModel,
  findReady,
  type ModelTable,
} from '#features/models/model-choice.ts';
import { saveModelPreference } from '#features/models/server/model-preference-store.ts';
import { modelsOfPerson } from '#features/models/server/models-of-person-store.ts';
import type { ProfileServices } from '#features/profile/server/profile-services.ts';
import type { Executor } from '#platform/server/database.ts';

/** Gives the preferences access to the preferred model. */
export function preferredModel(
  db: Executor,
  models: ModelTable,
): ProfileServices['modelPreference'] {
  return {
    read: async (userId) => {
      const { permitted, preference } = await modelsOfPerson(db, models, userId);
      return (findReady(permitted, preference) ?? defaultModel(permitted)).value;
    },
    save: async (tx, userId, model, now) => {
      const { permitted } = await modelsOfPerson(tx, models, userId);
      const { value } = chooseModel(permitted, model, null);
      await saveModelPreference(tx, { userId, model: value, now });
    },
  };
}
