import type { AlarmLevel } from '../knowledge/red-flags.ts';
import { redFlagGroup } from '../knowledge/red-flags.ts';
import type { DangerKind } from './learned-model.ts';

/** The level that a key of the training sentences (`acs`, `bites:urgent`) stands for. */
export function levelOfKey(key: string): AlarmLevel {
  return key.endsWith(':urgent') ? 'urgent' : (redFlagGroup(key)?.level ?? 'urgent');
}

const kinds: Readonly<Partial<Record<AlarmLevel, DangerKind>>> = {
  crisis: 'despair',
  safety: 'violence',
};

/** Who listens for the groups of a level. */
export const kindOf = (level: AlarmLevel): DangerKind => kinds[level] ?? 'body';
