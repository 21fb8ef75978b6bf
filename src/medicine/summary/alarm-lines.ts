import { actsOf } from '../dialogue/acts-of.ts';
import type { Span, Turn } from '../findings/finding.ts';
import type { AlarmLevel } from '../knowledge/red-flags.ts';
import { redFlagGroup } from '../knowledge/red-flags.ts';
import { triage, type Triage } from '../triage/triage.ts';
import { clauseSpan } from '../findings/clause-span.ts';
import type { LineStatus, SummaryLine } from './line.ts';

type Told = {
  group: string;
  level: AlarmLevel;
  status: Extract<LineStatus, 'open' | 'corrected' | 'seen'>;
  spans: Span[];
};

/** Every alarm of the conversation and how it ended, each group once, those still open first. */
export function alarmLines(turns: readonly Turn[], found: Triage): SummaryLine[] {
  const told = [...openAlarms(found), ...closedAlarms(turns, found)];
  const all = [...told, ...withdrawn(turns, told)];
  const groups = new Set<string>();
  return all
    .filter(({ group }) => !groups.has(group) && groups.add(group))
    .map(({ group, level, status, spans }) => ({
      section: 'alarms',
      label: redFlagGroup(group)?.title ?? '',
      detail: '',
      status,
      level,
      spans: spans.map((span) => clauseSpan(turns, span)),
    }));
}

const openAlarms = ({ alarms }: Triage): Told[] =>
  alarms.map(({ group, level, span }) => ({ group, level, status: 'open', spans: [span] }));

/** What the person took back, and what a doctor has seen: the words of the alarm and of its end. */
const closedAlarms = (turns: readonly Turn[], { closings }: Triage): Told[] =>
  closings
    .filter(({ of }) => of === 'alarm')
    .map(({ group, level, span, turn, by }) => ({
      group,
      level,
      status: by === 'doctor' ? 'seen' : 'corrected',
      spans: [span, wholeMessage(turns, turn)],
    }));

/** Alarms that were raised and are no longer heard: what was said later took their words back. */
function withdrawn(turns: readonly Turn[], told: readonly Told[]): Told[] {
  return turns.flatMap((turn, at): Told[] => {
    const raised = actsOf(turn).flatMap((act) => (act.act === 'alarm' ? [act.group] : []));
    const missing = raised.filter((group) => told.every((one) => one.group !== group));
    if (missing.length === 0) return [];
    const before = triage(turns.slice(0, at));
    return before.alarms
      .filter(({ group }) => missing.includes(group))
      .map(({ group, level, span }) => ({ group, level, status: 'corrected', spans: [span] }));
  });
}

function wholeMessage(turns: readonly Turn[], turn: number): Span {
  return { turn, start: 0, end: turns[turn]?.content.length ?? 0 };
}
