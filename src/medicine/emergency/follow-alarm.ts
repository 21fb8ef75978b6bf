// While an alarm of the body is open the conversation follows that situation: what to do until help
// comes, on the way and on arrival, and what people ask then, from the script of the danger.

import { shortened } from '#platform/contract/chars.ts';
import type { DangerOffer } from '../dialogue/danger-options.ts';
import type { Turn } from '../findings/finding.ts';
import { alarmQuestions } from '../knowledge/alarm-script-row.ts';
import type { AlarmQuestion, AlarmScript } from '../knowledge/alarm-script-row.ts';
import { alarmAnswer, alarmScript } from '../knowledge/alarm-scripts.ts';
import { filled } from '../knowledge/fixed-texts.ts';
import type { Hotline } from '../knowledge/hotlines.ts';
import { numbersIn } from '../knowledge/hotlines.ts';
import type { Alarm } from '../triage/alarm.ts';
import { stepIn } from '../triage/told-steps.ts';
import type { Step } from '../triage/told-steps.ts';
import { readInAlarm } from './asked-in-alarm.ts';
import type { InAlarm } from './asked-in-alarm.ts';
import { emergencyTexts as texts } from './texts.ts';

/** So many things asked at once are answered. */
const answersMax = 3;
const wordsCharsMax = 30;

export type FollowedAlarm = {
  text: string;
  /** The answers that are offered with it. */
  offer: DangerOffer;
  /** What it asks. */
  asks: string;
  /** Whether nothing in the message belongs to the alarm. */
  isAside: boolean;
  /** Whether it is time to hand over what was told. */
  isForDoctor: boolean;
};

/** What is being followed: the open alarms, and how far the person has got. */
type Situation = {
  alarm: Alarm;
  script: Pick<AlarmScript, 'waiting' | 'avoid' | 'way' | 'tell'>;
  step: Step | undefined;
  /** What the newest message tells of it. */
  newStep: Step | undefined;
  asked: readonly InAlarm[];
  /** Messages since the alarm in which nothing was read. */
  unread: number;
};

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const listed = (lead: string, lines: readonly string[]): string => `${lead}\n\n${bullets(lines)}`;

/**
 * The reply to the newest message.
 * @param open the open alarms of the body that were answered before, the gravest first
 * @param again an alarm that the newest message raises besides
 */
export function followAlarm(
  turns: readonly Turn[],
  open: readonly [Alarm, ...Alarm[]],
  lines: readonly Hotline[],
  again?: Alarm,
): FollowedAlarm {
  const followed = leading(open);
  const situation = situationOf(turns, followed);
  const { asked, step, newStep } = situation;
  const parts = [
    ...(again === undefined ? [] : onAgain(again, open)),
    ...(newStep === undefined ? [] : onStep(newStep, situation)),
    ...asked.slice(0, answersMax).flatMap((one) => onAsked(one, situation, followed)),
  ];
  const isAside = parts.length === 0;
  const said = [...new Set(isAside ? onTold(situation) : parts)];
  const says = (text: string): string => filled(text, numbersIn(lines));
  return {
    text: says(said.join('\n\n')),
    offer: situation.alarm.level === 'urgent' ? 'urgent' : (step ?? 'emergency'),
    asks: said.includes(texts.ask) ? says(texts.ask) : '',
    isAside,
    isForDoctor: newStep === 'arrived' || newStep === 'way' || asked.includes('tell'),
  };
}

/** What another writer needs to follow an open alarm, from its script. */
export type AlarmBriefing = Pick<Situation, 'alarm' | 'step'> & {
  waiting: string;
  avoid: string;
  tell: string;
  /** To what the newest message asks. */
  answers: readonly string[];
};

/** The gravest open alarm of the body in a few lines; undefined where none is open. */
export function alarmBriefing(
  turns: readonly Turn[],
  [first, ...more]: readonly Alarm[],
  lines: readonly Hotline[],
): AlarmBriefing | undefined {
  if (first === undefined) return undefined;
  const open = leading([first, ...more]);
  const { alarm, script, step, asked } = situationOf(turns, open);
  const says = (text: string): string => filled(text, numbersIn(lines));
  return {
    alarm,
    step,
    waiting: says(script.waiting.join('')),
    avoid: says(script.avoid.join('')),
    tell: says(script.tell.join('；')),
    answers: asked
      .filter(isQuestion)
      .slice(0, answersMax)
      .map((one) => says(answerFrom(open, one))),
  };
}

const isQuestion = (asked: InAlarm): asked is Exclude<AlarmQuestion, 'arrived'> =>
  alarmQuestions.some((question) => question === asked);

