import type { Turn } from './finding.ts';

type Kept<T> = { turns: readonly Turn[]; result: T };

const isSame = (a: readonly Turn[], b: readonly Turn[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ role, content, dialogue }, at) =>
      role === b[at]?.role && content === b[at].content && dialogue === b[at].dialogue,
  );

/**
 * Remembers what was made of the last `sizeMax` conversations: one turn of the interview asks the
 * same of the same words several times. A conversation is what was said and done, whatever array
 * holds it; nobody may change what it is given.
 */
export function keptByTurns<T>(
  sizeMax: number,
  make: (turns: readonly Turn[]) => T,
): (turns: readonly Turn[]) => T {
  let kept: Kept<T>[] = [];
  return (turns) => {
    const known = kept.find((one) => isSame(one.turns, turns));
    const newest = known ?? { turns: turns.map((turn) => ({ ...turn })), result: make(turns) };
    kept = [newest, ...kept.filter((one) => one !== newest)].slice(0, sizeMax);
    return newest.result;
  };
}
