import { largeType } from './large-type.ts';
import { usePreference } from './preference.ts';

export function useLargeType(): { isLarge: boolean; setLarge: (isLarge: boolean) => void } {
  return {
    isLarge: usePreference(largeType) === 'on',
    setLarge: (isLarge) => largeType.set(isLarge ? 'on' : 'off'),
  };
}
