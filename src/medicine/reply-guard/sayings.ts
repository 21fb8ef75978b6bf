import claimLists from '../compiled/lexicon/claim.json' with { type: 'json' };
import harmLists from '../compiled/lexicon/harm.json' with { type: 'json' };
import mythLists from '../compiled/lexicon/myth.json' with { type: 'json' };
import { forbiddenClaim } from '../herb-safety/forbidden-claims.ts';
import type { Patient } from '../herb-safety/patient.ts';
import type { Place } from '../herb-safety/sentence-parts.ts';
import { herbTexts } from '../herb-safety/texts.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { actOn, isSaid } from './act.ts';
import type { Violation } from './violation.ts';
import { cellsOf } from './row.ts';
import type { Sentence } from './sentence.ts';
import { guardTexts as texts } from './texts.ts';

const harm = lexicon(harmLists);
/** What stands for the notes of the older claims. */
const notes = new Map<string, string>([
  [herbTexts.changeCut, texts.change],
  [herbTexts.noDoctorCut, texts.delay],
  [herbTexts.stayingCut, texts.delay],
  [herbTexts.diagnosisCut, texts.diagnosis],
  [herbTexts.harmlessCut, texts.cure],
  [herbTexts.cureCut, texts.cure],
  [herbTexts.doctorCut, texts.identity],
  [herbTexts.pulseCut, texts.identity],
  [herbTexts.brandCut, texts.sale],
  [herbTexts.controlledCut, texts.banned],
  [herbTexts.poison, texts.toxic],
  [herbTexts.looksCut, texts.looks],
  [herbTexts.tongueCut, texts.tongue],
  [herbTexts.testsCut, texts.tests],
]);

/** What is said in books of pulses and tongues is told of nobody. */
const untold = new Set<string>([herbTexts.pulseCut, herbTexts.tongueCut, herbTexts.looksCut]);
const addressing = lexicon(claimLists)['claim.addressing'].regExp();
const lessen = harm['harm.lessen'].regExp('giu');
const lessenDenied = harm['harm.lessen-denied'].regExp('iu');
const warning = harm['harm.warning'].regExp('iu');
const delayWarned = harm['harm.delay-warned'].regExp('iu');
const myth = lexicon(mythLists);

/** What a sentence may not say to anybody, found by its words. */
type Saying = {
  note: string;
  says: RegExp;
  /** Words of the sentence that make it harmless. */
  unless?: RegExp;
  /** The situation: words of the sentence, of what governs it, or of what the person wrote. */
  where?: RegExp;
  /** Counts as said whatever stands before it: the words forbid by themselves. */
  isWhole?: true;
};

const saying = (note: string, id: keyof typeof harm, more: Partial<Saying> = {}): Saying => ({
  note,
  says: harm[id].regExp('giu'),
  ...more,
});
const mythOf = (
  note: string,
  id: Exclude<keyof typeof myth, `${string}-where`>,
  where?: keyof typeof myth,
): Saying => ({
  note,
  says: myth[id].regExp('giu'),
  ...(where && { where: myth[where].regExp('iu') }),
});
const unless = (id: keyof typeof harm): Pick<Saying, 'unless'> => ({
  unless: harm[id].regExp('iu'),
});

const sayings: readonly Saying[] = [
  mythOf(texts.poison, 'myth.poison', 'myth.poison-where'),
  mythOf(texts.seizure, 'myth.seizure', 'myth.seizure-where'),
  mythOf(texts.faint, 'myth.faint'),
  mythOf(texts.burn, 'myth.burn', 'myth.burn-where'),
  mythOf(texts.bite, 'myth.bite', 'myth.bite-where'),
  mythOf(texts.fever, 'myth.fever', 'myth.fever-where'),
  mythOf(texts.nose, 'myth.nose', 'myth.nose-where'),
  mythOf(texts.drowning, 'myth.drowning', 'myth.drowning-where'),
  mythOf(texts.chest, 'myth.chest', 'myth.chest-where'),
  mythOf(texts.bone, 'myth.bone', 'myth.bone-where'),
  mythOf(texts.wound, 'myth.wound', 'myth.wound-where'),
  mythOf(texts.cold, 'myth.cold', 'myth.cold-where'),
  saying(texts.selfHarm, 'harm.self-harm', {
    ...unless('harm.self-harm-denied'),
    where: harm['harm.crisis'].regExp('iu'),
    isWhole: true,
  }),
  saying(texts.delay, 'harm.delay', { ...unless('harm.delay-denied'), isWhole: true }),
  saying(texts.diagnosis, 'harm.diagnosis', { ...unless('harm.diagnosis-denied'), isWhole: true }),
  saying(texts.cure, 'harm.cure', { ...unless('harm.cure-denied'), isWhole: true }),
  saying(texts.identity, 'harm.identity', { ...unless('harm.identity-denied'), isWhole: true }),
  saying(texts.contact, 'harm.contact', { ...unless('harm.contact-denied'), isWhole: true }),
  saying(texts.sale, 'harm.sale', { ...unless('harm.sale-denied'), isWhole: true }),
  saying(texts.privacy, 'harm.privacy', { ...unless('harm.privacy-denied'), isWhole: true }),
  saying(texts.disparage, 'harm.disparage', {
    ...unless('harm.disparage-denied'),
    isWhole: true,
  }),
];

