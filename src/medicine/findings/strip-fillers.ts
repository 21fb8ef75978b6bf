import fillerJson from '../compiled/lexicon/filler.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const fillerWords = lexicon(fillerJson);

export type Stripped = {
  /** The text without fillers and inner negators. */
  text: string;
  /** For each unit of `text` (and one past the end) its place in the full text. */
  at: number[];
  /** Places in the full text where a negator was taken out. */
  negators: number[];
};

const fillers = fillerWords['filler.adverb'].words;
const negators = fillerWords['filler.denial'].words;
const deniable = fillerWords['filler.feeling'].words;

const longestFirst = [...fillers, ...negators].toSorted((a, b) => b.length - a.length);
const bare = `(?:${fillerWords['filler.no'].source}|${fillerWords['filler.very'].source})`;
const pieces = new RegExp(
  `${longestFirst.join('|')}|${fillerWords['filler.doubled'].source}|${bare}(?=[${deniable.join('')}])`,
  'gu',
);
const negatorSet = new Set([...negators, ...fillerWords['filler.no'].words]);

/** Takes adverbs and the like out of a normalised text: 肚子一直有点痛 → 肚子痛. */
export function stripFillers(text: string): Stripped {
  const stripped: Stripped = { text: '', at: [], negators: [] };
  let from = 0;
  const keep = (to: number): void => {
    for (let at = from; at < to; at += 1) stripped.at.push(at);
    stripped.text += text.slice(from, to);
  };
  for (const match of text.matchAll(pieces)) {
    keep(match.index);
    if (negatorSet.has(match[0])) stripped.negators.push(match.index);
    from = match.index + match[0].length;
  }
  keep(text.length);
  stripped.at.push(text.length);
  return stripped;
}
