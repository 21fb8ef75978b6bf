// Decides which of the times in a message is that of the complaint. 三天不洗头, 喝了一个礼拜, 四月还穿棉裤
// and 后天早上吃点啥能顶一天 are times of something else, and an answer to another question states how
// long the complaint has lasted only where it mentions it.

import durationLists from '../compiled/lexicon/duration.json' with { type: 'json' };
import { asksOf } from '../dialogue/acts-of.ts';
import type { Turn } from '../findings/finding.ts';
import { readSymptoms } from '../findings/read-symptoms.ts';
import { isTimeOfOthers } from '../findings/time-of-others.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { complaints } from '../knowledge/complaints.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import {
  complaintQuestion,
  courseQuestion,
  durationQuestion,
  isBackground,
  isFactQuestion,
  isPersonQuestion,
} from './fixed-questions.ts';

const words = lexicon(durationLists);
const toldTime = words['duration.told'].regExp('');
/** 一天七八回, 一个月一片: how often or how much, not how long. */
const often = words['duration.how-often'].regExp('gu');
/** Times that are of a pregnancy, an age, or a baby. */
const ofAnother = words['duration.other'].regExp('gu');
const dates = words['duration.date'].regExp('gu');
/** What is said not to be the time: 不是两年，是三年. A time not reached (不到两年) is still about it. */
const denied = words['duration.denied'].regExp('gu');
const ofLife = words['duration.of-life'].regExp();
const ofWriter = words['duration.of-writer'].regExp();
const taken = words['duration.taken'].regExp();
const takenIn = words['duration.taken-in'].regExp();
const toCome = words['duration.to-come'].regExp();
const notDoing = words['duration.not-doing'].regExp();
const over = words['duration.over'].regExp();
const lately = words['duration.lately'].regExp();
const ofComplaint = words['duration.of-complaint'].regExp();
const bare = words['duration.bare'].regExp();
const untilNow = words['duration.until-now'].regExp();
const ofEvent = words['duration.of-event'].regExp();
const ofDoing = words['duration.of-doing'].regExp();
const joining = words['duration.joining'].regExp();
const onDay = words['duration.on-day'].regExp();
const bareNow = words['duration.bare-now'].regExp();
const thisTime = words['duration.this-time'].regExp();

const namesOfComplaints = complaints.flatMap(({ name, named = [], words: its }) => [
  name,
  ...named,
  ...its,
]);

const between = /[，。；！？,;!?\s]/u;
const onTime: ReadonlySet<string> = new Set([
  complaintQuestion.id,
  courseQuestion.id,
  durationQuestion.id,
]);

export type Told = {
  /** The complaint that stands: of several times its own counts. */
  complaint?: Complaint | undefined;
  /** The complaint is of somebody else than the writer. */
  isOther?: boolean;
  /** It answers the question since when, where 上周体检发现的 is a time of the complaint too. */
  isAnswer?: boolean;
};

/** Whether a time is of something that is taken, to come, not done, or the writer's. */
function isOfElse(clause: string, time: string, isOther: boolean): boolean {
  const at = clause.indexOf(time);
  const [before, behind] = [clause.slice(0, at), clause.slice(at + time.length)];
  return (
    ofLife.test(clause) ||
    (isOther && ofWriter.test(clause)) ||
    taken.test(before) ||
    takenIn.test(behind) ||
    toCome.test(before) ||
    notDoing.test(behind)
  );
}

const withoutCounts = (text: string): string =>
  text.replaceAll(ofAnother, '').replaceAll(often, '');
const stripped = (text: string): string => withoutCounts(text).replaceAll(dates, '');

/** The clauses of a text in which a time may be that of the complaint: none of what is over (现在不拉了). */
function goingOn(text: string): string[] {
  const clauses = text.split(between);
  return clauses.filter((_, at) => !over.test(clauses[at + 1] ?? ''));
}

type TimedClause = { clause: string; time: string };

/** The time in a text that is of the complaint, in the person's words. */
export const timeIn = (text: string, told: Told = {}): string | undefined =>
  ownTimeIn(text, told) ?? timedClauses(text, told)[0]?.time;

/**
 * Where a text tells several times: the one told with a sign or name of the complaint (脖子好几年，手指胀半年),
 * or of this time (胃病七八年，这次半个月).
 */
