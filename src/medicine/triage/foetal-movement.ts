// The movements of a child that is carried. Before the weeks in which they are felt, that there are none
// is no sign of danger, and as many as ever or more of them never is; once they are counted, fewer of
// them are one, in whatever words.

import dangerJson from '../compiled/lexicon/danger.json' with { type: 'json' };
import movementJson from '../compiled/lexicon/movement.json' with { type: 'json' };
import { normalise } from '../findings/normalise.ts';
import type { Turn } from '../findings/finding.ts';
import { clausePlaces } from '../findings/told-subject.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { Alarm } from './alarm.ts';
import { isBeforeMovement, weeksTold } from './number-signs.ts';
import { signsOf } from './read-signs.ts';
import { ruledAlone } from './ruled-alarms.ts';
import { isTakenBack } from './taken-back.ts';

const movementSigns = lexicon(dangerJson)['danger.of-movement'].words;
const words = lexicon(movementJson);
const ofChild = words['movement.of-child'].regExp();
const usual = words['movement.usual'].regExp();
const fewer = words['movement.fewer'].regExp();
const count = words['movement.count'].regExp();
const counted = words['movement.counted'].regExp();
const [movement] = words['movement.word'].words;
const notTold = words['movement.not-told'].regExp();
const late = words['movement.late'].regExp();

const group = 'labour-fetal';
/** Messages of the person for which weeks that were told hold: a talk may be taken up much later. */
const heldMax = 8;
/** From this week of a pregnancy on movements are counted. */
const countedWeeks = 28;

type Place = { start: number; end: number };
/** What a message tells of how far a pregnancy is. */
type Told = { weeks: number | undefined; isLate: boolean };

/** The turns with commas in place of what tells of movements and of no danger. */
export function withoutHarmlessMovement(turns: readonly Turn[]): readonly Turn[] {
  return withTold(turns, (turn, told) => {
    const places = isBeforeMovement(told.map(({ weeks }) => weeks))
      ? signPlaces(turn)
      : usualPlaces(turn);
    let { content } = turn;
    for (const { start, end } of places)
      content = content.slice(0, start) + '，'.repeat(end - start) + content.slice(end);
    return content === turn.content ? turn : { ...turn, content };
  });
}

/** The alarms of movements that became fewer once they are counted. */
export function fewerMovements(turns: readonly Turn[]): Alarm[] {
  const places = new Map<number, Place>();
  withTold(turns, (said, told, turn) => {
    const place = isLate(told) ? fewerIn(said.content) : undefined;
    if (place !== undefined && !isTakenBack(turns, turn)) places.set(turn, place);
    return said;
  });
  return [...places].map(([turn, place]) => ({
    group,
    level: 'emergency',
    span: { turn, ...place },
    words: turns[turn]?.content.slice(place.start, place.end) ?? '',
  }));
}

/** The turns, each of the person's changed by what was told up to it. */
function withTold(
  turns: readonly Turn[],
  change: (turn: Turn, told: readonly Told[], at: number) => Turn,
): Turn[] {
  const told: Told[] = [];
  return turns.map((turn, at) => {
    if (turn.role !== 'user') return turn;
    const text = normalise(turn.content);
    told.push({ weeks: weeksTold(text), isLate: late.test(text) });
    return change(turn, told.slice(-heldMax), at);
  });
}

/** Whether the weeks told last are of the time in which movements are counted. */
function isLate(told: readonly Told[]): boolean {
  const last = told.findLast(({ weeks }) => weeks !== undefined)?.weeks;
  return last === undefined ? told.some((one) => one.isLate) : last >= countedWeeks;
}

function signPlaces(turn: Turn): Place[] {
  const { signs, ruleSigns } = signsOf(turn);
  return movementSigns.flatMap((sign) => signs.get(sign) ?? ruleSigns.get(sign) ?? []);
}

const clausesIn = (content: string): (Place & { text: string })[] =>
  clausePlaces(normalise(content)).map(({ text, start }) => ({
    text,
    start,
    end: start + text.length,
  }));

/** Where clauses tell that the child moves as ever, or more. */
const usualPlaces = (turn: Turn): Place[] =>
  clausesIn(turn.content).flatMap(({ text, start, end }) => {
    const [found] = ofChild.exec(text) ?? [];
    const at = found === undefined ? -1 : text.indexOf(found);
    const isHeard = found === movement || signPlaces(turn).length > 0;
    if (at < 0 || !isHeard || fewer.test(text) || !usual.test(text)) return [];
    return tellsNoMore(text.slice(at)) ? [{ start: start + at, end }] : [];
  });

/** Whether words alarm about nothing but movements. */
const tellsNoMore = (said: string): boolean =>
  ruledAlone({ role: 'user', content: said }).every(({ group: its }) => its === group);

/** Where a message tells of fewer movements than there should be. */
function fewerIn(content: string): Place | undefined {
  const isCounted = counted.test(content);
  const found = clausesIn(content).find(
    ({ text }) => !notTold.test(text) && (fewer.test(text) || (isCounted && count.test(text))),
  );
  return found && { start: found.start, end: found.end };
}
