// Whether a text speaks of a danger at all, in the plain words of `red-flags-names.ts`.

import { cutClauses } from '../findings/clauses.ts';
import { deniedStretches } from '../findings/negation.ts';
import { normalise } from '../findings/normalise.ts';
import type { PhraseHit } from '../findings/phrase-matcher.ts';
import { compilePhrases } from '../findings/phrase-matcher.ts';
import { compileWideForms, isWideForm } from '../findings/wide-form.ts';
import { childWords, redFlagNames } from '../knowledge/red-flags-names.ts';
import { isAffirmed } from './affirmed.ts';
import { idiomMask } from './idiom-mask.ts';
import type { TextWindow } from '../reading/danger-signals.ts';

const readMax = 20_000;
const child = 'child';

type Find = (text: string) => PhraseHit<string>[];

const finders = new Map<string, Find>();

function finderOf(name: string): Find {
  const held = finders.get(name);
  if (held !== undefined) return held;
  const list = name === child ? childWords : (redFlagNames[name] ?? '');
  const forms = list.split(/\s+/u).filter(Boolean);
  const pairs = (isWide: boolean): [string, string][] =>
    forms.filter((form) => isWideForm(form) === isWide).map((form) => [form, form]);
  const narrow = compilePhrases(pairs(false));
  const wide = compileWideForms(pairs(true));
  const find: Find = (text) => [...narrow.all(text), ...narrow.gapped(text), ...wide(text)];
  finders.set(name, find);
  return find;
}

function speaks(name: string, original: string): boolean {
  const text = normalise(original);
  const mask = idiomMask(text);
  const hits = finderOf(name)(text)
    .filter((hit) => isAffirmed(hit) && mask[hit.start] !== 1 && mask[hit.end - 1] !== 1)
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  const denied = deniedStretches(text, cutClauses(text), hits);
  return hits.some((_, at) => denied[at] !== true);
}

/** Whether a stretch of a text speaks of what a group of danger signs is about, and not only to deny it. */
export const speaksOf = (group: string, text: string, within: TextWindow): boolean =>
  speaks(group, text.slice(within.start, within.end));

/** Whether a text speaks of a child in words that are no sign of danger. */
export const speaksOfInfant = (text: string): boolean => speaks(child, text.slice(0, readMax));
