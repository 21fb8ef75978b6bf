import type { Span } from '../findings/finding.ts';
import type { ToldSentence } from './told-sentence.ts';

const negator = /没|无|未|不|否认/u;
/** Words that colour all that follows in their sentence: who, when, whether at all. */
const colouring =
  /妈|爸|母亲|父亲|爷爷|奶奶|外婆|外公|姥|公公|婆婆|老公|丈夫|老婆|妻子|媳妇|儿子|女儿|孩子|宝宝|哥|姐|弟|妹|同事|朋友|邻居|家里|家人|他|她|以前|之前|过去|从前|小时候|年轻|曾|去年|前年|上次|当年|那时|如果|要是|万一|担心|是不是|会不会|医生|大夫|说错|打错|不是|更正/u;
const own = /我|本人|现在|目前|今天|最近|这几天/u;
const turning =
  /^(?:但|不过|可是|只是|后来|现在|已经|早就|都好|好了|停|没再|就是|而是|偶尔)|停了|停药|没再|治好/u;
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
