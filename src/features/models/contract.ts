import * as z from 'zod/mini';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { textField } from '#platform/contract/fields.ts';
import { modelValueCharsMax, receiverCharsMax } from './rules.ts';

const aiModel = z.object({
  value: z.string(),
  label: z.string(),
  available: z.boolean(),
  /** Why it is not available. */
  reason: z.optional(z.string()),
  reasonCode: z.optional(z.enum(['not_configured', 'consent_required'])),
  /** Who receives the conversation when this model replies; null for the built-in engine. */
  receiver: z.optional(z.object({ id: z.string(), name: z.string() })),
  /** Runs on the machine of the product, which words do not leave. */
  staysHere: z.optional(z.literal(true)),
  filingNumber: z.optional(z.string()),
});

const modelsConfig = z.object({
  aiModels: z.array(aiModel),
  /** The model for sends without one: the preference while it is available, else the default. */
  userModelPreference: z.string(),
  defaultModel: z.string(),
});
export type ModelsConfig = z.output<typeof modelsConfig>;

export const modelEndpoints = defineEndpoints({
  getModelsConfig: {
    method: 'GET',
    path: '/ai/api/models/config/',
    access: 'signed-in',
    summary: 'The models, which of them are available, and the one the caller prefers',
    reply: modelsConfig,
  },
  updateModelPreference: {
    method: 'PUT',
    path: '/ai/api/models/preference/',
    access: 'signed-in',
    summary: 'Set the preferred model for future messages',
    body: z.object({ model: textField({ max: modelValueCharsMax, required: true }) }),
    errors: ['model_unavailable'],
    reply: modelsConfig,
  },
  giveModelConsent: {
    method: 'PUT',
    path: '/ai/api/models/consent/',
    access: 'signed-in',
    summary:
      'Consent to sending conversations to the receiver of a model, with the version of the text',
    body: z.object({
      model: textField({ max: modelValueCharsMax, required: true }),
      version: textField({ max: 20, required: true }),
    }),
    errors: ['model_unavailable', 'agreement_outdated'],
    reply: modelsConfig,
  },
  withdrawModelConsent: {
    method: 'POST',
    path: '/ai/api/models/consent/withdraw/',
    access: 'signed-in',
    summary: 'Withdraw that consent; nothing more is sent, and the built-in engine answers',
    body: z.object({ receiver: textField({ max: receiverCharsMax, required: true }) }),
    reply: modelsConfig,
  },
});
