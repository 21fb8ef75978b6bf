import * as z from 'zod/mini';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { textField } from '#platform/contract/fields.ts';
import { consentPurposes } from './consent-purposes.ts';

const versionCharsMax = 20;

const document = z.object({
  title: z.string(),
  version: z.string(),
  effectiveDate: z.string(),
  /** Sanitized HTML; sanitized again where it is rendered. */
  content: z.string(),
});

const consent = z.object({
  purpose: z.enum(consentPurposes),
  /** The receiver of a model or the id of a share; otherwise empty. */
  subject: z.string(),
  version: z.string(),
  acceptedAt: z.string(),
  /** Null while it is in force. */
  withdrawnAt: z.nullable(z.string()),
});
export type StoredConsent = z.output<typeof consent>;

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
      /** The older accepted version, if the current one has not been accepted yet. */
      acceptedVersion: z.nullable(z.string()),
    }),
  },
  withdrawAgreement: {
    method: 'DELETE',
    path: '/ai/privacy-agreement/api/accept/',
    access: 'signed-in',
    summary: 'Withdraw the agreement; data is kept, but inaccessible until it is accepted again',
    reply: z.object({ hasAccepted: z.boolean(), version: z.string() }),
  },
  acceptAgreement: {
    method: 'POST',
    path: '/ai/privacy-agreement/api/accept/',
    access: 'signed-in',
    summary: 'Accept the agreement; a version, if given, must be the one in force',
    errors: ['agreement_outdated'],
    body: z.object({ version: z.optional(textField({ max: versionCharsMax })) }),
    reply: z.object({ hasAccepted: z.boolean(), version: z.string() }),
  },
  listConsents: {
    method: 'GET',
    path: '/users/api/consents/',
    access: 'signed-in',
    summary: 'Every consent the caller gave or withdrew: those in force first, newest first',
    reply: z.object({ consents: z.array(consent) }),
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
