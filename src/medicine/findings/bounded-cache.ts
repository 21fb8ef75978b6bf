/** Texts of more characters than this in all are not remembered; the longest conversation has fewer. */
const charsMax = 800_000;

/**
 * Remembers the results for the texts that were read last: `sizeMax` of them, and no more than
 * `charsMax` characters of text in all. Their order is kept from half of that on: before, nothing is
 * near to being forgotten.
 */
export function boundedCache<T>(sizeMax: number): (text: string, make: (text: string) => T) => T {
  const held = new Map<string, T>();
  let chars = 0;
  return (text, make) => {
    const known = held.get(text);
    if (known !== undefined) {
      if (held.size * 2 >= sizeMax || chars * 2 >= charsMax) {
        held.delete(text);
        held.set(text, known);
      }
      return known;
    }
    const made = make(text);
    held.set(text, made);
    chars += text.length;
    for (const oldest of held.keys()) {
      if (held.size <= sizeMax && chars <= charsMax) break;
      held.delete(oldest);
      chars -= oldest.length;
    }
    return made;
  };
}
