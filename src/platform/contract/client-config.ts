import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';

/** Operator settings that the page displays; an address that is null is not shown (PAGE-6). */
const clientConfig = z.object({
  brandName: z.string(),
  /** One character, shown in the seal logo. */
  brandSeal: z.string(),
  externalRegisterUrl: z.nullable(z.string()),
  externalSubscriptionUrl: z.nullable(z.string()),
  legacyUrl: z.nullable(z.string()),
  /** The operator and the website registration, shown in the footer of public pages. */
  providerName: z.nullable(z.string()),
  icpNumber: z.nullable(z.string()),
  /** Server details for /sso-test; null where that page is not served (PAGE-1). */
  diagnostics: z.nullable(z.object({ version: z.string(), environment: z.string() })),
});
export type ClientConfig = z.output<typeof clientConfig>;

export const clientConfigEndpoints = defineEndpoints({
  getClientConfig: {
    method: 'GET',
    path: '/api/client-config/',
    access: 'public',
    summary: 'The brand and the links out of this installation',
    reply: clientConfig,
  },
});
