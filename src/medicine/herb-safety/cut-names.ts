import remedyLists from '../compiled/lexicon/remedy.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const remedyWords = lexicon(remedyLists);

/** Names of poisons that are read across a punctuation mark: 砒，霜. */
const rare = remedyWords['remedy.cut-names'].words;
/**
 * Those whose halves occur elsewhere (甘草、乌梅, 附，子女) are read only where both ends are free.
 * Where both halves are everyday words (水、银, 红、粉) a name is not here.
 */
const bounded = remedyWords['remedy.cut-names-bounded'].words;

export const cutNames: readonly string[] = [...rare, ...bounded];

const mark = /[，,、。；;！!？?…]/u;
/** No character before, or one after which a remedy is named; behind 、 goes on an ordinary list. */
const before = remedyWords['remedy.cut-name-before'].source;
const behind = remedyWords['remedy.cut-name-behind'].source;

/** The source of a pattern for such names, cut or whole. */
export const cutName = `(?:${across(rare)}|${before}(?:${across(bounded)})${behind})`;
const everyCutName = new RegExp(cutName, 'gu');

function across(names: readonly string[]): string {
  return names.map((name) => [...name].join(`${mark.source}?`)).join('|');
}

/** Whether a character may cut a name. */
export function isCut(character: string): boolean {
  return mark.test(character);
}

/** The places of the marks that cut a name, the last first. */
export function cutsInNames(text: string): number[] {
  return [...text.matchAll(everyCutName)]
    .flatMap(({ 0: words, index }) =>
      [...words].flatMap((character, at) => (isCut(character) ? [index + at] : [])),
    )
    .toReversed();
}
