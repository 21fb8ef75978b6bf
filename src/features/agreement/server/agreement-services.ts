import type { Executor } from '#platform/server/database.ts';
import type { LegalDocuments } from './documents.ts';

export type AgreementServices = { db: Executor; documents: LegalDocuments };
