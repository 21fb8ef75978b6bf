// When each symptom began, from the words: 三个星期 counts back from its message, 昨晚 names the day.
import durationLists from '../compiled/lexicon/duration.json' with { type: 'json' };
import valueJson from '../compiled/lexicon/told-value.json' with { type: 'json' };
import { clauseSpan, clausesTold } from '../findings/clause-span.ts';
import type { Finding, Span, Turn } from '../findings/finding.ts';
import { durationDays } from '../interview/duration-days.ts';
import { readInterview } from '../interview/interview-state.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { rootSymptom } from '../knowledge/symptom-course.ts';
import type { OnsetKind } from './course.ts';
import { daysBefore, dayNamed } from './told-day.ts';
import { toldSigns } from './told-signs.ts';

const durations = lexicon(durationLists);
/** 从小, 去年, 上个月: they name a time without its day. */
const lifelong = durations['duration.lifelong'].regExp();
const vague = [
  durations['duration.last-year'],
  durations['duration.year-before-last'],
  durations['duration.last-month'],
].map((list) => list.regExp());

const counted = durations['duration.told'].regExp();
const values = lexicon(valueJson);
const begun = values['told-value.begun'].regExp();
const ago = values['told-value.begun-ago'].regExp();

/** When a symptom began. `day` as `2026-03-02` in China; `span` is the clause that says so. */
export type Onset = {
  /** The general name of the symptom. */
  symptom: string;
  kind: OnsetKind;
  day: string;
  /** The person's words for it. */
  words: string;
  span: Span;
};

type TimedTurn = Turn & { at: Date };

/**
 * The beginnings told in one session's turns, in their order. Pure.
 * @param turns with the time of each, oldest first
 */
export function toldOnsets(turns: readonly TimedTurn[]): Onset[] {
  const state = readInterview(turns, {});
  const present = toldSigns(turns, state.complaint?.row);
  const own = present.flatMap((finding) => onsetOf(turns, finding));
  const chief = chiefOf(present, state.complaint?.row?.openedBy ?? []);
  const words = state.complaintDuration;
  if (chief === undefined || words === undefined) return own;
  const main = rootSymptom(chief.symptom);
  if (own.some(({ symptom }) => symptom === main)) return own;
  const said = clausesTold(turns).findLast(({ text }) => text.includes(words));
  const told = said && begunOn(words, turns[said.turn]?.at);
  if (said === undefined || told === undefined) return own;
  const { turn, start, end } = said;
  return [...own, { symptom: main, ...told, words, span: { turn, start, end } }];
}

/** The sign that the complaint is named by: the first told of those that open it. */
const chiefOf = (present: readonly Finding[], openers: readonly string[]): Finding | undefined =>
  present.find(({ symptom }) => openers.includes(symptom)) ?? present[0];

function onsetOf(turns: readonly TimedTurn[], { symptom, duration, span }: Finding): Onset[] {
  const clause = clauseSpan(turns, span);
  const turn = turns[span.turn];
  if (turn === undefined) return [];
  const text = turn.content.slice(clause.start, clause.end);
  const day = begun.test(text) ? dayNamed(text, turn.at) : undefined;
  const lasting = duration ?? lifelong.exec(text)?.[0];
  const words = lasting ?? begunAgo(text);
  const told = day === undefined ? begunOn(words, turn.at) : { kind: 'day' as const, day };
  return told === undefined
    ? []
    : [{ symptom: rootSymptom(symptom), ...told, words: words ?? text, span: clause }];
}

/** 半个月前开始睡不好: the time is of what begins in the clause, whatever else is told of later. */
function begunAgo(text: string): string | undefined {
  const time = counted.exec(text);
  if (time === null) return undefined;
  const behind = text.slice(time.index + time[0].length);
  return ago.exec(behind)?.index === 0 ? time[0] : undefined;
}

/** When what has lasted as long as the words say began. */
function begunOn(words = '', at = new Date(0)): Pick<Onset, 'kind' | 'day'> | undefined {
  const named = dayNamed(words, at);
  if (named !== undefined) return { kind: 'day', day: named };
  const days = durationDays(words);
  if (days === undefined) return undefined;
  const kind = [lifelong, ...vague].some((pattern) => pattern.test(words)) ? 'vague' : 'about';
  return { kind, day: daysBefore(at, days) };
}
