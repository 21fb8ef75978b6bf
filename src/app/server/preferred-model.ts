import {
  chooseModel,
  defaultModel,
  findReady,
  type ModelTable,
} from '#features/models/model-choice.ts';
import {
  readModelPreference,
  saveModelPreference,
} from '#features/models/server/model-preference-store.ts';
import { permittedModels } from '#features/models/server/permitted-models-store.ts';
import type { ProfileServices } from '#features/profile/server/profile-services.ts';
import type { Executor } from '#platform/server/database.ts';

/** Gives the preferences access to the preferred model. */
export function preferredModel(
  db: Executor,
  models: ModelTable,
): ProfileServices['modelPreference'] {
  return {
    read: async (userId) => {
      const permitted = await permittedModels(db, models, userId);
      const preferred = await readModelPreference(db, userId);
      return (findReady(permitted, preferred) ?? defaultModel(permitted)).value;
    },
    save: async (tx, userId, model, now) => {
      const { value } = chooseModel(await permittedModels(tx, models, userId), model, null);
      await saveModelPreference(tx, { userId, model: value, now });
    },
  };
}
