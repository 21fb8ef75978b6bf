// The one place where the names of medicines are found in what a person writes: western and ready-made
// ones by name and brand, formulas, herbs that are taken, everyday words, and names by their endings.

import lineLists from '../compiled/lexicon/summary-line.json' with { type: 'json' };
import medicineLists from '../compiled/lexicon/medicine.json' with { type: 'json' };
import nameLists from '../compiled/lexicon/medicine-name.json' with { type: 'json' };
import settledLists from '../compiled/lexicon/settled.json' with { type: 'json' };
import { drugMentions } from '../herb-safety/drug-mentions.ts';
import { formulas } from '../knowledge/formulas.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { patentMedicines } from '../knowledge/patent-medicines.ts';
import type { NamePlace } from '../reading/told-names.ts';

const nameWords = lexicon(nameLists);
const medicineWords = lexicon(medicineLists);
const settledWords = lexicon(settledLists);
const lineWords = lexicon(lineLists);

const names = new Set(
  [
    ...medicineWords['medicine.name'].words,
    ...medicineWords['medicine.chinese'].words,
    ...nameWords['medicine-name.generic'].words,
    ...nameWords['medicine-name.everyday'].words,
    ...nameWords['medicine-name.ready-made'].words,
    ...patentMedicines.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    ...formulas.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
  ].map((name) => name.toLowerCase()),
);
/** By their first character, the longest first. */
const byStart = Map.groupBy(
  [...names].toSorted((a, b) => b.length - a.length),
  (name) => name.charAt(0),
);

const notInName = settledWords['settled.before-name'].source;
const byEnding = [
  settledWords['settled.medicine'].regExp('gu'),
  new RegExp(
    `(?:(?!${notInName})[\\u4e00-\\u9fff]){1,6}?${settledWords['settled.medicine-form'].source}`,
    'gu',
  ),
  lineWords['summary-line.ready-made'].regExp('gu'),
];
const noName = lineWords['summary-line.no-name'].regExp();
const kindBefore = lineWords['summary-line.kind-before-name'].regExp();
const generic = lineWords['summary-line.generic'].regExp();
const measured = nameWords['medicine-name.measured'].regExp();
const measuredBehind = nameWords['medicine-name.measured-behind'].regExp();
const kindOf = nameWords['medicine-name.kind-of'].regExp();
const nameCharsMin = 2;

/** Whether a name is only that of a kind of medicine: 血压药. */
export const isKind = (name: string): boolean => generic.test(name);

/** Every medicine that a normalised text names, in the order of the text; of names within names the longest. */
export function namedMedicines(text: string): readonly NamePlace[] {
  const known = [
    ...drugMentions(text).map(({ words, start }) => ({ name: words, start })),
    ...listed(text),
  ].filter(({ name }) => !noName.test(name));
  return longest(known, ended(text)).filter(
    (place, at, all) => !isMeasured(text, place) && !isNamedBehind(text, place, all[at + 1]),
  );
}

/** 激素六项正常: what was measured, and no medicine. */
const isMeasured = (text: string, place: NamePlace): boolean =>
  measured.test(place.name) && measuredBehind.test(text.slice(endOf(place)));

/** 降压药氨氯地平: a kind of medicine with its name behind it. */
const isNamedBehind = (text: string, place: NamePlace, next: NamePlace | undefined): boolean =>
  next !== undefined &&
  isKind(place.name) &&
  !isKind(next.name) &&
  kindOf.test(text.slice(endOf(place), next.start));

/** Where a name ends, exclusive. */
export const endOf = ({ name, start }: NamePlace): number => start + name.length;

function listed(text: string): NamePlace[] {
  const places: NamePlace[] = [];
  for (let start = 0; start < text.length;) {
    const name = byStart.get(text.charAt(start))?.find((one) => text.startsWith(one, start));
    if (name !== undefined) places.push({ name, start });
    start += name?.length ?? 1;
  }
  return places;
}

const ended = (text: string): NamePlace[] =>
  byEnding
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ 0: name, index }) => bare({ name, start: index }))
    .filter(({ name }) => name.length >= nameCharsMin);

/** 中成药牛黄降压丸: the name behind the kind. */
function bare({ name, start }: NamePlace): NamePlace {
  const kind = kindBefore.exec(name)?.[0].length ?? 0;
  return { name: name.slice(kind), start: start + kind };
}

const meets = (a: NamePlace, b: NamePlace): boolean => a.start < endOf(b) && b.start < endOf(a);

/** Of names that meet the longest of the known, then those by their endings, and kinds last. */
export function longest<T extends NamePlace>(known: readonly T[], others: readonly T[]): T[] {
  const byLength = (a: T, b: T): number => b.name.length - a.name.length;
  const order = [
    ...known.filter(({ name }) => !isKind(name)).toSorted(byLength),
    ...others.toSorted(byLength),
    ...known.filter(({ name }) => isKind(name)).toSorted(byLength),
  ];
  const places: T[] = [];
  for (const place of order) if (!places.some((other) => meets(place, other))) places.push(place);
  return places.toSorted((a, b) => a.start - b.start);
}
