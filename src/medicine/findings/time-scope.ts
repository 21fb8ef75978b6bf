import timeJson from '../compiled/lexicon/time.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Clauses } from './clauses.ts';
import type { FindingTime } from './finding.ts';
import { subjectNamed } from './subject-scope.ts';

const timeWords = lexicon(timeJson);
const whether = timeWords['time.whether'].regExp();
const once = timeWords['time.once'].regExp();
const notOver = timeWords['time.not-over'].regExp();

const pastWords = timeWords['time.past'].regExp('gu');
const weakPastWords = timeWords['time.past-days'].regExp('gu');
const longAgo = timeWords['time.long-ago'].source;
const longAgoBefore = new RegExp(`${longAgo}[^，。！？]{0,10}$`, 'u');
/** …是前年的事, …那是五年前了 */
const toldAsPast = timeWords['time.told-as-past'].regExp();
const passedAway = timeWords['time.passed-away'].regExp();
const curiousAfter = timeWords['time.of-story'].regExp();
const nowWords = timeWords['time.now'].regExp('gu');
const resolvedAfter = new RegExp(
  `${timeWords['time.already'].source}*${timeWords['time.over'].source}`,
  'u',
);
const brokenOffBy = timeWords['time.broken-off'].regExp();
const questionEnd = timeWords['time.question-end'].regExp();
const goesOnAfter = new RegExp(
  `^[^，。]{0,8}(?:${timeWords['time.until-now'].source}|${timeWords['time.anew'].source})`,
  'u',
);
const untilNowAfter = new RegExp(`^[^，。]{0,8}${timeWords['time.until-now'].source}`, 'u');
const experienced = timeWords['time.experienced'].regExp();
const experiencedBefore = timeWords['time.experienced-before'].regExp();
const supposing = timeWords['time.supposed'].regExp();
/** What makes even a wish or a fear of harm somebody's story. */
const storied = timeWords['time.storied'].regExp();
const askingAfter = timeWords['time.explained'].regExp();
const preventing = timeWords['time.prevented'].regExp();
const habitual = timeWords['time.habitual'].regExp();

/** 对黄芪过敏，吃了起疹子: what happens whenever it is taken. */
const allergic = timeWords['time.allergic'].regExp();
const lately = timeWords['time.lately'].regExp();

function lastIndex(pattern: RegExp, text: string): number {
  let last = -1;
  for (const match of text.matchAll(pattern)) last = match.index;
  return last;
}

/**
 * When a statement at `start` to `end` holds: now, once and over, or only supposed. Reads its own
 * sentence, at most `windowMax` characters each way. With `isWished`, 如果 and 会不会 suppose nothing.
 */
export function timeOf(
  text: string,
  clauses: Clauses,
  start: number,
  end: number,
  isWished = false,
): FindingTime {
  const from = Math.max(clauses.sentenceStart[start] ?? 0, start - windowMax);
  const to = Math.min(clauses.sentenceEnd[end] ?? text.length, end + windowMax);
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  const clauseBefore = text.slice(Math.max(clauses.clauseStart[start] ?? 0, from), start);
  const isQuestion =
    text.charAt(clauses.sentenceEnd[end] ?? text.length) === '？' ||
    questionEnd.test(text.slice(end, to));
  const supposed = isWished ? storied : supposing;
  if (supposed.test(before) && !(habitual.test(before) && !isQuestion)) {
    const brokenOff = brokenOffBy.test(before.slice(before.search(supposed)));
    if (!brokenOff) return 'hypothetical';
  }
  if (askingAfter.test(after) || preventing.test(after) || curiousAfter.test(after))
    return 'hypothetical';
  if (toldAsPast.test(after)) return 'past';
  if (passedAway.test(after) && subjectNamed(text, clauses, start) === 'other') return 'past';
  if (isQuestion && !isWished && whether.test(clauseBefore)) return 'hypothetical';
  const goesOn = goesOnAfter.test(after);
  if (
    longAgoBefore.test(clauseBefore) &&
    lastIndex(nowWords, clauseBefore) < clauseBefore.search(longAgoBefore) &&
    !goesOn
  )
    return 'past';
  if (allergic.test(before) && !lately.test(before)) return 'hypothetical';
  const past = lastIndex(pastWords, before);
  const now = lastIndex(nowWords, before);
  const weak = lastIndex(weakPastWords, before);
  const isExperienced = once.test(text.slice(start, end));
  const isOver =
    isExperienced ||
    (resolvedAfter.test(after) && !notOver.test(after)) ||
    experienced.test(after) ||
    experiencedBefore.test(before);
  if (past > now && !untilNowAfter.test(after)) return 'past';
  if (
    isOver &&
    (weak >= 0 || past >= 0 || resolvedAfter.test(after)) &&
    now <= Math.max(weak, past, -1)
  )
    return 'past';
  if (isOver && now < 0) return 'past';
  return 'now';
}

const windowMax = 80;
const checked = timeWords['time.checked'].regExp();
const anyPast = new RegExp(`${longAgo}|${pastWords.source}`, 'u');

/**
 * Whether what is over was over only lately (左手麻了十分钟，好了), so that it may come back: the
 * sentence names no time long past and no examination that found nothing.
 */
export function isLatelyOver(text: string, clauses: Clauses, start: number, end: number): boolean {
  const from = Math.max(clauses.sentenceStart[start] ?? 0, start - windowMax);
  const to = Math.min(clauses.sentenceEnd[end] ?? text.length, end + windowMax);
  const sentence = text.slice(from, to);
  return !anyPast.test(sentence) && !checked.test(sentence);
}
