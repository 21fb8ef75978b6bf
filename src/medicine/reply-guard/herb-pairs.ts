import { incompatiblePairs } from '../herb-safety/incompatible-pairs.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { herbNamed, herbsOf, recogniseHerbs } from '../herb-safety/recognise-herbs.ts';
import type { Herb } from '../knowledge/herbs.ts';
import remedyLists from '../compiled/lexicon/remedy.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { actOn } from './act.ts';
import type { Violation } from './violation.ts';
import type { Sentence } from './sentence.ts';
import { guardTexts as texts } from './texts.ts';

const alternative = lexicon(remedyLists)['remedy.alternative'].regExp();

/** Herbs recommended together that must not meet; what stands behind 或 is another choice. */
export function clashingHerbs(
  sentence: Sentence,
  { ownHerbs = [] }: Patient,
): Violation | undefined {
  const known = [...sentence.beside, ...ownHerbs].flatMap((name) =>
    recogniseHerbs(name).flatMap(herbsOf),
  );
  let together: Herb[] = known;
  let end = 0;
  for (const mention of recogniseHerbs(sentence.text)) {
    if (alternative.test(sentence.text.slice(end, mention.start))) together = [];
    end = mention.end;
    if (!isTaken(sentence, mention)) continue;
    together = [...together, ...herbsOf(mention)];
    const pair = incompatiblePairs(together)[0];
    if (pair) return { note: texts.clash(pair.rule, pair.one, pair.other), ...place(mention) };
  }
  return undefined;
}

/** The single herbs that a sentence recommends. */
export const herbsAdvised = (sentence: Sentence): Herb[] =>
  recogniseHerbs(sentence.text)
    .filter((mention) => mention.kind === 'herb' && isTaken(sentence, mention))
    .flatMap(({ name }) => herbNamed(name) ?? []);

const place = ({ start, end }: { start: number; end: number }) => ({ start, end });
const isTaken = (sentence: Sentence, mention: { start: number; end: number }): boolean =>
  actOn(sentence, mention) === 'advises';
