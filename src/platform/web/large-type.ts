import { createPreference } from './preference.ts';

/** Large type: sets the root to 20 px; all sizes are in rem and follow. */
export const largeType = createPreference<'on' | 'off'>({
  key: 'largeType',
  values: ['on', 'off'],
  fallback: 'off',
  apply: (value) => {
    document.documentElement.toggleAttribute('data-large-type', value === 'on');
  },
});
