import type { Handler } from '#platform/server/handler.ts';
import type { modelEndpoints } from '../contract.ts';
import { readModelPreference } from './model-preference-store.ts';
import type { ModelServices } from './model-services.ts';
import { modelsConfig } from './models-config-view.ts';

export const getModelsConfig: Handler<
  typeof modelEndpoints.getModelsConfig,
  ModelServices
> = async ({ user, language }, { db, models }) =>
  modelsConfig(models, await readModelPreference(db, user.userId), language);
