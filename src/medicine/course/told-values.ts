// The numbers that a course is drawn from: hours slept, wakings, temperature, blood pressure, glucose.
import timeJson from '../compiled/lexicon/time.json' with { type: 'json' };
import valueJson from '../compiled/lexicon/told-value.json' with { type: 'json' };
import { readNumber } from '../findings/chinese-number.ts';
import { clauseSpan } from '../findings/clause-span.ts';
import { cutClauses } from '../findings/clauses.ts';
import { findFindings } from '../findings/find-findings.ts';
import { patientIn } from '../findings/current-findings.ts';
import type { Span, Turn } from '../findings/finding.ts';
import { measurementsIn } from '../findings/measurements.ts';
import { normalise } from '../findings/normalise.ts';
import { subjectNamed } from '../findings/subject-scope.ts';
import { timeOf } from '../findings/time-scope.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { readingOf } from '../reading/reading-of.ts';
import type { ValueKind } from './course.ts';
import { dayNamed } from './told-day.ts';

const words = lexicon(valueJson);
const measured = words['told-value.measured'].regExp();
const timeWords = lexicon(timeJson);
const past = timeWords['time.past'].regExp();
const supposed = timeWords['time.supposed'].regExp();
const bound = words['told-value.bound'].regExp();
const boundBehind = words['told-value.bound-behind'].regExp();

/** One value of the patient: hours, times a night, °C, mmHg, mmol/L. */
export type ToldValue = {
  kind: ValueKind;
  value: number;
  /** The upper end where two were told: 四五个小时. */
  upTo?: number;
  /** The lower pressure. */
  low?: number;
  /** The day that the words name, `2026-03-02`; else it is of the message's time. */
  day?: string;
  /** The clause that tells it. */
  span: Span;
};

type Place = { start: number; end: number };
type Hit = Pick<ToldValue, 'kind' | 'value' | 'upTo' | 'low'> & Place;

/** Above these nobody sleeps or wakes. */
const counted = [
  { kind: 'sleep-hours', pattern: words['told-value.sleep-hours'].regExp('gu'), max: 20 },
  { kind: 'wakings', pattern: words['told-value.wakings'].regExp('gu'), max: 30 },
] as const;
/** Characters around a number that make it a limit. */
const boundReach = 6;

/**
 * The values that the turns tell of the patient, in their order: none that is supposed, a limit or of
 * somebody else, and none of the past but of a day that is named. Pure.
 */
export function toldValues(turns: readonly (Turn & { at: Date })[]): ToldValue[] {
  const patient = patientIn(turns, findFindings(turns));
  return turns.flatMap((said, turn) => {
    if (said.role !== 'user') return [];
    const text = normalise(said.content);
    const clauses = cutClauses(text);
    return hitsIn(said, text).flatMap(({ start, end, ...hit }): ToldValue[] => {
      const clause = clauseSpan(turns, { turn, start, end });
      const day = dayNamed(text.slice(clause.start, clause.end), said.at);
      // The words before a number may belong to it: who and when is asked of its last character.
      const last = end - 1;
      const isOnce = past.test(text.slice(clauses.sentenceStart[start] ?? 0, last));
      const isOwn = (subjectNamed(text, clauses, last) ?? patient) === patient;
      // 要是再高怎么办，今早148/92: what was measured is certain, whatever is supposed beside it.
      const own = text.slice(clauses.clauseStart[start], end);
      const isCertain = measured.test(own) && !supposed.test(own);
      const isSupposed = !isCertain && timeOf(text, clauses, last, end) === 'hypothetical';
      const isDated = day !== undefined || !isOnce;
      if (!isOwn || isSupposed || !isDated || isBound(text, { start, end })) return [];
      return [{ ...hit, ...(day !== undefined && { day }), span: clause }];
    });
  });
}

const isBound = (text: string, { start, end }: Place): boolean =>
  bound.test(text.slice(Math.max(0, start - boundReach), end)) ||
  boundBehind.test(text.slice(end, end + boundReach));

function hitsIn(said: Turn, text: string): Hit[] {
  const hits = counted.flatMap(({ kind, pattern, max }) =>
    [...text.matchAll(pattern)].flatMap((match) => countedHit(kind, match, max)),
  );
  return [...hits, ...measuredHits(said, text)].toSorted((a, b) => a.start - b.start);
}

function countedHit(kind: ValueKind, match: RegExpExecArray, max: number): Hit[] {
  const { value: low = '', upper = '', beside = '', half } = match.groups ?? {};
  const first = readNumber(low);
  const second = readNumber(upper === '' ? beside : upper);
  if (first === null) return [];
  // 十二 is one number, 四五 are two.
  const isOne = beside !== '' && (second ?? 0) <= first;
  const value = (isOne ? (readNumber(low + beside) ?? first) : first) + (half ? 0.5 : 0);
  if (value > max) return [];
  const upTo = !isOne && second !== null && second > first && second <= max ? { upTo: second } : {};
  return [{ kind, value, ...upTo, start: match.index, end: match.index + match[0].length }];
}

function measuredHits(said: Turn, text: string): Hit[] {
  const measured = readingOf(said)?.measurements ?? measurementsIn(text);
  return measured.flatMap(({ kind, value, start, end }): Hit[] => {
    if (kind === 'temperature' || kind === 'glucose') return [{ kind, value, start, end }];
    if (kind !== 'systolic') return [];
    const low = measured.find((one) => one.kind === 'diastolic' && one.start >= start);
    return [{ kind: 'pressure', value, ...(low && { low: low.value }), start, end }];
  });
}
