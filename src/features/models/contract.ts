import * as z from 'zod/mini';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { textField } from '#platform/contract/fields.ts';
import { modelValueCharsMax } from './rules.ts';

const aiModel = z.object({
  value: z.string(),
  label: z.string(),
  available: z.boolean(),
  /** Why it is not available. */
  reason: z.optional(z.string()),
  filingNumber: z.optional(z.string()),
});

const modelsConfig = z.object({
  aiModels: z.array(aiModel),
  /** The model that a send without one gets: the choice while it can answer, else the default. */
  userModelPreference: z.string(),
  defaultModel: z.string(),
});
export type ModelsConfig = z.output<typeof modelsConfig>;

export const modelEndpoints = defineEndpoints({
  getModelsConfig: {
    method: 'GET',
    path: '/ai/api/models/config/',
    access: 'signed-in',
    summary: 'The models, which of them can answer now, and which one the caller prefers',
    reply: modelsConfig,
  },
  updateModelPreference: {
    method: 'PUT',
    path: '/ai/api/models/preference/',
    access: 'signed-in',
    summary: 'Prefer a model for the messages to come',
    body: z.object({ model: textField({ max: modelValueCharsMax, required: true }) }),
    errors: ['model_unavailable'],
    reply: modelsConfig,
  },
});
