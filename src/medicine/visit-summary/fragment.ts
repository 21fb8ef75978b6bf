import type { Span } from '../findings/finding.ts';
import type { ToldSentence } from './told-sentence.ts';
import visitLists from '../compiled/lexicon/visit.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const visitWords = lexicon(visitLists);

const negator = visitWords['visit.negator'].regExp();
/** Words that colour all that follows in their sentence: who, when, whether at all. */
const colouring = visitWords['visit.scope'].regExp();
const own = visitWords['visit.own'].regExp();
const turning = visitWords['visit.turn'].regExp();
const shortMax = 8;
const listMax = 5;

type Stretch = { start: number; end: number };

/**
 * The clauses of a sentence around a place, widened until they mean by themselves what they mean
 * there: a list keeps its 没有, a turn its 但是, a relative or a time before stays with what is told
 * of it. Offsets are those of the message.
 */
export function fragmentAround(sentence: ToldSentence, place: Span): Span {
  const clauses = clausesOf(sentence.text);
  const from = Math.max(0, place.start - sentence.start);
  const to = Math.min(sentence.text.length, place.end - sentence.start);
  const touched = clauses.filter(({ start, end }) => start < to && end > from);
  let first = clauses.indexOf(touched[0] ?? { start: 0, end: 0 });
  let last = clauses.indexOf(touched.at(-1) ?? { start: 0, end: 0 });
  if (first < 0) [first, last] = [0, clauses.length - 1];
  first = withNegator(sentence.text, clauses, first, last);
  const head = sentence.text.slice(0, clauses[first]?.start ?? 0);
  const here = sentence.text.slice(clauses[first]?.start ?? 0, clauses[last]?.end);
  if (colouring.test(head) && !own.test(here)) first = 0;
  const next = clauses[last + 1];
  if (next && turning.test(sentence.text.slice(next.start, next.end))) last += 1;
  const start = sentence.start + (clauses[first]?.start ?? 0);
  const end = sentence.start + (clauses[last]?.end ?? sentence.text.length);
  return { turn: sentence.turn, start, end };
}

function clausesOf(text: string): Stretch[] {
  return [...text.matchAll(/[^，,；;。！!？?\s]+(?:\s+[^，,；;。！!？?\s]+)*/gu)].map(
    ({ 0: clause, index }) => ({ start: index, end: index + clause.length }),
  );
}

/** 没有头晕，恶心，呕吐: the last two are denied by the first. */
function withNegator(
  text: string,
  clauses: readonly Stretch[],
  first: number,
  last: number,
): number {
  const slice = (at: number): string => text.slice(clauses[at]?.start, clauses[at]?.end);
  const here = text.slice(clauses[first]?.start, clauses[last]?.end);
  if (negator.test(here) || here.length > shortMax) return first;
  for (let at = first - 1; at >= Math.max(0, first - listMax); at -= 1) {
    if (negator.test(slice(at))) return at;
    if (slice(at).length > shortMax) return first;
  }
  return first;
}
