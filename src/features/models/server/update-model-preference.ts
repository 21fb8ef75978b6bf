import type { Handler } from '#platform/server/handler.ts';
import type { modelEndpoints } from '../contract.ts';
import { chooseModel } from '../model-choice.ts';
import { saveModelPreference } from './model-preference-store.ts';
import type { ModelServices } from './model-services.ts';
import { modelsConfig } from './models-config-view.ts';
import { modelsOfPerson } from './models-of-person-store.ts';

export const updateModelPreference: Handler<
  typeof modelEndpoints.updateModelPreference,
  ModelServices
> = async ({ user, body, language, now }, { db, models }) => {
  const { permitted } = await modelsOfPerson(db, models, user.userId);
  const { value } = chooseModel(permitted, body.model, null);
  await saveModelPreference(db, { userId: user.userId, model: value, now });
  return modelsConfig(permitted, value, language);
};
