import * as z from 'zod/mini';
import { languages } from '#platform/contract/define-texts.ts';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { textField } from '#platform/contract/fields.ts';
import { healthFacts, nameList } from './health-schemas.ts';
import { birthYearMin, preferenceNames, themes } from './rules.ts';

const minuteMs = 60_000;
const modelCharsMax = 64;

const choices = {
  theme: z.enum(themes),
  language: z.enum(languages),
  commonHerbs: nameList,
  notifications: z.boolean(),
  autoSave: z.boolean(),
  privacyMode: z.boolean(),
  largeType: z.boolean(),
  reasoningExpanded: z.boolean(),
};
const preferences = z.object({
  ...choices,
  /** The model used for messages that do not name one. */
  aiModel: z.string(),
  privacyAgreementAccepted: z.boolean(),
  /** The preferences that were chosen; the others have their default, and a device may have its own. */
  chosen: z.array(z.enum(preferenceNames)),
});
export type Preferences = z.output<typeof preferences>;

const healthProfile = z.extend(healthFacts, {
  birthYear: z.nullable(z.int().check(z.minimum(birthYearMin), z.maximum(9999))),
});
export type HealthProfile = z.output<typeof healthProfile>;

const keptHealth = z.object({
  hasConsent: z.boolean(),
  /** The current version of the consent. */
  consentVersion: z.string(),
  profile: z.nullable(healthProfile),
  updatedAt: z.nullable(z.string()),
});
export type KeptHealth = z.output<typeof keptHealth>;

const saving = (name: string) => [{ name, max: 120, windowMs: minuteMs, by: 'account' as const }];

export const profileEndpoints = defineEndpoints({
  getPreferences: {
    method: 'GET',
    path: '/users/api/preferences/',
    access: 'signed-in',
    summary: 'The preferences of the caller, with defaults for those never set',
    reply: preferences,
  },
  updatePreferences: {
    method: 'PUT',
    path: '/users/api/preferences/',
    access: 'signed-in',
    summary: 'Change the given preferences; omitted ones are unchanged',
    errors: ['model_unavailable'],
    limits: saving('preferences'),
    body: z.partial(
      z.object({ ...choices, aiModel: textField({ max: modelCharsMax, required: true }) }),
    ),
    reply: preferences,
  },
  getHealthProfile: {
    method: 'GET',
    path: '/users/api/health-profile/',
    access: 'signed-in',
    summary: 'The health profile of the caller, and the consent to it',
    reply: keptHealth,
  },
  saveHealthProfile: {
    method: 'PUT',
    path: '/users/api/health-profile/',
    access: 'signed-in',
    summary: 'Save facts for the safety checks; the first time requires consent',
    limits: saving('health-profile'),
    body: z.extend(healthProfile, {
      /** The version consented to when saving. */
      consentVersion: z.optional(textField({ max: 20 })),
    }),
    reply: keptHealth,
  },
  withdrawHealthConsent: {
    method: 'DELETE',
    path: '/users/api/health-profile/',
    access: 'signed-in',
    summary: 'Withdraw the consent; deletes the facts and the common herbs at once',
    reply: keptHealth,
  },
});
