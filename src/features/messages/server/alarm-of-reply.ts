// What the page draws of an alarm, from what a reply did and never from its words (decision 100).
import type { Act } from '#medicine/dialogue/turn-acts.ts';
import { emergencyTexts } from '#medicine/emergency/texts.ts';
import { alarmScript } from '#medicine/knowledge/alarm-scripts.ts';
import { filled } from '#medicine/knowledge/fixed-texts.ts';
import { numbersIn, type Hotline } from '#medicine/knowledge/hotlines.ts';
import type { ReplyEvent } from '../contract.ts';
import type { ReplyAlarm } from '../reply-alarm.ts';

type Level = ReplyAlarm['level'];

/** The gravest first. */
const levels = ['emergency', 'crisis'] as const;

/** Whom to call, in this order. */
const linesOf: Readonly<Record<Level, readonly Hotline['id'][]>> = {
  emergency: ['emergency'],
  crisis: ['emergency', 'psychological', 'youth', 'beijing-crisis', 'hope24', 'police'],
};

/** The answers that are offered until a hospital is reached. */
const untilArrival = 'danger:arrived';

/** The emergency or despair that a reply answers or still follows; undefined of any other reply. */
export function alarmOf(
  acts: readonly Act[],
  hotlines: readonly Hotline[],
): ReplyAlarm | undefined {
  const raised = levels.filter((level) => alarmIn(acts, level) !== undefined);
  const followed = raised.length > 0 ? undefined : followedIn(acts);
  const [level = followed] = raised;
  if (level === undefined) return undefined;
  const ids = new Set([level, ...raised].flatMap((each) => linesOf[each]));
  const { tell } = alarmScript(alarmIn(acts, level)?.group ?? '') ?? emergencyTexts.any;
  const numbers = numbersIn(hotlines);
  return {
    isRaised: raised.length > 0,
    level,
    lines: [...ids].flatMap((id) =>
      hotlines.filter((line) => line.id === id).map(({ number, name }) => ({ number, name })),
    ),
    places: acts.flatMap((act) => (act.act === 'alarm' && act.place ? [act.place] : [])),
    tell: tell.map((line) => filled(line, numbers)),
  };
}

/** The same as an event; none of any other reply. */
export function alarmEvents(acts: readonly Act[], hotlines: readonly Hotline[]): ReplyEvent[] {
  const alarm = alarmOf(acts, hotlines);
  return alarm ? [{ alarm }] : [];
}

const alarmIn = (acts: readonly Act[], level: Level) =>
  acts.find((act) => act.act === 'alarm' && act.level === level) as
    | Extract<Act, { act: 'alarm' }>
    | undefined;

function followedIn(acts: readonly Act[]): Level | undefined {
  if (acts.some((act) => act.act === 'stay' && act.crisis === 'despair')) return 'crisis';
  const isOnTheWay = acts.some(
    (act) => act.act === 'offer' && act.options.some(({ id }) => id === untilArrival),
  );
  return isOnTheWay ? 'emergency' : undefined;
}
