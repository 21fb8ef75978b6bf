// Hospitals, workplaces, schools and addresses. What precedes the suffix is cut at the start of a
// known place name, or after the last verb of going, being or living.
import type { TextMatch } from './mask-matches.ts';
import type { MaskKind } from './rules.ts';
import maskPlaceLists from '#medicine/compiled/lexicon/mask-place.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';
import { maskTexts as texts } from './mask-texts.ts';

const maskPlaceWords = lexicon(maskPlaceLists);

const places = maskPlaceWords['mask-place.known'].words;
const hospital = maskPlaceWords['mask-place.hospital'].regExp('g');
const workAt = maskPlaceWords['mask-place.work-at'].regExp('g');
const workOf = maskPlaceWords['mask-place.work-of'].regExp('g');
const workPlaced = maskPlaceWords['mask-place.work-placed'].regExp('g');
const streetNumbers = maskPlaceWords['mask-place.street-number'].regExp('g');
const livesIn = maskPlaceWords['mask-place.lives-in'].regExp('g');
const placed = maskPlaceWords['mask-place.placed'].regExp('g');

const cutAfter = maskPlaceWords['mask-place.cut-after'].regExp('g');
const genericName = maskPlaceWords['mask-place.generic'].regExp('');

const hospitalEnding = maskPlaceWords['mask-place.hospital-ending'].regExp('');
const workEnding = maskPlaceWords['mask-place.work-ending'].regExp('');
const areaEnding = maskPlaceWords['mask-place.area-ending'].regExp('');
type Cut = { kind: MaskKind; replacement: string };

/** The start of the place name that ends here. */
function startOf(words: string): number {
  const known = places
    .map((place) => words.indexOf(place))
    .filter((at) => at >= 0)
    .toSorted((a, b) => a - b)[0];
  if (known !== undefined) return known;
  let start = 0;
  for (const match of words.matchAll(cutAfter)) {
    const end = match.index + match[0].length;
    if (end <= words.length - 2) start = end;
  }
  return start;
}

function cutTo(text: string, pattern: RegExp, cut: Cut, ending: RegExp): TextMatch[] {
  return [...text.matchAll(pattern)].flatMap((match): TextMatch[] => {
    const words = match[1] ?? match[0];
    const from = match.index + match[0].indexOf(words);
    const place = words.slice(startOf(words));
    const name = place.replace(ending, '');
    if (genericName.test(name) || name === '') return [];
    const start = from + words.length - place.length;
    return [{ ...cut, start, end: start + place.length }];
  });
}

/** Finds hospitals, workplaces and addresses in a text with half-width characters. */
export function findPlaces(text: string): TextMatch[] {
  const hospitalCut: Cut = { kind: 'hospital', replacement: texts.hospital };
  const workCut: Cut = { kind: 'workplace', replacement: texts.workplace };
  const addressCut: Cut = { kind: 'address', replacement: texts.place };
  return [
    ...cutTo(text, streetNumbers, addressCut, /^$/),
    ...cutTo(text, hospital, hospitalCut, hospitalEnding),
    ...cutTo(text, workPlaced, workCut, workEnding),
    ...cutTo(text, workAt, workCut, workEnding),
    ...cutTo(text, workOf, workCut, workEnding),
    ...cutTo(text, livesIn, addressCut, areaEnding),
    ...cutTo(text, placed, addressCut, areaEnding),
  ];
}
