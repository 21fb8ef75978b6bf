import type { Language } from '#platform/contract/define-texts.ts';

import { language } from './language.ts';
import { useStore } from './use-store.ts';

/**
 * The texts of the current language. Components that use it render again when the language changes.
 */
export function useTexts<T>(texts: Readonly<Record<Language, T>>): T {
  return texts[useStore(language)];
}
