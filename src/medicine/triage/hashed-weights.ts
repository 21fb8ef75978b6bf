// Features stand in the file of weights as 32-bit numbers in rising order, so that tens of thousands
// of them are read in a few milliseconds; of two with the same number the training keeps one.

const farBit = 0x80;
/** @internal Steps below this take two bytes; the training writes them. */
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

/** Bytes from rows of base64, of which only the last may be filled up. */
function bytesOf(rows: readonly string[]): Uint8Array {
  const text = atob(rows.join(''));
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Signed bytes from rows of base64. */
export const readBytes = (rows: readonly string[]): Int8Array =>
  new Int8Array(bytesOf(rows).buffer);

/**
 * Rising numbers from rows of base64: what each adds to the one before, the highest byte first, in
 * two bytes, or in three of which the first has its highest bit set. `farStep` adds and is no number.
 */
export function readNumbers(rows: readonly string[]): Uint32Array {
  const bytes = bytesOf(rows);
  const numbers = new Uint32Array(bytes.length >> 1);
  let [sum, count, at] = [0, 0, 0];
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    const second = bytes[at + 1] ?? 0;
    const isFar = first >= farBit;
    const step = isFar
      ? ((first - farBit) << 16) | (second << 8) | (bytes[at + 2] ?? 0)
      : (first << 8) | second;
    at += isFar ? 3 : 2;
    sum += step;
    if (step === farStep) continue;
    numbers[count] = sum;
    count += 1;
  }
  return numbers.subarray(0, count);
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
