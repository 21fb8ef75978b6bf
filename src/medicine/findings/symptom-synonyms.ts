import { expandForm, formParts } from '../knowledge/expand-form.ts';
import { alikeCharacters } from '../knowledge/simplified.ts';
import { symptomNamed } from '../knowledge/symptoms.ts';
import { normalise } from './normalise.ts';
import { stripFillers } from './strip-fillers.ts';
import { symptomMatchers } from './symptom-matchers.ts';

/** Ways of writing a symptom that a search looks for beside the word itself. */
export const synonymsMax = 11;
const formStringsMax = 40;

/**
 * Other ways to write a word, at most 11: other spellings of it (膝盖疼: 膝盖痛) and, where the whole
 * word names a symptom, what else people call that (头疼: 头痛, 脑袋痛; 失眠: 不寐, 睡不着). None
 * contains the word or one before it, or is one with an adverb more: whoever looks for those finds
 * it, or nearly. A single character has none.
 */
export function synonymsOf(word: string): string[] {
  if (Array.from(word).length < 2) return [];
  const given = word.toLowerCase();
  const kept: string[] = [];
  const cores = new Set<string>();
  const keep = (candidate: string): void => {
    const isFound = [given, ...kept].some((other) => candidate.includes(other));
    if (kept.length < synonymsMax && !isFound) kept.push(candidate);
  };
  for (const spelling of spelt(given)) keep(spelling);
  for (const form of symptomForms(word)) {
    const core = coreOf(form);
    if (core.length < 2 || cores.has(core)) continue;
    cores.add(core);
    for (const spelling of spelt(form)) keep(spelling);
  }
  return kept;
}

/** What stays of a form without adverbs, in one spelling. */
function coreOf(form: string): string {
  return stripFillers(normalise(form)).text;
}

/** The word and its other spellings. */
function spelt(word: string): string[] {
  const others = alikeCharacters.flatMap(([other, one]) => [
    ...(word.includes(one) ? [word.replaceAll(one, other)] : []),
    ...(word.includes(other) ? [word.replaceAll(other, one)] : []),
  ]);
  return [word, ...others];
}

/**
 * Written-out forms of the symptoms that the whole word stands for: names first, then what is
 * written out in the dictionary, then what its alternatives make; the short ones first. Forms with
 * a gap are left out.
 */
function symptomForms(word: string): string[] {
  const text = normalise(word);
  const hits = symptomMatchers()
    .symptoms.all(text)
    .filter(({ start, end, value }) => start === 0 && end === text.length && !value.denies);
  const names = [...new Set(hits.map(({ value }) => value.symptom))];
  const forms = names
    .flatMap((name) => symptomNamed(name)?.forms ?? [])
    .filter((form) => !form.includes('~'));
  const written = forms.filter((form) => !form.includes('('));
  const made = forms.filter(isNarrow).flatMap(expandForm);
  return [...names, ...shortFirst(written), ...shortFirst(made)].map(normalise);
}

/** A form with alternatives that stands for few enough strings to write them out in a search. */
function isNarrow(form: string): boolean {
  const strings = formParts(form).reduce((product, choices) => product * choices.length, 1);
  return strings > 1 && strings <= formStringsMax;
}

const shortFirst = (forms: string[]): string[] => forms.toSorted((a, b) => a.length - b.length);
