import { fewerMovements, withoutHarmlessMovement } from './foetal-movement.ts';
import type { SubjectFacts } from '../findings/subject-facts.ts';
import type { Span, Turn } from '../findings/finding.ts';
import { keptByTurns } from '../findings/kept-by-turns.ts';
import type { Alarm, TriageLevel } from './alarm.ts';
import { gravestFirst, isOfMind } from './alarm.ts';
import { admittedThoughts } from './admitted-thoughts.ts';
import { answeredLists, withoutListedYes } from './answered-lists.ts';
import type { Closing } from './closings.ts';
import { isClosed, isDoubtClosed } from './closings.ts';
import type { DangerReader } from './learned-reader.ts';
import { readDanger } from './learned-reader.ts';
import type { HeardDangers } from '../reading/danger-signals.ts';
import { heardIn } from './message-signals.ts';
import { lightlyJoined, raisedDoubts, withoutVagueAnswers } from './raised-doubts.ts';
import { lightened, withoutMadeLight } from './made-light.ts';
import type { Weighing } from './message-weigher.ts';
import { committedWeighing } from './message-weigher.ts';
import { renewedCrises } from './renewed-crises.ts';
import { ruledAlarms } from './ruled-alarms.ts';
import { toldBehind } from './told-behind.ts';
import { nextToldClosings } from './told-closings.ts';
import type { ToldClosing } from './told-closings.ts';
import { weighedDangers } from './weighed-dangers.ts';

export type { Alarm, TriageLevel } from './alarm.ts';
export type Triage = {
  level: TriageLevel;
  alarms: Alarm[];
  /** What may be a danger and is not sure enough for an alarm: to be asked about. */
  doubts: Alarm[];
  /** What was closed, oldest first. */
  closings: ToldClosing[];
};
type Heard = Omit<Triage, 'closings'>;

/** The safety layer, the interview and the sheet ask the same of the same conversation. */
const conversationsMax = 8;

/**
 * Looks for danger in the user's turns of the whole open conversation: rules and the learned reader
 * together. Denied, past, supposed and idiomatic statements raise nothing; another person's present
 * emergency does. What was closed by a correction or a denial stays so until something new is said.
 * Facts already known of the person (age, pregnancy) add to what the turns say.
 * @param read the learned reader, and how whole messages are weighed; others only to measure them
 */
export function triage(
  said: readonly Turn[],
  person: Partial<SubjectFacts> = {},
  read: DangerReader = readDanger,
  weighing?: Weighing,
): Triage {
  if (read !== readDanger || weighing) {
    return hearTalk(said, person, read, weighing ?? committedWeighing());
  }
  const { ageMonths, ageYears, pregnancy } = person;
  const known = kept(said);
  const key = [ageMonths, ageYears, pregnancy].join();
  const found = known.get(key) ?? hearTalk(said, person, read, committedWeighing());
  known.set(key, found);
  return found;
}

const kept = keptByTurns(conversationsMax, () => new Map<string, Triage>());

function hearTalk(
  said: readonly Turn[],
  person: Partial<SubjectFacts>,
  read: DangerReader,
  weighing: Weighing,
): Triage {
  const answered = withoutVagueAnswers(said);
  const turns = withoutMadeLight(withoutListedYes(withoutHarmlessMovement(answered)));
  const hear = (turn: Turn): HeardDangers => heardIn(turn, read);
  const raised = [
    ...raisedDoubts(turns, hear),
    ...lightlyJoined(turns, person),
    ...answeredLists(answered),
    ...admittedThoughts(answered),
    ...fewerMovements(answered),
  ];
  const hearAlone = (turn: Turn): readonly Alarm[] =>
    mayBeOfMind(hear(turn))
      ? weighedDangers([turn], ruledAlarms([turn]), read, weighing).alarms
      : [];
  const closed: ToldClosing[] = [];
  for (;;) {
    const ruled = ruledAlarms(turns, person, closed);
    const heard = withRaised(weighedDangers(turns, ruled, read, weighing), raised);
    const found = stillOpen(withRenewed(heard, turns, closed, hearAlone), turns, closed);
    // Once one is closed, the same message may close another that it hid.
    const from = closed.at(-1)?.turn ?? 1;
    const more = nextToldClosings(turns, from, found);
    if (more.length === 0) return inOwnWords({ ...found, closings: closed }, answered);
    closed.push(...more);
  }
}

/** Alarms, doubts and closings that quote what was written, also where it was read without some of it. */
function inOwnWords({ level, alarms, doubts, closings }: Triage, said: readonly Turn[]): Triage {
  const placed = (span: Span): Span => {
    const { content: whole } = said[span.turn] ?? { content: '' };
    const { content, placeOf } = lightened(whole);
    if (content === whole) return span;
    const start = placeOf(span.start);
    return { ...span, start, end: span.end > span.start ? placeOf(span.end - 1) + 1 : start };
  };
  const quote = (alarm: Alarm): Alarm => {
    const span = placed(alarm.span);
    const words = said[span.turn]?.content.slice(span.start, span.end) ?? alarm.words;
    const isAsTold = span === alarm.span && words.length !== alarm.words.length;
    return { ...alarm, span, words: isAsTold ? alarm.words : words };
  };
  return {
    level,
    alarms: alarms.map(quote),
    doubts: doubts.map((doubt) => toldBehind(quote(doubt), said)),
    closings: closings.map((closing) => ({ ...closing, span: placed(closing.span) })),
  };
}

/** What is heard but for what was closed, the gravest first. */
function stillOpen(heard: HeardDangers, turns: readonly Turn[], closed: readonly Closing[]): Heard {
  const alarms = gravestFirst(heard.alarms.filter((alarm) => !isClosed(alarm, closed, turns)));
  const doubts = heard.doubts.filter((doubt) => !isDoubtClosed(doubt, closed, turns));
  return { level: alarms[0]?.level ?? 'routine', alarms, doubts: gravestFirst(doubts) };
}

const mayBeOfMind = ({ alarms, doubts }: HeardDangers): boolean =>
  [...alarms, ...doubts].some(({ level }) => isOfMind(level));

/** What is heard, with what tells of open despair or violence once more. */
function withRenewed(
  heard: HeardDangers,
  turns: readonly Turn[],
  closed: readonly Closing[],
  hearAlone: (turn: Turn) => readonly Alarm[],
): HeardDangers {
  const open = heard.alarms.filter((alarm) => !isClosed(alarm, closed, turns));
  return { ...heard, alarms: [...heard.alarms, ...renewedCrises(turns, open, hearAlone)] };
}

/** What is heard, with the doubts that were raised among the alarms: one a group and turn. */
function withRaised({ alarms, doubts }: HeardDangers, raised: readonly Alarm[]): HeardDangers {
  const isSame = (one: Alarm, other: Alarm): boolean =>
    one.group === other.group && one.span.turn === other.span.turn;
  const all = [...alarms];
  for (const alarm of raised) if (!all.some((one) => isSame(one, alarm))) all.push(alarm);
  return {
    alarms: all,
    doubts: doubts.filter((doubt) => !raised.some((alarm) => isSame(alarm, doubt))),
  };
}
