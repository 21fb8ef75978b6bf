import type { Handlers } from '#platform/server/handler.ts';
import type { agreementEndpoints } from '../contract.ts';
import { acceptAgreement } from './accept-agreement.ts';
import type { AgreementServices } from './agreement-services.ts';
import { getAgreementContent } from './get-agreement-content.ts';
import { getAgreementStatus } from './get-agreement-status.ts';
import { getDocument } from './get-document.ts';
import { listConsents } from './list-consents.ts';
import { withdrawAgreement } from './withdraw-agreement.ts';

export const agreementHandlers: Handlers<typeof agreementEndpoints, AgreementServices> = {
  getAgreementContent,
  getAgreementStatus,
  withdrawAgreement,
  acceptAgreement,
  listConsents,
  getDocument,
};
