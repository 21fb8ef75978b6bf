// What is answered to the alarms of the newest message, given those that were answered before: what
// is new has its page, the same is not said again word for word.

import type { Turn } from '../findings/finding.ts';
import type { Hotline } from '../knowledge/hotlines.ts';
import { isOfMind } from '../triage/alarm.ts';
import type { Alarm } from '../triage/alarm.ts';
import { openBefore } from '../triage/open-alarms.ts';
import { triageTexts } from '../triage/texts.ts';
import type { Triage } from '../triage/triage.ts';
import { triageAnswer, urgentReminder } from '../triage/triage-answer.ts';
import { followAlarm } from './follow-alarm.ts';

type Answer = { text: string; suggestions: readonly string[] };

/** The answer to the alarms of the newest message; empty where it raises none. */
export function answerAlarms(
  turns: readonly Turn[],
  found: Triage,
  hotlines: readonly Hotline[],
): Answer {
  const last = turns.length - 1;
  const newest = found.alarms.filter(({ span }) => span.turn === last);
  const [gravest] = newest;
  if (gravest === undefined) return { text: '', suggestions: [] };
  const [open, ...more] = openBefore(found, last);
  const [body] = newest.filter(({ level }) => !isOfMind(level));
  const suggestions = triageTexts.suggestions[gravest.level];
  if (open === undefined || body === undefined || isFirstPage(open, body))
    return { text: triageAnswer({ alarms: newest }, hotlines), suggestions };
  const ofMind = triageAnswer({ alarms: newest.filter(({ level }) => isOfMind(level)) }, hotlines);
  const ofBody = again(turns, [open, ...more], body, hotlines);
  return {
    text: [ofBody.text, ofMind].filter((text) => text !== '').join('\n\n'),
    suggestions: ofBody.suggestions,
  };
}

/** An emergency after what was less than one has its page. */
const isFirstPage = (open: Alarm, body: Alarm): boolean =>
  body.level === 'emergency' && open.level !== 'emergency';

function again(
  turns: readonly Turn[],
  open: readonly [Alarm, ...Alarm[]],
  body: Alarm,
  hotlines: readonly Hotline[],
): Answer {
  if (body.level === 'emergency') return followAlarm(turns, open, hotlines, body);
  const isSame = open.some(({ group }) => group === body.group);
  const text = isSame ? urgentReminder(body, hotlines) : triageAnswer({ alarms: [body] }, hotlines);
  return { text, suggestions: triageTexts.suggestions.urgent };
}
