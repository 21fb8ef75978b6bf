import actLists from '../compiled/lexicon/act.json' with { type: 'json' };
import cueLists from '../compiled/lexicon/cue.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Place } from '../herb-safety/sentence-parts.ts';

const cueWords = lexicon(cueLists);

/** What some words of a sentence do; the first that fits a place counts. */
const kinds = [
  'quote',
  'own',
  'defer',
  'report',
  'propose',
  'not',
  'harm',
  'explain',
  'handling',
] as const;
type CueKind = (typeof kinds)[number];
export type Cue = Place & { kind: CueKind };

const cue = new RegExp(
  kinds.map((kind) => `(?<${kind}>${cueWords[`cue.${kind}`].source})`).join('|'),
  'giu',
);

/** The cues of a text, in their order. */
export const cuesIn = (text: string): Cue[] =>
  [...text.matchAll(cue)].flatMap(({ index, 0: words, groups = {} }) => {
    const kind = kinds.find((one) => groups[one] !== undefined);
    return kind === undefined ? [] : [{ kind, start: index, end: index + words.length }];
  });

const forbiddingHeading = cueWords['cue.forbidding-heading'].regExp();
const question = cueWords['cue.question'].regExp();
const proposingQuestion = cueWords['cue.proposing-question'].regExp();
/** Begins a clause that goes on with the one before it. */
export const continuing = new RegExp(`^\\s*${lexicon(actLists)['act.continuing'].source}`, 'u');
/** A mark that what follows is to be done, whatever stands above it. */
export const ticked = cueWords['cue.ticked'].regExp();
export const taker = cueWords['cue.taker'].regExp();
export const takes = cueWords['cue.takes'].regExp();
export const defining = cueWords['cue.definition'].regExp();
export const taking = cueWords['cue.taking-at-end'].regExp();
export const addressing = cueWords['cue.addressing'].regExp();
export const refuting = cueWords['cue.negated'].regExp();
export const ofAll = cueWords['cue.for-all'].regExp();

export const forbidsBelow = (heading: string): boolean => forbiddingHeading.test(heading);
const explainingHeading = cueWords['cue.explaining-heading'].regExp();
export const explainsBelow = (heading: string): boolean => explainingHeading.test(heading);

/** Whether a sentence only asks: 试试…，好吗？ proposes. */
export const onlyAsks = (text: string): boolean =>
  question.test(text) && !proposingQuestion.test(text);
