import { defaultLanguage, languages } from '#platform/contract/define-texts.ts';
import type { Language } from '#platform/contract/define-texts.ts';

import { createPreference } from './preference.ts';

/** The interface language; Chinese unless the user chose another. */
export const language = createPreference<Language>({
  key: 'language',
  values: languages,
  fallback: defaultLanguage,
  apply: (value) => {
    document.documentElement.lang = value;
  },
});
