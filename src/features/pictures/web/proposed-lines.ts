import { findMasksIn } from '#features/masking/find-masks.ts';
import type { MaskKind } from '#features/masking/rules.ts';
import maskLabelLists from '#medicine/compiled/lexicon/mask-label.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';

import { certaintyMin } from '../rules.ts';
import type { ReadLine } from './page-lines.ts';

const words = lexicon(maskLabelLists);
const labels = [
  words['mask-label.person'],
  words['mask-label.number'],
  words['mask-label.signature'],
].map((list) => list.regExp('i'));

export type ProposedLine = {
  id: number;
  text: string;
  isChosen: boolean;
  /** It may identify a person. */
  isPersonal: boolean;
  /** It may have been misread. */
  isDoubtful: boolean;
};

/** Days and ages are part of a course; the place of an examination is the user's choice. */
const harmless = new Set<MaskKind>(['date', 'age', 'other', 'hospital']);

/** The lines to confirm; those that may identify a person or were hard to read are not selected. */
export function proposeLines(lines: readonly ReadLine[]): ProposedLine[] {
  const masks = findMasksIn(lines.map(({ text }) => text));
  return lines.map(({ text, certainty }, id) => {
    const isPersonal =
      labels.some((label) => label.test(text)) ||
      (masks[id] ?? []).some(({ kind }) => !harmless.has(kind));
    const isDoubtful = certainty < certaintyMin;
    return { id, text, isChosen: !isPersonal && !isDoubtful, isPersonal, isDoubtful };
  });
}

/** What goes into the input. */
export function chosenLines(lines: readonly ProposedLine[]): string[] {
  return lines
    .filter(({ isChosen }) => isChosen)
    .map(({ text }) => text.trim())
    .filter((text) => text !== '');
}
