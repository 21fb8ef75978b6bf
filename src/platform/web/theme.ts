import { createPreference } from './preference.ts';

const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const paper = { light: '#f6f2e9', dark: '#141816' };

/** Light, dark, or auto, which follows the system (PAGE-23); public/theme.js applies it before paint. */
export const theme = createPreference<Theme>({
  key: 'theme',
  values: themes,
  fallback: 'auto',
  apply: (value) => {
    if (value === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = value;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = meta.media.includes('dark') ? 'dark' : 'light';
      meta.content = paper[value === 'auto' ? own : value];
    }
  },
});
