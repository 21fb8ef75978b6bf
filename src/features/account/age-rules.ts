import { chinaDay } from '#platform/contract/china-time.ts';
import { both, type Bilingual } from '#platform/contract/define-texts.ts';
import { ageTexts } from './age-texts.ts';

/** Minimum age for an account. */
const accountYearsMin = 14;
/** Minimum age for sharing and buying. */
const adultYears = 18;
export const birthYearMin = 1900;
/** `YYYY-MM`. */
export const birthMonthCharsMax = 7;

const monthShape = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Months from a month of birth to the current month in China; negative for the future. */
function monthsSince(bornOn: string, now: Date): number {
  const [, year, month] = monthShape.exec(bornOn) ?? [];
  if (year === undefined || month === undefined) throw new Error('not a month of birth');
  const [thisYear, thisMonth] = chinaDay(now).split('-').map(Number);
  return (Number(thisYear) - Number(year)) * 12 + Number(thisMonth) - Number(month);
}

/**
 * Full years that a person born in a month has certainly reached. The day of birth is unknown, so a birthday
 * counts from the first of the following month and the age is never overestimated.
 */
export function ageOf(bornOn: string, now: Date): number {
  return Math.floor(ageMonthsOf(bornOn, now) / 12);
}

/** Full months that a person born in a month has certainly reached. */
export const ageMonthsOf = (bornOn: string, now: Date): number =>
  Math.max(0, monthsSince(bornOn, now) - 1);

/** Why a text is no month of birth (`YYYY-MM`) of anybody, or null. */
export function monthError(bornOn: string, now: Date): Bilingual | null {
  if (bornOn.trim() === '') return both(ageTexts, (t) => t.required);
  const year = Number(monthShape.exec(bornOn)?.[1] ?? 0);
  const isKnown = year >= birthYearMin && monthsSince(bornOn, now) >= 0;
  return isKnown ? null : both(ageTexts, (t) => t.invalid);
}

/** Why a month of birth is none of an account, or null. */
export function birthMonthError(bornOn: string, now: Date): Bilingual | null {
  const error = monthError(bornOn, now);
  if (error) return error;
  return needsGuardian(bornOn, now) ? both(ageTexts, (t) => t.tooYoung) : null;
}

/** Whether a person is too young to consent without a guardian. */
export const needsGuardian = (bornOn: string, now: Date): boolean =>
  ageOf(bornOn, now) < accountYearsMin;

/** What two pickers hold, once both are chosen. */
export const chosenMonth = (value: string): string | null =>
  monthShape.test(value) ? value : null;

/**
 * Whether the account's month of birth is under 18. Without one (null) the person has declared to be 14 or
 * older and no more is known, so they are not refused (decision 041).
 */
export function isMinor(bornOn: string | null, now: Date): boolean {
  return bornOn !== null && ageOf(bornOn, now) < adultYears;
}

export const mayShare = (bornOn: string | null, now: Date): boolean => !isMinor(bornOn, now);
export const mayOrder = (bornOn: string | null, now: Date): boolean => !isMinor(bornOn, now);
