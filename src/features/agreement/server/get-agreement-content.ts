import type { Handler } from '#platform/server/handler.ts';
import type { agreementEndpoints } from '../contract.ts';
import type { AgreementServices } from './agreement-services.ts';
import { documentView } from './document-view.ts';

export const getAgreementContent: Handler<
  typeof agreementEndpoints.getAgreementContent,
  AgreementServices
> = async ({ language }, { documents }) => documentView(documents.agreement, language);