/** The alarms with the one first whose script is followed: of the gravest, a cause before its sign. */
function leading(open: readonly [Alarm, ...Alarm[]]): readonly [Alarm, ...Alarm[]] {
  const cause = open.find(
    ({ level, group }) => level === open[0].level && alarmScript(group)?.givesWay !== true,
  );
  return cause === undefined ? open : [cause, ...open.filter((alarm) => alarm !== cause)];
}

function situationOf(turns: readonly Turn[], [alarm]: readonly [Alarm, ...Alarm[]]): Situation {
  const said = turns.filter(({ role }, turn) => role === 'user' && turn > alarm.span.turn);
  let before: Step | undefined;
  let unread = 0;
  for (const one of said.slice(0, -1)) {
    const step = stepIn(one, before);
    if (step === undefined && readInAlarm(one).length === 0) unread += 1;
    before = step ?? before;
  }
  const newest = said.at(-1) ?? { role: 'user', content: '' };
  const newStep = stepIn(newest, before);
  return {
    alarm,
    script: alarmScript(alarm.group) ?? texts.any,
    step: newStep ?? before,
    newStep,
    asked: readInAlarm(newest),
    unread,
  };
}

/** What was said, short enough to be quoted. */
export const emergencyWords = (words: string): string => shortened(words.trim(), wordsCharsMax);
const wordsOf = ({ words }: Alarm): string => emergencyWords(words);

/** A danger beside the one that was answered: its own first aid, not the same page once more. */
function onAgain(again: Alarm, open: readonly Alarm[]): string[] {
  const isNew = open.every(({ group }) => group !== again.group);
  const script = isNew ? alarmScript(again.group) : undefined;
  return [
    texts.again(wordsOf(again)),
    ...(script === undefined
      ? []
      : [listed(texts.now, script.waiting), listed(texts.avoid, script.avoid)]),
  ];
}

function onStep(step: Step, { alarm, script, asked }: Situation): string[] {
  const tell = listed(texts.tell, script.tell);
  if (step === 'arrived')
    return [listed(alarmAnswer('arrived', alarm.group, alarm.level), script.tell)];
  if (alarm.level === 'urgent') return [texts.urgentWay, bullets(script.way), tell];
  if (step === 'way') return [listed(texts.way, script.way), tell];
  const avoid = asked.includes('remedy') ? [] : [listed(texts.avoid, script.avoid)];
  return [listed(texts.called, script.waiting), ...avoid];
}

function onAsked(
  asked: InAlarm,
  situation: Situation,
  open: readonly [Alarm, ...Alarm[]],
): string[] {
  const { alarm, script, step, newStep } = situation;
  if (isQuestion(asked)) return [answerFrom(open, asked)];
  switch (asked) {
    case 'now':
      if (step === 'way') return newStep === 'way' ? [] : [listed(texts.way, script.way)];
      // The step was answered with the same.
      return newStep === undefined
        ? [listed(texts.now, script.waiting), listed(texts.avoid, script.avoid)]
        : [];
    case 'remedy':
      return [listed(texts.avoid, script.avoid)];
    case 'tell':
      return newStep === 'arrived' || newStep === 'way' ? [] : [listed(texts.tell, script.tell)];
    case 'department':
      return alarm.level === 'urgent' ? [] : [answerFrom(open, 'cost')];
    case 'grave':
      return alarm.level === 'urgent' ? [] : [texts.grave];
    case 'refuses':
      return [
        alarm.level === 'urgent' ? texts.urgeUrgent(wordsOf(alarm)) : texts.urge(wordsOf(alarm)),
      ];
    case 'thanks':
      if (newStep !== undefined || alarm.level === 'urgent') return [];
      return step === undefined ? [texts.thanks, texts.ask] : [texts.thanks];
  }
}

/** The answer of the danger that is followed; a lesser one beside it may allow what that forbids. */
function answerFrom([followed]: readonly [Alarm, ...Alarm[]], question: AlarmQuestion): string {
  return alarmAnswer(question, followed.group, followed.level);
}

/** What is said to words that only tell more: each time something else that helps. */
function onTold({ alarm, script, step, unread }: Situation): string[] {
  if (step === 'arrived') return [texts.notedSeen];
  if (unread === 0) return step === undefined ? [texts.noted, texts.ask] : [texts.noted];
  const otherwise = step === undefined ? [texts.otherwise(wordsOf(alarm))] : [];
  if (unread === 1) return [texts.noted, listed(texts.tell, script.tell), ...otherwise];
  return [texts.noted, ...otherwise];
}
