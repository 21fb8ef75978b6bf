import type { Language } from '#platform/contract/define-texts.ts';
import type { LegalDocument } from './documents.ts';

export function documentView({ version, texts }: LegalDocument, language: Language) {
  const { title, effectiveDate, content } = texts[language];
  return { title, version, effectiveDate, content };
}
