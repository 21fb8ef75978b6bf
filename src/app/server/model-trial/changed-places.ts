/** The places where a shown text differs from the written one. */
export type ChangedPlace = { written: string; shown: string };

/**
 * The places where the checks took something out of a text, line by line, each without what is alike
 * at its ends. What was only added is left out.
 */
export function changedPlaces(written: string, shown: string): ChangedPlace[] {
  const before = linesOf(written);
  const after = linesOf(shown);
  const common = commonLines(before, after);
  const places: ChangedPlace[] = [];
  let [b, a] = [0, 0];
  for (const [nextB, nextA] of [...common, [before.length, after.length] as const]) {
    const gone = before.slice(b, nextB);
    const come = after.slice(a, nextA);
    for (const [place, line] of gone.entries()) places.push(narrowed(line, come[place] ?? ''));
    [b, a] = [nextB + 1, nextA + 1];
  }
  return places.filter(({ written: words }) => words !== '');
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The places of the lines that both have, in the order of both. */
function commonLines(before: readonly string[], after: readonly string[]): [number, number][] {
  const lengths = before.map(() => after.map(() => 0));
  const at = (b: number, a: number): number => lengths[b]?.[a] ?? 0;
  for (let b = before.length - 1; b >= 0; b -= 1) {
    for (let a = after.length - 1; a >= 0; a -= 1) {
      const length =
        before[b] === after[a] ? at(b + 1, a + 1) + 1 : Math.max(at(b + 1, a), at(b, a + 1));
      (lengths[b] ?? [])[a] = length;
    }
  }
  const found: [number, number][] = [];
  let [b, a] = [0, 0];
  while (b < before.length && a < after.length) {
    if (before[b] === after[a]) {
      found.push([b, a]);
      [b, a] = [b + 1, a + 1];
    } else if (at(b + 1, a) >= at(b, a + 1)) b += 1;
    else a += 1;
  }
  return found;
}

function narrowed(written: string, shown: string): ChangedPlace {
  const shortest = Math.min(written.length, shown.length);
  let start = 0;
  while (start < shortest && written[start] === shown[start]) start += 1;
  let end = 0;
  while (end < shortest - start && written.at(-1 - end) === shown.at(-1 - end)) end += 1;
  return {
    written: written.slice(start, written.length - end),
    shown: shown.slice(start, shown.length - end),
  };
}
