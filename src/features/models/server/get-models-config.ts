import type { Handler } from '#platform/server/handler.ts';
import type { modelEndpoints } from '../contract.ts';
import type { ModelServices } from './model-services.ts';
import { modelsConfigFor } from './models-config-view.ts';

export const getModelsConfig: Handler<
  typeof modelEndpoints.getModelsConfig,
  ModelServices
> = async ({ user, language }, { db, models }) =>
  modelsConfigFor(db, models, user.userId, language);
