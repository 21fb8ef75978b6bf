import negationJson from '../compiled/lexicon/negation.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Clauses } from './clauses.ts';

const negationWords = lexicon(negationJson);

export type Stretch = { start: number; end: number };

/** Cover a whole list after them: 无头晕头痛. */
const listNegators = new Set(negationWords['negation.of-list'].words);
/** Cover the next word only: 不咳嗽. */
const wordNegators = new Set(negationWords['negation.of-word'].words);
const softeners = new Set(negationWords['negation.softener'].words);
const joiners = new Set([...negationWords['negation.joiner'].words, ...'、/・·+']);
/** 有没有 and the like ask; they deny nothing. */
const askers = new Set(negationWords['negation.asker'].words);
/** Those that only a questioner says; 是不是 may be a wish's own. */
const surveys = new Set(negationWords['negation.survey'].words);
const wordMax = 4;
/** Where something is felt, and when: 没有肢体无力 denies as 没有无力 does. */
const placed = negationWords['negation.placed'].regExp();
const placedMax = 12;

function wordBefore(text: string, at: number, from: number, set: Set<string>): number {
  for (let length = Math.min(wordMax, at - from); length > 0; length -= 1) {
    if (set.has(text.slice(at - length, at))) return length;
  }
  return 0;
}

const listItem = negationWords['negation.list-item'].regExp();
const deniedAfter = negationWords['negation.after'].regExp();
const afterMax = 16;

/** Whether the words right before `start` leave a statement open (有没有, 是不是). */
export function isAsked(text: string, clauses: Clauses, start: number, isWished = false): boolean {
  const from = clauses.clauseStart[start] ?? 0;
  const soft = wordBefore(text, start, from, softeners);
  return wordBefore(text, start - soft, from, isWished ? surveys : askers) > 0;
}

/**
 * Which of the stretches (sorted by start, not overlapping) are denied by words around them.
 * Negation runs over a list up to the end of its clause and is broken by any other word; two
 * negators cancel (不是没有). One pass: a list inherits what its previous item found.
 */
export function deniedStretches(
  text: string,
  clauses: Clauses,
  stretches: readonly Stretch[],
): boolean[] {
  const endsAt = new Map<number, number>();
  const listState: boolean[] = [];
  const denied = stretches.map((stretch, index) => {
    endsAt.set(stretch.end, index);
    const from = clauses.clauseStart[stretch.start] ?? 0;
    let at = stretch.start;
    let joined = false;
    let isDenied = false;
    let coversList = false;
    let isPlaced = false;
    while (at > from) {
      const previous = endsAt.get(at);
      if (previous !== undefined && previous !== index && isDenied) break;
      if (
        previous !== undefined &&
        previous !== index &&
        (stretches[previous]?.start ?? 0) >= from
      ) {
        // 没有胸口疼胳膊麻 may begin anew.
        if (listState[previous] === true && !isPlaced) [isDenied, coversList] = [!isDenied, true];
        break;
      }
      if (wordBefore(text, at, from, askers) > 0) break;
      const list = wordBefore(text, at, from, listNegators);
      const single = wordBefore(text, at, from, wordNegators);
      if (list > 0 || (single > 0 && !joined && !isPlaced)) {
        if (list >= single) coversList = true;
        isDenied = !isDenied;
        at -= Math.max(list, single);
        continue;
      }
      const soft = wordBefore(text, at, from, softeners);
      const join = wordBefore(text, at, from, joiners);
      const place: number =
        soft === 0 && join === 0 && !isPlaced
          ? (placed.exec(text.slice(Math.max(from, at - placedMax), at))?.[0].length ?? 0)
          : 0;
      isPlaced ||= place > 0;
      if (soft === 0 && join === 0 && place === 0) break;
      if (join > 0) {
        joined = true;
        if (!isDenied && listItem.test(text.slice(Math.max(from, at - join - 12), at - join))) {
          [isDenied, coversList] = [true, true];
          break;
        }
      }
      at -= Math.max(soft, join, place);
    }
    listState[index] = isDenied && coversList;
    const after = text.slice(stretch.end, stretch.end + afterMax);
    return isDenied !== deniedAfter.test(after);
  });
  return withinDenied(stretches, denied);
}

/** What lies inside a longer denied phrase is denied with it: 烧 in 没发烧. */
function withinDenied(stretches: readonly Stretch[], denied: readonly boolean[]): boolean[] {
  let start = -1;
  let end = -1;
  return stretches.map((stretch, index) => {
    const isInside = stretch.start > start && stretch.end <= end;
    if (denied[index] === true && stretch.end > end) ({ start, end } = stretch);
    return denied[index] === true || isInside;
  });
}
