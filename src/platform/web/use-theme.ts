import { theme } from './theme.ts';
import type { Theme } from './theme.ts';
import { useStore } from './use-store.ts';

export function useTheme(): { theme: Theme; setTheme: (value: Theme) => void } {
  return { theme: useStore(theme), setTheme: theme.set };
}
