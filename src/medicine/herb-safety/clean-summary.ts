// A summary block goes to the page, the panel, the sheets and the exports without passing the guard
// of the running text: here its words stand under the same law. There is no room for a note within
// it, so what may not be said is left out; the message says that something was.
import { readSymptoms } from '../findings/read-symptoms.ts';
import { isFood } from '../knowledge/foods.ts';
import { incompatibilities } from '../knowledge/herb-incompatibilities.ts';
import type { SymptomsSummary } from '../summary-block/symptoms-summary.ts';
import { allowedFormulas } from './allowed-formulas.ts';
import { checkHerbText } from './check-herb-text.ts';
import type { Patient } from './patient.ts';
import { formulaNamed, herbsOf, recogniseHerbs } from './recognise-herbs.ts';
import amountLists from '../compiled/lexicon/amount.json' with { type: 'json' };
import claimLists from '../compiled/lexicon/claim.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { herbTexts as texts } from './texts.ts';

const amountWords = lexicon(amountLists);
const claimWords = lexicon(claimLists);
const pulseTold = claimWords['claim.pulse-told'].regExp();

const ageWords = amountWords['amount.age'].regExp('iu');
const plainAge = /^\D{0,3}\d{1,3}\D{0,2}$/u;
const disease = claimWords['claim.disease-end'].regExp();
/** Of what is called a possible diagnosis, nothing is certain. */
const certainty = claimWords['claim.certainty'].regExp();
const advising = claimWords['claim.advising'].regExp();

/**
 * A summary with nothing in it that a reply might not say to the person. Words that would be cut
 * from a reply are left out whole; a medicine or a disease may be named among the symptoms only
 * where the person named it.
 * @param told what the person wrote in the conversation
 */
export function cleanSummary(
  summary: SymptomsSummary,
  person: Patient,
  told: string,
): SymptomsSummary {
  const { tongue, pulse, pattern, possibleDiagnosis, recommendations, ...basis } = summary;
  const optional = {
    tongue: person.hasTold?.tongue === false ? '' : cleanPhrases(tongue, person),
    pulse: pulseTold.test(told) && pulse !== undefined && says(pulse, person) ? pulse : '',
    pattern: cleanPhrases(pattern, person),
    possibleDiagnosis: cleanPhrases(possibleDiagnosis, person),
    recommendations: cleanPhrases(recommendations, person, 'advice'),
  };
  return {
    ...basis,
    age: cleanAge(summary.age),
    symptoms: summary.symptoms.filter((line) => isSymptom(line, person, told)),
    prescriptions: summaryFormulas(summary.prescriptions, person),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
  };
}

/** The formulas that may stand bare in a summary: those that need no warning beside them. */
export function summaryFormulas(names: readonly string[], person: Patient): string[] {
  return allowedFormulas(names, person).filter(
    (name) =>
      formulaNamed(name)?.isFlagged !== true &&
      !isUnvetted(name) &&
      checkHerbText(texts.toDiscuss(name), person).verdict === 'clean',
  );
}

/** A formula that we do not know, with a herb in its name that must be weighed: 半夏某某汤. */
function isUnvetted(name: string): boolean {
  return recogniseHerbs(name).some(
    (mention) =>
      mention.kind === 'herb' &&
      herbsOf(mention).some(
        (herb) =>
          herb.toxicity !== undefined ||
          herb.pregnancy !== undefined ||
          incompatibilities.some(({ one, other }) => [one, other].flat().includes(herb.name)),
      ),
  );
}

/** The phrases of a field that may be said; as it was where all of them may. */
export function cleanPhrases(
  text: string | undefined,
  person: Patient,
  kind: 'leaning' | 'advice' = 'leaning',
): string {
  if (text === undefined || text === '') return '';
  const phrases = text.split(/[；;。！!\n]/u).filter((phrase) => phrase.trim() !== '');
  const kept = phrases.filter(
    (phrase) =>
      says(phrase, person) && (kind === 'advice' || (!certainty.test(phrase) && !hasHerb(phrase))),
  );
  return kept.length === phrases.length && says(text, person) ? text : kept.join('；');
}

const says = (words: string, person: Patient): boolean =>
  checkHerbText(words, person).text === words;

const hasHerb = (words: string): boolean =>
  recogniseHerbs(words).some((mention) => herbsOf(mention).some(({ name }) => !isFood(name)));

function cleanAge(age: string): string {
  const words = ageWords.exec(age)?.[0].trim();
  if (words !== undefined) return words;
  return plainAge.test(age) && !hasHerb(age) ? age : '';
}

/** The person's own words stay, but no question of theirs turns into advice: 可以停掉降压药吗. */
function isSymptom(line: string, person: Patient, told: string): boolean {
  const isOwn = (words: string): boolean => told.includes(words.trim());
  if (!says(line, person) && (!isOwn(line) || advising.test(line))) return false;
  const isNamed = recogniseHerbs(line).every(
    (mention) => isOwn(mention.words) || herbsOf(mention).every(({ name }) => isFood(name)),
  );
  if (!isNamed) return false;
  return line
    .split(/[，,、；;（）()]/u)
    .every((part) => !disease.test(part) || isOwn(part) || readSymptoms(part).length > 0);
}
