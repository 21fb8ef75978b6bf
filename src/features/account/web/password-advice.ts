/** From this length on nothing is advised any more; fewer characters are allowed (Spec 5). */
export const passwordAdviceBelowChars = 8;
