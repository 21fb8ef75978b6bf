import { createPreference } from './preference.ts';
import type { Store } from './store.ts';

export type Switch = 'on' | 'off';

/** A preference that is on or off; `apply` runs on every change, here or in another tab. */
export function createSwitch(
  key: string,
  fallback: Switch,
  apply: () => void = () => undefined,
): Store<Switch> {
  return createPreference<Switch>({ key, values: ['on', 'off'], fallback, apply });
}
