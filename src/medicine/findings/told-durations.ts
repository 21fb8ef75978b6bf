// How long, and of what: 睡不好，头痛两个星期了 tells how long the head aches, not how long sleep is bad.

import lastingJson from '../compiled/lexicon/lasting.json' with { type: 'json' };
import timeJson from '../compiled/lexicon/time.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Clauses } from './clauses.ts';
import { isTimeOfOthers } from './time-of-others.ts';

const lastingWords = lexicon(lastingJson);
const timeWords = lexicon(timeJson);

type Place = { start: number; end: number };

const [count, unit] = [timeWords['time.count'].source, timeWords['time.unit'].source];
const [notBehind, notBefore] = [
  lastingWords['lasting.not-after'].source,
  lastingWords['lasting.not-before'].source,
];
const duration = new RegExp(
  `(?<!${notBehind})${lastingWords['lasting.before'].source}?${count}${timeWords['time.about'].source}?${unit}` +
    `${lastingWords['lasting.more'].source}?(?!${notBefore})|${lastingWords['lasting.fixed'].source}`,
  'gu',
);
/** What may stand between the symptoms of a list. */
const joining = new RegExp(`^[、\\s${lastingWords['lasting.joining'].words.join('')}]{0,4}$`, 'u');
/** Characters between a time and the symptom it is said of, at most. */
const reachMax = 60;

/** The hits next to a time, given nearest first, that stand in one list with the nearest. */
function listed(text: string, nearestFirst: readonly number[], hits: readonly Place[]): number[] {
  const list: number[] = [];
  let [start, end] = [Infinity, -Infinity];
  for (const index of nearestFirst) {
    const hit = hits[index];
    if (!hit) continue;
    const gap = hit.end <= start ? text.slice(hit.end, start) : text.slice(end, hit.start);
    if (list.length > 0 && !joining.test(gap)) continue;
    [start, end] = [Math.min(start, hit.start), Math.max(end, hit.end)];
    list.push(index);
  }
  return list;
}

/** The hits that stand in the clause of each time, by the clause's start. */
function byClause(places: readonly Place[], clauses: Clauses): Map<number, number[]> {
  return Map.groupBy(places.keys(), (at) => clauses.clauseStart[places[at]?.start ?? 0] ?? 0);
}

/**
 * For each hit how long it lasts, where that is told: a time stands with the nearest hit before it
 * in its clause, else with the one behind it, and with those that are listed with that one (头痛、咳嗽三天).
 * A time in a clause of its own is of all hits of its sentence that have none.
 * @param hits places in the normalised text, by their start
 */
export function toldDurations(
  text: string,
  clauses: Clauses,
  hits: readonly Place[],
): (Place | undefined)[] {
  const own = Array.from<Place | undefined>({ length: hits.length });
  const bare = new Map<number, Place>();
  const times = Array.from(text.matchAll(duration), ({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  if (times.length === 0) return own;
  const hitsOf = byClause(hits, clauses);
  for (const [clause, inClause] of byClause(times, clauses)) {
    const around = hitsOf.get(clause);
    if (around === undefined) {
      const time = times[inClause[0] ?? 0];
      const rest = text.slice(clause, clauses.clauseEnd[clause]);
      const sentence = clauses.sentenceStart[clause] ?? 0;
      if (!time || bare.has(sentence)) continue;
      if (!isTimeOfOthers(rest, text.slice(time.start, time.end))) bare.set(sentence, time);
      continue;
    }
    // The hits before the first time, between the first and the second, and so on.
    const gaps = inClause.map((): number[] => []).concat([[]]);
    let gap = 0;
    for (const index of around) {
      while ((times[inClause[gap] ?? -1]?.start ?? Infinity) <= (hits[index]?.start ?? 0)) gap += 1;
      gaps[gap]?.push(index);
    }
    for (const [at, index] of inClause.entries()) {
      const before = gaps[at] ?? [];
      const nearest = before.length > 0 ? before.toReversed() : (gaps[at + 1] ?? []);
      for (const hit of listed(text, nearest, hits)) own[hit] ??= times[index];
    }
  }
  return hits.map(
    (hit, at) => own[at] ?? near(bare.get(clauses.sentenceStart[hit.start] ?? 0), hit),
  );
}

const near = (time: Place | undefined, hit: Place): Place | undefined =>
  time && time.start - hit.end <= reachMax && hit.start - time.end <= reachMax ? time : undefined;
