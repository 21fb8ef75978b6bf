import type { Person } from '../findings/find-person.ts';
import type { Turn } from '../findings/finding.ts';
import type { Alarm, TriageLevel } from './alarm.ts';
import { gravestFirst } from './alarm.ts';
import { heardDangers } from './heard-dangers.ts';
import type { DangerReader } from './learned-reader.ts';
import { readDanger } from './learned-reader.ts';
import { lightlyJoined, raisedDoubts, withoutVagueAnswers } from './raised-doubts.ts';
import { ruledAlarms } from './ruled-alarms.ts';

export type { Alarm, TriageLevel } from './alarm.ts';
export type Triage = {
  level: TriageLevel;
  alarms: Alarm[];
  /** What may be a danger and is not sure enough for an alarm: to be asked about. */
  doubts: Alarm[];
};

/**
 * Looks for danger in the user's turns of the whole open conversation: rules and the learned reader
 * together. Denied, past, supposed and idiomatic statements raise nothing; another person's present
 * emergency does. Facts already known of the person (age, pregnancy) add to what the turns say.
 * @param read the learned reader; another one only where it is measured
 */
export function triage(
  said: readonly Turn[],
  person?: Partial<Person>,
  read: DangerReader = readDanger,
): Triage {
  const turns = withoutVagueAnswers(said);
  const heard = heardDangers(turns, ruledAlarms(turns, person), read);
  const hear = (turn: Turn): ReturnType<typeof heardDangers> =>
    heardDangers([turn], ruledAlarms([turn]), read);
  const raised = [...raisedDoubts(turns, hear), ...lightlyJoined(turns, person)];
  const alarms = withRaised(heard.alarms, raised);
  const doubts = heard.doubts.filter(({ group, span }) =>
    raised.every((alarm) => alarm.group !== group || alarm.span.turn !== span.turn),
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
