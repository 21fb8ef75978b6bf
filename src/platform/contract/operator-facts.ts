import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';

const optionalText = z.nullable(z.string());

/** The operator of this installation and its registrations; null where not configured. */
const operatorFacts = z.object({
  providerName: optionalText,
  /** Contact address, also for complaints. */
  contact: optionalText,
  /** Complaints are answered within this many working days. */
  answerDays: z.int(),
  icpNumber: optionalText,
  policeNumber: optionalText,
  algorithmNumber: optionalText,
  version: z.string(),
  /** The available models; `receiver` is sent the conversation, null for models that run here. */
  models: z.array(
    z.object({ label: z.string(), receiver: optionalText, filingNumber: optionalText }),
  ),
});
export type OperatorFacts = z.output<typeof operatorFacts>;

export const operatorFactsEndpoints = defineEndpoints({
  getOperatorFacts: {
    method: 'GET',
    path: '/api/about/',
    access: 'public',
    summary: 'Who provides this installation, its filing numbers, and those of its models',
    reply: operatorFacts,
  },
});
