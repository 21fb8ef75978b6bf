import type { Language } from '#platform/contract/define-texts.ts';

import { language } from './language.ts';
import { useStore } from './use-store.ts';

export function useLanguage(): { language: Language; setLanguage: (value: Language) => void } {
  return { language: useStore(language), setLanguage: language.set };
}
