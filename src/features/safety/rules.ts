/** Limits of one check (characters, years). */
export const listCharsMax = 2000;
export const medicinesCharsMax = 500;
export const checkAgeYearsMax = 120;
