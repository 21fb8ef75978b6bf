import type { PersonFacts } from '../findings/person.ts';
import type { Span, Turn } from '../findings/finding.ts';
import type { Alarm, TriageLevel } from './alarm.ts';
import { gravestFirst } from './alarm.ts';
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
import { ruledAlarms } from './ruled-alarms.ts';
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

/**
 * Looks for danger in the user's turns of the whole open conversation: rules and the learned reader
 * together. Denied, past, supposed and idiomatic statements raise nothing; another person's present
 * emergency does. What was closed by a correction or a denial stays so until something new is said.
 * Facts already known of the person (age, pregnancy) add to what the turns say.
 * @param read the learned reader, and how whole messages are weighed; others only to measure them
 */
export function triage(
  said: readonly Turn[],
  person?: Partial<PersonFacts>,
  read: DangerReader = readDanger,
  weighing: Weighing = committedWeighing(),
): Triage {
  const answered = withoutVagueAnswers(said);
  const turns = withoutMadeLight(answered);
  const closed: ToldClosing[] = [];
  for (;;) {
    const found = hearAll(turns, person, { read, weighing }, closed);
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
    return { ...alarm, span, words: span === alarm.span ? alarm.words : words };
  };
  return {
    level,
    alarms: alarms.map(quote),
    doubts: doubts.map(quote),
    closings: closings.map((closing) => ({ ...closing, span: placed(closing.span) })),
  };
}

type Readers = { read: DangerReader; weighing: Weighing };

/** All that is heard but for what was closed. */
function hearAll(
  turns: readonly Turn[],
  person: Partial<PersonFacts> | undefined,
  { read, weighing }: Readers,
  closed: readonly Closing[],
): Heard {
  const heard = weighedDangers(turns, ruledAlarms(turns, person, closed), read, weighing);
  const hear = (turn: Turn): HeardDangers => heardIn(turn, read);
  const isOpen = (alarm: Alarm): boolean => !isClosed(alarm, closed, turns);
  const raised = [...raisedDoubts(turns, hear), ...lightlyJoined(turns, person)];
  const alarms = withRaised(heard.alarms, raised).filter(isOpen);
  const doubts = heard.doubts.filter(
    (doubt) =>
      !isDoubtClosed(doubt, closed, turns) &&
      raised.every(({ group, span }) => doubt.group !== group || doubt.span.turn !== span.turn),
  );
  const sorted = gravestFirst(alarms);
  return { level: sorted[0]?.level ?? 'routine', alarms: sorted, doubts: gravestFirst(doubts) };
}

/** Alarms with the doubts that were raised: one a group and turn. */
function withRaised(alarms: readonly Alarm[], raised: readonly Alarm[]): Alarm[] {
  const all = [...alarms];
  for (const alarm of raised) {
    const isThere = all.some(
      ({ group, span }) => group === alarm.group && span.turn === alarm.span.turn,
    );
    if (!isThere) all.push(alarm);
  }
  return all;
}
