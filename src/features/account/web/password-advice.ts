/** From this length on nothing is advised any more; fewer characters are allowed (ACC-14). */
export const passwordAdviceBelowChars = 8;
