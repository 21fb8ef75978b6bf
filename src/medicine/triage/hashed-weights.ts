// Features stand in the file of weights as 32-bit numbers in ascending order, so that hundreds of
// thousands of them need no reading; of two with the same number the training keeps one.

/** A number for a feature, 0 to 2³² − 1; letters of any script are mixed well. */
export function hashOf(feature: string): number {
  let hash = 0x9747b28c;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The index of a number in ascending ones; -1 where it is missing. */
export function searchNumbers(numbers: Uint32Array, wanted: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = numbers[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
