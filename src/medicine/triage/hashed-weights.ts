// Features stand in the file of weights as 32-bit numbers in rising order, so that tens of thousands
// of them are read in a few milliseconds; of two with the same number the training keeps one.

const farBit = 0x80;
/** Steps below this take two bytes. */
export const nearSteps = 2 ** 15;
/** The longest step, which only leads on to the next. */
export const farStep = 2 ** 23 - 1;

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

function fill(rows: readonly string[], put: (at: number, byte: number) => void): void {
  let place = 0;
  for (const row of rows) {
    const bytes = atob(row);
    for (let at = 0; at < bytes.length; at += 1) put(place + at, bytes.charCodeAt(at));
    place += bytes.length;
  }
}

const sizeOf = (rows: readonly string[]): number =>
  rows.reduce((sum, row) => sum + (row.length / 4) * 3 - (row.split('=').length - 1), 0);

/** Signed bytes from rows of base64. */
export function readBytes(rows: readonly string[]): Int8Array {
  const bytes = new Int8Array(sizeOf(rows));
  fill(rows, (at, byte) => {
    bytes[at] = byte;
  });
  return bytes;
}

/**
 * Rising numbers from rows of base64: what each adds to the one before, the highest byte first, in
 * two bytes, or in three of which the first has its highest bit set. `farStep` adds and is no number.
 */
export function readNumbers(rows: readonly string[]): Uint32Array {
  const numbers: number[] = [];
  let [sum, step, left] = [0, 0, 0];
  fill(rows, (_at, byte) => {
    const isFirst = left === 0;
    if (isFirst) left = byte < farBit ? 2 : 3;
    step = (isFirst ? 0 : step * 256) + (isFirst ? byte % farBit : byte);
    left -= 1;
    if (left > 0) return;
    sum += step;
    if (step !== farStep) numbers.push(sum);
  });
  return Uint32Array.from(numbers);
}

/** Where a number stands in rising ones; -1 when it does not. */
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
