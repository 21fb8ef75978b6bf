import { usePreference, type Preference } from './preference.ts';
import type { Switch } from './switch-preference.ts';

/** Whether a switch is on; draws again when it changes here or in another tab. */
export const useSwitch = (preference: Preference<Switch>): boolean =>
  usePreference(preference) === 'on';
