import * as z from 'zod/mini';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { textField } from '#platform/contract/fields.ts';

const versionCharsMax = 20;

const document = z.object({
  title: z.string(),
  version: z.string(),
  effectiveDate: z.string(),
  /** Sanitised HTML; sanitised again where it is drawn. */
  content: z.string(),
});

export const agreementEndpoints = defineEndpoints({
  getAgreementContent: {
    method: 'GET',
    path: '/ai/privacy-agreement/api/content/',
    access: 'signed-in',
    summary: 'The privacy agreement in force, as HTML, in the language of Accept-Language',
    reply: document,
  },
  getAgreementStatus: {
    method: 'GET',
    path: '/ai/privacy-agreement/api/status/',
    access: 'signed-in',
    summary: 'Whether the caller has accepted the agreement in force',
    reply: z.object({
      hasAccepted: z.boolean(),
      version: z.string(),
      /** An older version that was accepted, when a new one asks again. */
      acceptedVersion: z.nullable(z.string()),
    }),
  },
  acceptAgreement: {
    method: 'POST',
    path: '/ai/privacy-agreement/api/accept/',
    access: 'signed-in',
    summary: 'Accept the agreement; a version, where one is named, must be the one in force',
    errors: ['agreement_outdated'],
    body: z.object({ version: z.optional(textField({ max: versionCharsMax })) }),
    reply: z.object({ hasAccepted: z.boolean(), version: z.string() }),
  },
  getDocument: {
    method: 'GET',
    path: '/api/documents/:name/',
    access: 'public',
    summary: 'The terms of use or the privacy policy, as HTML',
    params: z.object({ name: z.enum(['terms', 'privacy']) }),
    reply: document,
  },
});
