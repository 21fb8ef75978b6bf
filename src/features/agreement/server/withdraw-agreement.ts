import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { agreementEndpoints } from '../contract.ts';
import type { AgreementServices } from './agreement-services.ts';
import { withdrawConsent } from './consent-store.ts';

/** From now on every call with health text requires the agreement again. */
export const withdrawAgreement: Handler<
  typeof agreementEndpoints.withdrawAgreement,
  AgreementServices
> = async ({ user: { userId }, now }, { db, documents }) => {
  await transaction(db, (tx) => withdrawConsent(tx, { userId, purpose: 'agreement' }, now));
  return { hasAccepted: false, version: documents.agreement.version };
};
