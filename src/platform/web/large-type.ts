import { createPreference } from './preference.ts';

/** Large type: the root at 20 px; everything is in rem and follows. */
export const largeType = createPreference<'on' | 'off'>({
  key: 'largeType',
  values: ['on', 'off'],
  fallback: 'off',
  apply: (value) => {
    document.documentElement.toggleAttribute('data-large-type', value === 'on');
  },
});
