import { createPreference } from '#platform/web/preference.ts';

/** How fast this device reads aloud, as a factor of its voice's own pace. */
export const readingRates = { slow: 0.75, normal: 1, fast: 1.4 } as const;
export type ReadingRate = keyof typeof readingRates;

/** Kept on the device, because the pace is that of its voice. */
export const readingRate = createPreference<ReadingRate>({
  key: 'readingRate',
  values: ['slow', 'normal', 'fast'],
  fallback: 'normal',
  apply: () => undefined,
});
