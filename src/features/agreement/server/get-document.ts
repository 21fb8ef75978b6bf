import type { Handler } from '#platform/server/handler.ts';
import type { agreementEndpoints } from '../contract.ts';
import type { AgreementServices } from './agreement-services.ts';
import { documentView } from './document-view.ts';

export const getDocument: Handler<
  typeof agreementEndpoints.getDocument,
  AgreementServices
> = async ({ params, language }, { documents }) => documentView(documents[params.name], language);
