import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { agreementEndpoints } from '../contract.ts';
import type { AgreementServices } from './agreement-services.ts';
import { giveConsent } from './consent-store.ts';

export const acceptAgreement: Handler<
  typeof agreementEndpoints.acceptAgreement,
  AgreementServices
> = async ({ user, body, language, now }, { db, documents }) => {
  const { version, texts } = documents.agreement;
  // A page left open during a change of the agreement shows an outdated text.
  if (body.version !== undefined && body.version !== version) {
    throw new AppError('agreement_outdated');
  }
  const { textHash } = texts[language];
  const { userId } = user;
  const consent = { userId, purpose: 'agreement', version, textHash, now } as const;
  await transaction(db, (tx) => giveConsent(tx, consent));
  return { hasAccepted: true, version };
};
