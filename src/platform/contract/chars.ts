/** Length in code points, the unit of every visible limit: an emoji counts as one. */
export function charCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Whether PostgreSQL can store the text unchanged: no NUL, no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
