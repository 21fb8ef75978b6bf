/** Shorter passwords are allowed but advised against (ACC-14). */
export const passwordAdviceBelowChars = 8;