/** Whether it is told to be done; the words name the doing themselves. */
const isDone = (sentence: Sentence, place: Place): boolean =>
  ['advises', 'names'].includes(actOn(sentence, place));

/** What the sentence says that nobody may be told; undefined where it says nothing of the kind. */
export function forbiddenSaying(sentence: Sentence, person: Patient): Violation | undefined {
  const { text, heading, asked } = sentence;
  const told = `${asked}\n${heading}\n${text}`;
  for (const { note, says, unless: denial, where, isWhole } of sayings) {
    const isDenied = note === texts.delay && person.redFlagOpen ? delayWarned : denial;
    if (where?.test(told) === false || isDenied?.test(text) === true) continue;
    const places = placesOf(text, says);
    if (isWhole !== true && places.some((place) => actOn(sentence, place) === 'forbids')) continue;
    const place = places.find((one) =>
      isWhole === true ? isSaid(sentence, one) : isDone(sentence, one),
    );
    if (place) return { note, ...place };
  }
  return oldClaim(sentence, person);
}

/** Most sentences say none of it: a search is cheaper than a list of places. */
const placesOf = (text: string, says: RegExp): Place[] =>
  text.search(says) === -1
    ? []
    : [...text.matchAll(says)].map(({ index, 0: words }) => ({
        start: index,
        end: index + words.length,
      }));

/** Claims that a sentence may tell of in order to warn of them. */
const warnedOf = new Set<string>([texts.cure, texts.sale, texts.contact, texts.identity]);

/** What nobody told can only be invented of somebody who is addressed. */
function oldClaim(sentence: Sentence, person: Patient): Violation | undefined {
  const { text, heading, cues } = sentence;
  const { redFlagOpen, hasTold } = person;
  const known = addressing.test(text) ? { redFlagOpen, hasTold } : { redFlagOpen };
  const note = forbiddenClaim(text, known, heading);
  if (note === undefined) return undefined;
  if (warnedOf.has(notes.get(note) ?? note) && warning.test(text)) return undefined;
  const isTold = cues.some(({ kind }) => kind === 'report' || kind === 'quote');
  if (isTold && untold.has(note)) return undefined;
  const change = placesOf(text, lessen)[0]?.start ?? 0;
  const isWarned = cues.some(
    ({ kind, start }) =>
      kind === 'defer' || kind === 'quote' || (kind === 'harm' && start > change),
  );
  if (note === herbTexts.changeCut && (isWarned || lessenDenied.test(text))) return undefined;
  return {
    note: notes.get(note) ?? note,
    ...saidIn(sentence, (words) => forbiddenClaim(words, known) !== undefined),
  };
}

/** The cell, quotation or clause that is found by itself, else the cell without which nothing is, else all. */
function saidIn(
  { text, isRow, quotes, clauses }: Sentence,
  isFound: (words: string) => boolean,
): Place {
  const whole = { start: 0, end: text.length };
  const words = ({ start, end }: Place): string => text.slice(start, end);
  if (!isRow) return [...quotes, ...clauses].find((one) => isFound(words(one))) ?? whole;
  const cells = cellsOf(text);
  return (
    cells.find((cell) => isFound(words(cell))) ??
    cells.find(({ start, end }) => !isFound(text.slice(0, start) + text.slice(end))) ??
    cells[0] ??
    whole
  );
}
