import { breathBellyFlags } from './red-flags-breath-belly.ts';
import { heartBrainFlags } from './red-flags-heart-brain.ts';
import { poisonInjuryFlags } from './red-flags-poison-injury.ts';
import { womenChildrenMindFlags } from './red-flags-women-children-mind.ts';
import type { RedFlagGroup } from './red-flag-row.ts';

export type { AlarmLevel, NumberSign, RedFlagGroup, RedFlagRule } from './red-flag-row.ts';

/** All groups of danger signs that triage looks for. */
export const redFlagGroups: readonly RedFlagGroup[] = [
  ...heartBrainFlags,
  ...breathBellyFlags,
  ...poisonInjuryFlags,
  ...womenChildrenMindFlags,
];

const byId = new Map(redFlagGroups.map((group) => [group.id, group]));

/** The group of that id, if there is one. */
export function redFlagGroup(id: string): RedFlagGroup | undefined {
  return byId.get(id);
}
