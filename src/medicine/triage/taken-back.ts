import type { Turn } from '../findings/finding.ts';
import { signsOf } from './read-signs.ts';

/** Whether the user's next message takes this one back. */
export function isTakenBack(turns: readonly Turn[], turn: number): boolean {
  const next = turns.find(({ role }, later) => later > turn && role === 'user');
  return next !== undefined && signsOf(next).retracts;
}
