import type { Handlers } from '#platform/server/handler.ts';
import type { modelEndpoints } from '../contract.ts';
import { getModelsConfig } from './get-models-config.ts';
import { giveModelConsent } from './give-model-consent.ts';
import type { ModelServices } from './model-services.ts';
import { updateModelPreference } from './update-model-preference.ts';
import { withdrawModelConsent } from './withdraw-model-consent.ts';

export const modelHandlers: Handlers<typeof modelEndpoints, ModelServices> = {
  getModelsConfig,
  updateModelPreference,
  giveModelConsent,
  withdrawModelConsent,
};
