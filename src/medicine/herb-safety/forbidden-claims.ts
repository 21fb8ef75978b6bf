import { drugBrands } from '../knowledge/drug-brands.ts';
import { drugClasses } from '../knowledge/drugs.ts';
import type { Patient } from './patient.ts';
import claimLists from '../compiled/lexicon/claim.json' with { type: 'json' };
import { lexicon, type WordList } from '../knowledge/lexicon.ts';
import { herbTexts as texts } from './texts.ts';

const claimWords = lexicon(claimLists);
const addressing = claimWords['claim.addressing'].regExp();

/** Sentences a reply may never hold (MED-3), found by their wording. */
type ForbiddenClaim = {
  pattern: RegExp;
  /** Words that make the sentence harmless: a denial, a question, the person's own report. */
  unless: RegExp;
  /** What is shown in its place. */
  note: string;
  /** Only forbidden while an alarm is open. */
  whileAlarm?: true;
  /** Only forbidden where the person told nothing of it. */
  untold?: 'tongue' | 'tests' | 'looks';
};

const asking = claimWords['claim.asking'].regExp('');

const drugWords = [...drugClasses, ...drugBrands].flatMap(({ words }) => words);
/** Any word for a medicine: those of the rows, and general ones. */
const medicine = `(?:${drugWords.join('|')}|${claimWords['claim.medicine'].source})`;
/** A list whose forms name any medicine by a place holder. */
const withMedicine = ({ source }: WordList, flags: string): RegExp =>
  new RegExp(
    source.replaceAll('<medicine>', () => medicine),
    flags,
  );
const denial = claimWords['claim.change-denied'].regExp('');

const advisedAgainst = claimWords['claim.advised-against'].regExp();
const notHarmless = claimWords['claim.not-harmless'].regExp();

const claims: readonly ForbiddenClaim[] = [
  {
    pattern: withMedicine(claimWords['claim.stopping'], 'u'),
    unless: advisedAgainst,
    note: texts.changeCut,
  },
  {
    pattern: claimWords['claim.no-doctor'].regExp(),
    unless: claimWords['claim.no-doctor-denied'].regExp(),
    note: texts.noDoctorCut,
  },
  {
    pattern: claimWords['claim.likely-disease'].regExp(),
    unless: claimWords['claim.likely-disease-denied'].regExp(),
    note: texts.diagnosisCut,
  },
  {
    pattern: claimWords['claim.harmless'].regExp(),
    unless: notHarmless,
    note: texts.harmlessCut,
  },
  {
    pattern: claimWords['claim.being-doctor'].regExp(),
    unless: claimWords['claim.being-doctor-denied'].regExp(),
    note: texts.doctorCut,
  },
  {
    pattern: claimWords['claim.brand'].regExp(),
    unless: claimWords['claim.brand-denied'].regExp(),
    note: texts.brandCut,
  },
  {
    pattern: claimWords['claim.controlled'].regExp(),
    unless: claimWords['claim.controlled-denied'].regExp(),
    note: texts.controlledCut,
  },
  {
    pattern:
      /\b(?:arsenic|cinnabar|realgar|orpiment|aconit\w{0,3}|strychnine|pi ?shuang|zhu ?sha|xiong ?huang|ma ?qian ?zi|chan ?su|wu ?tou)\b/iu,
    unless: claimWords['claim.poison-denied'].regExp('iu'),
    note: texts.poison,
  },
  {
    pattern: claimWords['claim.looks'].regExp(),
    unless: claimWords['claim.looks-told'].regExp(),
    note: texts.looksCut,
    untold: 'looks',
  },
  {
    pattern: withMedicine(claimWords['claim.stopping-first'], ''),
    unless: denial,
    note: texts.changeCut,
  },
  {
    // Forbids taking it, which the words of denial above would pass.
    pattern: withMedicine(claimWords['claim.not-taking'], 'iu'),
    unless: claimWords['claim.not-taking-denied'].regExp('iu'),
    note: texts.changeCut,
  },
  {
    pattern: claimWords['claim.cure'].regExp(''),
    unless: claimWords['claim.cure-denied'].regExp(''),
    note: texts.cureCut,
  },
  {
    pattern: claimWords['claim.diagnosis'].regExp('iu'),
    unless: claimWords['claim.diagnosis-denied'].regExp(''),
    note: texts.diagnosisCut,
  },
  {
    pattern: claimWords['claim.pulse'].regExp(''),
    unless: claimWords['claim.pulse-denied'].regExp(''),
    note: texts.pulseCut,
  },
  {
    pattern: claimWords['claim.staying'].regExp(''),
    unless: claimWords['claim.staying-denied'].regExp(''),
    note: texts.stayingCut,
    whileAlarm: true,
  },
  {
    pattern: claimWords['claim.no-matter'].regExp(''),
    unless: claimWords['claim.no-matter-denied'].regExp(''),
    note: texts.stayingCut,
    whileAlarm: true,
  },
  {
    pattern: claimWords['claim.tongue'].regExp(''),
    unless: claimWords['claim.tongue-told'].regExp(''),
    note: texts.tongueCut,
    untold: 'tongue',
  },
  {
    pattern: claimWords['claim.tests'].regExp('i'),
    unless: asking,
    note: texts.testsCut,
    untold: 'tests',
  },
];

/** A question claims nothing. */
const question = claimWords['claim.question-end'].regExp('');

/** Of whom a sentence speaks where its heading says so: 湿气重常见的表现. */
const ofMany = claimWords['claim.of-many'].regExp();

/**
 * The note for a forbidden sentence, or undefined when the sentence is harmless.
 * @param sentence with the mark that ends it
 * @param heading the line that governs it
 */
export function forbiddenClaim(
  sentence: string,
  { redFlagOpen, hasTold }: Pick<Patient, 'redFlagOpen' | 'hasTold'>,
  heading = '',
): string | undefined {
  if (question.test(sentence)) return undefined;
  return claims.find(
    ({ pattern, unless, whileAlarm, untold }) =>
      (redFlagOpen || !whileAlarm) &&
      (untold === undefined ||
        (hasTold?.[untold] === false && (!ofMany.test(heading) || addressing.test(sentence)))) &&
      pattern.test(sentence) &&
      !unless.test(sentence),
  )?.note;
}
