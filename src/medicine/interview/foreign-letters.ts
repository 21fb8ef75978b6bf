import type { Turn } from '../findings/finding.ts';

/** Whether all that was told is in letters that the interview cannot read. */
export function isForeign(turns: readonly Turn[]): boolean {
  const told = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const isNew = !/^\s*(?:hi|hello|hey)\b[\s!.]*$/i.test(told.at(-1) ?? '');
  return isNew && told.every((text) => /\p{L}{2}/u.test(text) && !/\p{Script=Han}/u.test(text));
}
