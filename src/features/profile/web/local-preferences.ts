import { autoSave, notices, privacyMode, reasoningExpanded } from '#platform/web/behaviour.ts';
import { language } from '#platform/web/language.ts';
import { largeType } from '#platform/web/large-type.ts';
import type { Store } from '#platform/web/store.ts';
import type { Switch } from '#platform/web/switch-preference.ts';
import { theme } from '#platform/web/theme.ts';

import type { Preferences } from '../contract.ts';
import type { PreferenceName } from '../rules.ts';
import { unsavedChoices } from './unsaved-choices.ts';

/** The preferences that are also stored on this device, so that a page starts with them. */
export type LocalChoices = Omit<Pick<Preferences, PreferenceName>, 'commonHerbs'>;
type LocalName = keyof LocalChoices;

const switches = { largeType, notifications: notices, autoSave, privacyMode, reasoningExpanded };
const switchNames = Object.keys(switches) as (keyof typeof switches)[];
const setSwitch = (preference: Store<Switch>, isOn: boolean): void =>
  preference.set(isOn ? 'on' : 'off');

export function readLocal(): LocalChoices {
  const isOn = (name: keyof typeof switches): boolean => switches[name].get() === 'on';
  return {
    theme: theme.get(),
    language: language.get(),
    largeType: isOn('largeType'),
    notifications: isOn('notifications'),
    autoSave: isOn('autoSave'),
    privacyMode: isOn('privacyMode'),
    reasoningExpanded: isOn('reasoningExpanded'),
  };
}

/** Applies preferences on this device, immediately and in every tab. */
export function writeLocal(choices: Partial<LocalChoices>): void {
  if (choices.theme !== undefined) theme.set(choices.theme);
  if (choices.language !== undefined) language.set(choices.language);
  for (const name of switchNames) {
    const isOn = choices[name];
    if (isOn !== undefined) setSwitch(switches[name], isOn);
  }
}

/** Preferences that can be chosen before signing in; they apply until the account has chosen otherwise. */
const deviceNames: ReadonlySet<LocalName> = new Set(['theme', 'language', 'largeType']);

/** Local changes that the server has not confirmed. */
export function unsavedLocal(): Partial<LocalChoices> {
  const names = unsavedChoices.list();
  return Object.fromEntries(Object.entries(readLocal()).filter(([name]) => names.includes(name)));
}

/**
 * After signing in, the server's preferences apply, except for those never chosen on the account and for
 * local changes that are not confirmed yet.
 */
export function applySavedPreferences(saved: Preferences): void {
  const unsaved = unsavedChoices.list();
  const names = (Object.keys(readLocal()) as LocalName[]).filter(
    (name) => !unsaved.includes(name) && (!deviceNames.has(name) || saved.chosen.includes(name)),
  );
  writeLocal(Object.fromEntries(names.map((name) => [name, saved[name]])));
}
