import type { Language } from '#platform/contract/define-texts.ts';

import { language } from './language.ts';
import { usePreference } from './preference.ts';

export function useLanguage(): { language: Language; setLanguage: (value: Language) => void } {
  return { language: usePreference(language), setLanguage: language.set };
}
