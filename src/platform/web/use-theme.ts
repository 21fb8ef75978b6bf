import { usePreference } from './preference.ts';
import { theme } from './theme.ts';
import type { Theme } from './theme.ts';

export function useTheme(): { theme: Theme; setTheme: (value: Theme) => void } {
  return { theme: usePreference(theme), setTheme: theme.set };
}
