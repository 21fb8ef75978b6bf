import { both, type Bilingual } from '#platform/contract/define-texts.ts';
import { charCount, isStorable } from '#platform/contract/chars.ts';
import { profileTexts } from './texts.ts';

/** Maximum entries of a list in the profile, and characters of each. */
export const listEntriesMax = 30;
export const entryCharsMax = 30;

export const birthYearMin = 1900;

export const themes = ['light', 'dark', 'auto'] as const;

/** Defaults until something is chosen (ACC-37). */
export const preferenceDefaults = {
  theme: 'auto',
  language: 'zh-CN',
  commonHerbs: [],
  notifications: true,
  autoSave: true,
  privacyMode: false,
  largeType: false,
  reasoningExpanded: false,
} as const;
export const preferenceNames = Object.keys(preferenceDefaults) as PreferenceName[];
export type PreferenceName = keyof typeof preferenceDefaults;

/** Splits at commas and line breaks, trims, drops empty and duplicate names (ACC-39). */
export function parseNames(line: string): string[] {
  return uniqueNames(line.split(/[,，、;；\n]/));
}

/** Trims, drops empty and duplicate names. */
export function uniqueNames(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
}

/** Why a list is invalid, or null. */
export function listError(names: readonly string[]): Bilingual | null {
  if (uniqueNames(names).length > listEntriesMax) {
    return both(profileTexts, (t) => t.tooManyEntries(listEntriesMax));
  }
  if (names.some((name) => charCount(name.trim()) > entryCharsMax)) {
    return both(profileTexts, (t) => t.entryTooLong(entryCharsMax));
  }
  return names.every(isStorable) ? null : both(profileTexts, (t) => t.entryCharacters);
}

/** Why a year of birth is invalid in a given year, or null. */
export function birthYearError(birthYear: number, thisYear: number): Bilingual | null {
  const isFine = Number.isInteger(birthYear) && birthYear >= birthYearMin && birthYear <= thisYear;
  return isFine ? null : both(profileTexts, (t) => t.birthYearWrong);
}
