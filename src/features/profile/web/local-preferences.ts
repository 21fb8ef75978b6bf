import { autoSave, notices, privacyMode, reasoningExpanded } from '#platform/web/behaviour.ts';
import { language } from '#platform/web/language.ts';
import { largeType } from '#platform/web/large-type.ts';
import type { Store } from '#platform/web/store.ts';
import type { Switch } from '#platform/web/switch-preference.ts';
import { theme } from '#platform/web/theme.ts';

import type { Preferences } from '../contract.ts';
import type { PreferenceName } from '../rules.ts';
import { unsavedChoices } from './unsaved-choices.ts';

/** The choices that this device keeps too, so that a page starts as it was left. */
export type LocalChoices = Omit<Pick<Preferences, PreferenceName>, 'commonHerbs'>;
type LocalName = keyof LocalChoices;

const switches = { largeType, notifications: notices, autoSave, privacyMode, reasoningExpanded };
const switchNames = Object.keys(switches) as (keyof typeof switches)[];
const setSwitch = (preference: Store<Switch>, isOn: boolean): void =>
  preference.set(isOn ? 'on' : 'off');

/** What this device has now. */
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

/** Puts choices into force here, at once and in every tab. */
export function writeLocal(choices: Partial<LocalChoices>): void {
  if (choices.theme !== undefined) theme.set(choices.theme);
  if (choices.language !== undefined) language.set(choices.language);
  for (const name of switchNames) {
    const isOn = choices[name];
    if (isOn !== undefined) setSwitch(switches[name], isOn);
  }
}

/** What can be chosen before signing in: it stands until the person has chosen otherwise. */
const deviceNames: ReadonlySet<LocalName> = new Set(['theme', 'language', 'largeType']);

/** What was chosen here and is not confirmed by the server. */
export function unsavedLocal(): Partial<LocalChoices> {
  const names = unsavedChoices.list();
  return Object.fromEntries(Object.entries(readLocal()).filter(([name]) => names.includes(name)));
}

/**
 * After sign-in the server's word counts; a device keeps its own look where nothing was ever chosen,
 * and what the server has yet to hear.
 */
export function takeSaved(saved: Preferences): void {
  const unsaved = unsavedChoices.list();
  const names = (Object.keys(readLocal()) as LocalName[]).filter(
    (name) => !unsaved.includes(name) && (!deviceNames.has(name) || saved.chosen.includes(name)),
  );
  writeLocal(Object.fromEntries(names.map((name) => [name, saved[name]])));
}
