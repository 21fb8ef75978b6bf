/** A text as quotations are compared, with the place of each of its units in the original. */
type Plain = { text: string; at: readonly number[] };

function plain(original: string): Plain {
  let text = '';
  const at: number[] = [];
  for (let start = 0; start < original.length;) {
    const character = String.fromCodePoint(original.codePointAt(start) ?? 0);
    for (const unit of character.normalize('NFKC').toLowerCase()) {
      if (unit.trim() === '') continue;
      text += unit;
      for (let n = 0; n < unit.length; n += 1) at.push(start);
    }
    start += character.length;
  }
  at.push(original.length);
  return { text, at };
}

/** A shorter quotation has to be the whole message: 有 stands in many (characters). */
const quoteMin = 2;

/**
 * Where a text holds a quotation, the last time that it does; width, case and white space do not count.
 * @returns UTF-16 offsets, end exclusive; undefined where it does not hold it
 */
export function quotedPlace(
  original: string,
  quote: string,
): { start: number; end: number } | undefined {
  const { text: words } = plain(quote);
  const { text, at } = plain(original);
  if (words === '' || (words.length < quoteMin && words !== text)) return undefined;
  const found = text.lastIndexOf(words);
  if (found === -1) return undefined;
  const last = at[found + words.length - 1] ?? 0;
  const character = String.fromCodePoint(original.codePointAt(last) ?? 0);
  return { start: at[found] ?? 0, end: last + character.length };
}
