import type { Store } from './store.ts';
import type { Switch } from './switch-preference.ts';
import { useStore } from './use-store.ts';

/** Whether a switch is on; renders again when it changes here or in another tab. */
export const useSwitch = (preference: Store<Switch>): boolean => useStore(preference) === 'on';
