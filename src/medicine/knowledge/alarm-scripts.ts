import sharedRows from '../compiled/alarm-answers.json' with { type: 'json' };
import rows from '../compiled/alarm-scripts.json' with { type: 'json' };
import type { AlarmQuestion, AlarmScript } from './alarm-script-row.ts';
import { redFlagGroup } from './red-flags.ts';
import type { AlarmLevel } from './red-flags.ts';

/** One script for each group of danger signs. */
export const alarmScripts = rows as unknown as readonly AlarmScript[];
const shared = new Map(sharedRows.map(({ id, text }) => [id, text]));
const byGroup = new Map(alarmScripts.map((script) => [script.id, script]));

/** What follows an alarm of that group; none where the alarm has no name. */
export function alarmScript(group: string): AlarmScript | undefined {
  return byGroup.get(group);
}

/** What may be taken does not depend on how soon a doctor is needed. */
const atEveryLevel: ReadonlySet<AlarmQuestion> = new Set(['food', 'medicine']);

/**
 * The answer to what people ask while an alarm is open: the group's own, unless the alarm is milder than its
 * group, or that of the alarm's level.
 */
export function alarmAnswer(question: AlarmQuestion, group: string, level: AlarmLevel): string {
  const isMilder = level === 'urgent' && redFlagGroup(group)?.level !== 'urgent';
  const own =
    atEveryLevel.has(question) || !isMilder ? byGroup.get(group)?.answers[question] : undefined;
  return (own && (shared.get(own) ?? own)) ?? shared.get(`${question}.${level}`) ?? '';
}
