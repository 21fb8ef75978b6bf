import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';

/** What the operator sets and the page draws; an address that is null is not drawn (PAGE-6). */
const clientConfig = z.object({
  brandName: z.string(),
  /** One character, cut into the seal. */
  brandSeal: z.string(),
  externalRegisterUrl: z.nullable(z.string()),
  externalSubscriptionUrl: z.nullable(z.string()),
  legacyUrl: z.nullable(z.string()),
  /** Who runs this installation, and its registration as a website; shown at the foot of public pages. */
  providerName: z.nullable(z.string()),
  icpNumber: z.nullable(z.string()),
  /** What /sso-test shows of the server; null where that page is not served (PAGE-1). */
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
