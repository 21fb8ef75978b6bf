/** Length in code points, the unit of every visible limit: an emoji counts as one. */
export function charCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The first characters of a text, none of them split. */
export function firstChars(text: string, charsMax: number): string {
  // Fewer UTF-16 units are surely no more characters, and twice as many hold them all.
  if (text.length <= charsMax) return text;
  return Array.from(text.slice(0, charsMax * 2))
    .slice(0, charsMax)
    .join('');
}

/** A text within a bound: where it is longer, its last character is an ellipsis. */
export function shortened(text: string, charsMax: number): string {
  return charCount(text) <= charsMax ? text : `${firstChars(text, charsMax - 1)}…`;
}

/** Whether PostgreSQL can store the text unchanged: no NUL, no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
