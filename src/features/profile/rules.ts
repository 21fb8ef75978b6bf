import { both, type Bilingual } from '#platform/contract/define-texts.ts';
import { charCount, isStorable } from '#platform/contract/chars.ts';
import { profileTexts } from './texts.ts';

/** Entries of a list in the profile, and the characters of each. */
export const listEntriesMax = 30;
export const entryCharsMax = 30;

export const birthYearMin = 1900;

/** How long what was said of a pregnancy is believed: nobody is asked again before, everybody after. */
export const notPregnantMs = 30 * 24 * 3_600_000;
export const pregnantMs = 300 * 24 * 3_600_000;

export const themes = ['light', 'dark', 'auto'] as const;

/** What stands until something is chosen (ACC-37). */
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

/** A line of names as people write it: split at commas and breaks, trimmed, empties dropped, each once (ACC-39). */
export function namesIn(line: string): string[] {
  return eachOnce(line.split(/[,，、;；\n]/));
}

/** Names as they are kept: trimmed, empties dropped, each once. */
export function eachOnce(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
}

/** Why a list is refused, or null. */
export function listFault(names: readonly string[]): Bilingual | null {
  if (eachOnce(names).length > listEntriesMax) {
    return both(profileTexts, (t) => t.tooManyEntries(listEntriesMax));
  }
  if (names.some((name) => charCount(name.trim()) > entryCharsMax)) {
    return both(profileTexts, (t) => t.entryTooLong(entryCharsMax));
  }
  return names.every(isStorable) ? null : both(profileTexts, (t) => t.entryCharacters);
}

/** Why a year of birth is refused in a year, or null. */
export function birthYearFault(birthYear: number, thisYear: number): Bilingual | null {
  const isFine = Number.isInteger(birthYear) && birthYear >= birthYearMin && birthYear <= thisYear;
  return isFine ? null : both(profileTexts, (t) => t.birthYearWrong);
}
