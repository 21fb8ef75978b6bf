import type { Person } from '../findings/find-person.ts';
import type { Turn } from '../findings/finding.ts';
import type { Alarm, TriageLevel } from './alarm.ts';
import { gravestFirst } from './alarm.ts';
import type { Closing } from './closings.ts';
import { isClosed, isDoubtClosed } from './closings.ts';
import { heardDangers } from './heard-dangers.ts';
import type { DangerReader } from './learned-reader.ts';
import { readDanger } from './learned-reader.ts';
import { lightlyJoined, raisedDoubts, withoutVagueAnswers } from './raised-doubts.ts';
import { withoutMadeLight } from './made-light.ts';
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
 * @param read the learned reader; another one only where it is measured
 */
export function triage(
  said: readonly Turn[],
  person?: Partial<Person>,
  read: DangerReader = readDanger,
): Triage {
  const turns = withoutMadeLight(withoutVagueAnswers(said));
  const closed: ToldClosing[] = [];
  for (;;) {
    const found = inOwnWords(hearAll(turns, person, read, closed), said);
    // Once one is closed, the same message may close another that it hid.
    const from = closed.at(-1)?.turn ?? 1;
    const more = nextToldClosings(turns, from, found);
    if (more.length === 0) return { ...found, closings: closed };
    closed.push(...more);
  }
}

/** Alarms and doubts that quote what was written, also where it was left empty to be read. */
function inOwnWords({ level, alarms, doubts }: Heard, said: readonly Turn[]): Heard {
  const quote = (alarm: Alarm): Alarm => {
    const { turn, start, end } = alarm.span;
    const words = said[turn]?.content.slice(start, end);
    return alarm.words.includes('，，') && words ? { ...alarm, words } : alarm;
  };
  return { level, alarms: alarms.map(quote), doubts: doubts.map(quote) };
}

/** All that is heard but for what was closed. */
function hearAll(
  turns: readonly Turn[],
  person: Partial<Person> | undefined,
  read: DangerReader,
  closed: readonly Closing[],
): Heard {
  const heard = weighedDangers(turns, ruledAlarms(turns, person, closed), read);
  const hear = (turn: Turn): ReturnType<typeof heardDangers> =>
    heardDangers([turn], ruledAlarms([turn]), read);
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
