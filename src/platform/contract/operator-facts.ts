import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';

const told = z.nullable(z.string());

/** Who runs this installation and what it is filed under; what the operator did not say is null. */
const operatorFacts = z.object({
  providerName: told,
  /** Where to write to, also to complain. */
  contact: told,
  /** Within how many working days a complaint is answered. */
  answerDays: z.int(),
  icpNumber: told,
  policeNumber: told,
  algorithmNumber: told,
  version: z.string(),
  /** What can answer now; the receiver gets what is written to it, null for what runs here. */
  models: z.array(z.object({ label: z.string(), receiver: told, filingNumber: told })),
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
