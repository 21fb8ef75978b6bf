import type { ListFinding } from '#medicine/herb-safety/list-finding.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import { safetyTexts } from '../texts.ts';
import { knowledgeInEnglish } from './english-knowledge-texts.ts';

/** One finding as a sentence. */
export function findingText(finding: ListFinding, language: Language): string {
  const texts = safetyTexts[language];
  const names = finding.names.join(texts.and);
  const medicines = finding.medicines.join(texts.and);
  const detail =
    language === 'en-US' ? (knowledgeInEnglish[finding.detail] ?? finding.detail) : finding.detail;
  switch (finding.kind) {
    case 'incompatible':
      return texts.incompatible(names, detail);
    case 'controlled':
      return texts.controlled(names);
    case 'very-toxic':
      return texts.veryToxic(names);
    case 'toxic':
      return texts.toxic(names);
    case 'forbidden':
      return texts.forbidden(names, detail);
    case 'never-alone':
      return texts.neverAlone(names, detail);
    case 'allergy':
      return texts.allergy(names);
    case 'g6pd':
      return texts.g6pd(names);
    case 'g6pd-little-known':
      return texts.g6pdLittleKnown(names);
    case 'pregnancy-forbidden':
      return texts.pregnancyForbidden(names);
    case 'pregnancy-caution':
      return texts.pregnancyCaution(names);
    case 'pregnancy':
      return texts.pregnancy(names);
    case 'lactation-caution':
      return texts.lactationCaution(names);
    case 'lactation':
      return texts.lactation(names);
    case 'child':
      return texts.child(names);
    case 'child-toxic':
      return texts.childToxic(names);
    case 'same-ingredient':
      return texts.sameIngredient(names, detail);
    case 'over-limit':
      return finding.amount === undefined ? '' : texts.overLimit(names, finding.amount);
    case 'amount-unread':
      return texts.amountUnread(names, finding.detail);
    case 'with-medicine':
      return texts.withMedicine(names, medicines, detail);
    case 'caution':
      return texts.caution(names, detail);
    case 'duplicate':
      return detail === '' ? texts.writtenTwice(names) : texts.sharedBy(names, detail);
  }
}
