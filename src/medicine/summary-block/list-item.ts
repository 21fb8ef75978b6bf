/** What stands before an item of a list: a bullet, a number, a letter. */
export const bullet =
  /^\s*(?:[-•·●○*+]+(?!\*)|\d{1,2}[.、)）](?!\d)|[①-⑳]|[（(]\d{1,2}[)）]|[A-Ha-h][.、)）])\s*/;

/** Whether a line is an item of a list. */
export const isListItem = (line: string): boolean => bullet.test(line) && /[^\s*-]/u.test(line);
