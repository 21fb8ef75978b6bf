import rows from '../compiled/red-flags.json' with { type: 'json' };
import type { RedFlagGroup } from './red-flag-row.ts';

export type { AlarmLevel, RedFlagGroup, RedFlagRule } from './red-flag-row.ts';

/** All groups of danger signs that triage looks for. */
export const redFlagGroups = rows as unknown as readonly RedFlagGroup[];

const byId = new Map(redFlagGroups.map((group) => [group.id, group]));

/** The group of that id, if there is one. */
export function redFlagGroup(id: string): RedFlagGroup | undefined {
  return byId.get(id);
}
