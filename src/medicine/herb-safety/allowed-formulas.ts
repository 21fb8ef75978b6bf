import { checkHerbText } from './check-herb-text.ts';
import type { Patient } from './patient.ts';
import { whyNothing } from './patient.ts';
import { herbTexts as texts } from './texts.ts';

/**
 * The formula names that may stand in a stored summary: none for a person who may have none, and
 * none that would be cut from the text. Order is kept.
 */
export function allowedFormulas(names: readonly string[], person: Patient): string[] {
  if (whyNothing(person) !== undefined) return [];
  return names.filter((name) => checkHerbText(texts.toDiscuss(name), person).verdict !== 'cut');
}
