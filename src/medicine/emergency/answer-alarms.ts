// What is answered to the alarms of the newest message, given those that were answered before: what
// is new has its page, the same is not said again word for word.

import { actsOf } from '../dialogue/acts-of.ts';
import { offerAct } from '../dialogue/danger-options.ts';
import type { Act } from '../dialogue/turn-acts.ts';
import { cutClauses } from '../findings/clauses.ts';
import type { Turn } from '../findings/finding.ts';
import { questionsIn } from '../findings/lean-on-question.ts';
import { normalise } from '../findings/normalise.ts';
import { crisisAgain } from '../interview/stay-after-crisis.ts';
import type { Hotline } from '../knowledge/hotlines.ts';
import { isOfMind } from '../triage/alarm.ts';
import type { Alarm } from '../triage/alarm.ts';
import { isUnclearYes } from '../triage/answered-lists.ts';
import { openBefore } from '../triage/open-alarms.ts';
import type { Triage } from '../triage/triage.ts';
import {
  crisisQuestion,
  triageAnswer,
  unclearAnswer,
  urgentReminder,
} from '../triage/triage-answer.ts';
import { isDespairOfAnother } from '../triage/whose-despair.ts';
import { followAlarm } from './follow-alarm.ts';

/** `offers`: the answers that are offered with it. */
type Answer = { text: string; offers: Act[] };

/** Characters that are added to what was recognised, so that whole clauses are quoted. */
const addedCharsMax = 12;

/** The answer to the alarms of the newest message; empty where it raises none. */
export function answerAlarms(
  turns: readonly Turn[],
  triaged: Triage,
  hotlines: readonly Hotline[],
): Answer {
  const last = turns.length - 1;
  const found = {
    ...triaged,
    alarms: triaged.alarms.map((alarm) => inWholeClauses(alarm, turns[alarm.span.turn])),
  };
  const newest = found.alarms.filter(({ span }) => span.turn === last);
  const [gravest] = newest;
  if (gravest === undefined) return { text: '', offers: [] };
  const [open, ...more] = openBefore(found, last);
  const [body] = newest.filter(({ level }) => !isOfMind(level));
  const isBodyAgain = open !== undefined && body !== undefined && !isFirstPage(open, body);
  const minds = newest.filter((alarm) => isMindAgain(alarm, turns, found));
  const paged = newest.filter(
    (alarm) => !minds.includes(alarm) && (isOfMind(alarm.level) || !isBodyAgain),
  );
  const ofBody = isBodyAgain ? again(turns, [open, ...more], body, hotlines) : undefined;
  const ofMind = [...new Set(minds.map(({ level }) => level))].map((level) =>
    crisisAgain(turns, found.alarms, level, hotlines),
  );
  const isOfAnother = isDespairOfAnother(turns, found.alarms);
  const asks = paged.some(({ level }) => level === 'crisis') ? crisisQuestion(isOfAnother) : '';
  const offer = gravest.level === 'crisis' && isOfAnother ? 'crisisOfOther' : gravest.level;
  return {
    text: [
      ofBody?.text ?? '',
      isUnclearYes(turns, last)
        ? unclearAnswer(hotlines)
        : triageAnswer({ alarms: paged }, hotlines, isOfAnother),
      ...ofMind,
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
    offers: ofBody?.offers ?? [offerAct(offer, questionsIn([asks, ...ofMind].join('\n')))],
  };
}

/** With the words that are quoted: whole clauses, for a piece of one reads like a mistake. */
function inWholeClauses(alarm: Alarm, turn: Turn | undefined): Alarm {
  const { start, end } = alarm.span;
  if (turn === undefined || end <= start) return alarm;
  const { clauseStart, clauseEnd } = cutClauses(normalise(turn.content));
  const [from = start, to = end] = [clauseStart[start], clauseEnd[end - 1]];
  if (start - from + to - end > addedCharsMax) return alarm;
  return { ...alarm, words: turn.content.slice(from, to).trim() };
}

/** An emergency after what was less than one has its page. */
const isFirstPage = (open: Alarm, body: Alarm): boolean =>
  body.level === 'emergency' && open.level !== 'emergency';

/** Whether despair or violence of an open alarm is told once more, after its page. */
function isMindAgain({ level, span }: Alarm, turns: readonly Turn[], { alarms }: Triage): boolean {
  if (!isOfMind(level)) return false;
  const first = alarms.filter((one) => one.level === level && one.span.turn < span.turn);
  const since = Math.min(...first.map((one) => one.span.turn));
  return turns
    .slice(Number.isFinite(since) ? since : turns.length)
    .some((turn) => actsOf(turn).some((act) => act.act === 'alarm' && act.level === level));
}

function again(
  turns: readonly Turn[],
  open: readonly [Alarm, ...Alarm[]],
  body: Alarm,
  hotlines: readonly Hotline[],
): Answer {
  if (body.level === 'emergency') {
    const { text, offer, asks } = followAlarm(turns, open, hotlines, body);
    return { text, offers: [offerAct(offer, asks)] };
  }
  const isSame = open.some(({ group }) => group === body.group);
  const text = isSame ? urgentReminder(body, hotlines) : triageAnswer({ alarms: [body] }, hotlines);
  return { text, offers: [offerAct('urgent')] };
}
