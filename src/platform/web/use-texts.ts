import type { Language } from '#platform/contract/define-texts.ts';

import { language } from './language.ts';
import { usePreference } from './preference.ts';

/** The texts of the current language. Every reader of it draws again when the language changes. */
export function useTexts<T>(texts: Readonly<Record<Language, T>>): T {
  return texts[usePreference(language)];
}
