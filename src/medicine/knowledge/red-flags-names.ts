import phrases from '../compiled/danger-phrases.json' with { type: 'json' };
import { redFlagGroup, redFlagGroups } from './red-flags.ts';

/**
 * The plain words in which people speak of each danger. They raise nothing: they only allow what the
 * learned reader hears to be called by the name of its group. Despair and violence are never asked
 * about by name without one of theirs.
 */
export const redFlagNames: Readonly<Record<string, string>> = Object.fromEntries(
  redFlagGroups.flatMap(({ id, names, namesOf = '' }) => {
    const words = names ?? redFlagGroup(namesOf)?.names;
    return words === undefined ? [] : [[id, words.join(' ')]];
  }),
);

/** How one speaks of a child without saying so. */
export const childWords = (phrases.find(({ name }) => name === 'child-words')?.forms ?? []).join(
  ' ',
);
