import type { Handler } from '#platform/server/handler.ts';
import { consentPurposes } from '../consent-purposes.ts';
import type { agreementEndpoints } from '../contract.ts';
import type { AgreementServices } from './agreement-services.ts';
import { listConsents as listRows } from './consent-store.ts';

/** Maximum consents per reply; those in force come first. */
const consentsMax = 300;

export const listConsents: Handler<
  typeof agreementEndpoints.listConsents,
  AgreementServices
> = async ({ user }, { db }) => {
  const rows = await listRows(db, user.userId, consentsMax);
  const consents = rows.map(({ purpose: named, subject, version, acceptedAt, withdrawnAt }) => {
    const purpose = consentPurposes.find((known) => known === named);
    if (!purpose)
      throw new Error(`the ledger holds a consent to ${named}, which is not a known purpose`);
    return {
      purpose,
      subject,
      version,
      acceptedAt: acceptedAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    };
  });
  return { consents };
};
