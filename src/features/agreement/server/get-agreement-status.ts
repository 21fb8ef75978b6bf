import type { Handler } from '#platform/server/handler.ts';
import type { agreementEndpoints } from '../contract.ts';
import type { AgreementServices } from './agreement-services.ts';
import { findAcceptedVersion, hasAgreed } from './consent-store.ts';

export const getAgreementStatus: Handler<
  typeof agreementEndpoints.getAgreementStatus,
  AgreementServices
> = async ({ user }, { db, documents }) => {
  const { version } = documents.agreement;
  if (await hasAgreed(db, user.userId, version)) {
    return { hasAccepted: true, version, acceptedVersion: null };
  }
  const acceptedVersion = (await findAcceptedVersion(db, user.userId)) ?? null;
  return { hasAccepted: false, version, acceptedVersion };
};
