import retractionJson from '../compiled/lexicon/retraction.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const retractionWords = lexicon(retractionJson);

export type Retraction = {
  /** What of this text ends before here is taken back. */
  start: number;
  /** Whether the words before it lie in an earlier message. */
  isAboutEarlier: boolean;
};

const slip = retractionWords['retraction.slip'].regExp();
/** 我说的是以前, 刚才说的晕倒是去年的事 */
const otherTime = retractionWords['retraction.other-time'].regExp();
const unmeant = retractionWords['retraction.unmeant'].regExp();
/** A retraction that stands this near the beginning is about the message before. */
const leadMax = 12;

/** Words that take back what stands before them in a normalised text, if there are any. */
export function retractionIn(text: string): Retraction | null {
  const found = [slip, otherTime, unmeant]
    .map((pattern) => pattern.exec(text))
    .filter((match) => match !== null);
  if (found.length === 0) return null;
  const start = Math.max(...found.map(({ index }) => index));
  return { start, isAboutEarlier: Math.min(...found.map(({ index }) => index)) <= leadMax };
}
