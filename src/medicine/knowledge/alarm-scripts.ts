import sharedRows from '../compiled/alarm-answers.json' with { type: 'json' };
import rows from '../compiled/alarm-scripts.json' with { type: 'json' };
import type { AlarmQuestion, AlarmScript } from './alarm-script-row.ts';
import type { AlarmLevel } from './red-flags.ts';

/** One script for each group of danger signs. */
export const alarmScripts = rows as unknown as readonly AlarmScript[];
const shared = new Map(sharedRows.map(({ id, text }) => [id, text]));
const byGroup = new Map(alarmScripts.map((script) => [script.id, script]));

/** What follows an alarm of that group; none where the alarm has no name. */
export function alarmScript(group: string): AlarmScript | undefined {
  return byGroup.get(group);
}

/** The answer to what people ask while an alarm is open: the group's own, or that of its level. */
export function alarmAnswer(question: AlarmQuestion, group: string, level: AlarmLevel): string {
  const own = byGroup.get(group)?.answers[question];
  return (own && (shared.get(own) ?? own)) ?? shared.get(`${question}.${level}`) ?? '';
}
