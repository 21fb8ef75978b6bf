// 去年我爸心梗, 末次月经八个月前, 今早152/94: a time that is of something else than the complaint.

import timeJson from '../compiled/lexicon/time.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const timeWords = lexicon(timeJson);
const goingOn = timeWords['time.going-on'].regExp();
const daily = timeWords['time.daily'].regExp();
const hoursSlept = timeWords['time.hours-slept'].regExp();

const kin = timeWords['time.of-kin'].regExp();
const things = timeWords['time.of-thing'].regExp();
const measured = timeWords['time.of-taking'].regExp();
const lengths = timeWords['time.length'].regExp();
/** What is said of the complaint itself, or of how it began. */
const ofComplaint = timeWords['time.of-complaint'].regExp();

/**
 * Whether the time in a clause is of something else: somebody of the family, a medicine, a measured
 * value, a period, an event.
 * @param clause its words
 * @param time the words of the time in it
 * @param isOther whether the complaint is of somebody else, who may then be named with it
 */
export function isTimeOfOthers(clause: string, time: string, isOther = false): boolean {
  const rest = clause.replace(time, '');
  if (!isOther && kin.test(rest) && !goingOn.test(rest)) return true;
  if (ofComplaint.test(rest)) return daily.test(rest) || hoursSlept.test(clause);
  return things.test(rest) || (measured.test(rest) && lengths.test(time));
}