export function ownTimeIn(text: string, told: Told): string | undefined {
  const timed = timedClauses(text, told);
  const { complaint } = told;
  if (timed.length < 2 || complaint === undefined) return undefined;
  const own = timed.find(({ clause }) => isOn(clause, complaint));
  return (own ?? timed.find(({ clause }) => thisTime.test(clause)))?.time;
}

function timedClauses(text: string, { isOther = false, isAnswer = false }: Told): TimedClause[] {
  const clauses = goingOn(
    (isAnswer ? withoutCounts(text) : stripped(text)).replaceAll(denied, ''),
  ).flatMap((clause): TimedClause[] => {
    const time = toldTime.exec(clause)?.[0];
    return time === undefined || isOfElse(clause, time, isOther) ? [] : [{ clause, time }];
  });
  const certain = clauses.filter(({ clause, time }) => !isTimeOfOthers(clause, time, isOther));
  return certain.length > 0 || !isAnswer ? certain : clauses;
}

/** Whether a clause tells a sign that the complaint is known by, or names it. */
const isOn = (clause: string, { openedBy, name, named = [], words: its }: Complaint): boolean =>
  [name, ...named, ...its].some((one) => clause.includes(one)) ||
  readSymptoms(clause).some(
    ({ polarity, symptom }) => polarity === 'present' && openedBy.includes(symptom),
  );

/** An answer on the complaint as a whole; of any other message only the times that speak of it. */
export function tellingText(turns: readonly Turn[], at: number): string {
  const { role, content } = turns[at] ?? { role: 'assistant', content: '' };
  if (role !== 'user') return '';
  const asked = asksOf(turns[at - 1]);
  if (asked.some(({ question }) => onTime.has(question))) return content;
  const isUnasked = asked.length === 0;
  const isOnPerson = asked.some(({ question }) => isBackground(question));
  const isOnSigns =
    !isUnasked &&
    asked.every(({ question }) => !isFactQuestion(question) && !isPersonQuestion(question));
  // What makes a time one of something that is over stands in the clause behind it.
  return content
    .split(between)
    .map((clause) => {
      const isOfIt = isUnasked ? speaksUnasked(clause) : speaksOfIt(clause, isOnPerson, isOnSigns);
      return !toldTime.test(clause) || isOfIt ? clause : '';
    })
    .join('，');
}

/**
 * Unasked, most times are of what else is told (教了二十六年, 去年冬天摔了一跤, 宝宝的七个月): one of the complaint
 * is told with its beginning, with a sign or the name of a complaint, or by itself as one that goes on.
 */
function speaksUnasked(clause: string): boolean {
  if (ofComplaint.test(clause)) return true;
  if (ofEvent.test(clause)) return false;
  const found = toldTime.exec(clause);
  const time = found?.[0] ?? '';
  const rest = clause.replace(time, '');
  const before = clause.slice(0, found?.index).replace(joining, '');
  if (namesOfComplaints.some((name) => before.endsWith(name))) return true;
  if (
    readSymptoms(rest).some(({ polarity, time: when }) => polarity === 'present' && when === 'now')
  )
    return true;
  if (bare.test(rest)) return onDay.test(time) || bareNow.test(clause);
  return !onDay.test(time) && !ofDoing.test(clause) && untilNow.test(clause);
}

/** 痔疮三十年, in an answer on illnesses had, and 两三天 in one on the bowels are no times of the complaint. */
function speaksOfIt(clause: string, isOnPerson: boolean, isOnSigns: boolean): boolean {
  if (ofComplaint.test(clause)) return true;
  if (isOnPerson || lately.test(clause)) return false;
  // 二十年 by itself is the sign of a long course.
  const rest = clause.replace(toldTime, '');
  return (
    (!isOnSigns && bare.test(rest)) ||
    readSymptoms(rest).some(({ polarity }) => polarity === 'present') ||
    namesOfComplaints.some((name) => rest.includes(name))
  );
}

/** Whether a time that was read anywhere in a text may be that of something that lasts. */
export const mayLast = (text: string, time: string, isOther = false): boolean =>
  goingOn(stripped(text)).some(
    (clause) => clause.includes(time) && !isOfElse(clause, time, isOther),
  );

/** Whether a time read in a message is one of the complaint there. */
export const isOfComplaint = (
  turns: readonly Turn[],
  at: number,
  time: string,
  isOther = false,
): boolean => mayLast(tellingText(turns, at), time, isOther);
