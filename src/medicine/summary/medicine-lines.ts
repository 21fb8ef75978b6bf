import lineLists from '../compiled/lexicon/summary-line.json' with { type: 'json' };
import medicineLists from '../compiled/lexicon/medicine.json' with { type: 'json' };
import type { Span, Turn } from '../findings/finding.ts';
import { normalise } from '../findings/normalise.ts';
import {
  medicinePlaces,
  medicineStatusAt,
  placesNamed,
  type NamePlace,
} from '../findings/settled-names.ts';
import { drugMentions } from '../herb-safety/drug-mentions.ts';
import { patentMedicines } from '../knowledge/patent-medicines.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { clauseSpan } from '../findings/clause-span.ts';
import type { LineStatus, SummaryLine } from './line.ts';

const lineWords = lexicon(lineLists);
const medicineWords = lexicon(medicineLists);
const ofOthers = lineWords['summary-line.others-take'].regExp();
const notTaken = medicineWords['medicine.not-taken'].regExp();
const asks = medicineWords['medicine.asked'].regExp();
const onlyKept = lineWords['summary-line.only-kept'].regExp();
const noName = lineWords['summary-line.no-name'].regExp();
const heard = lineWords['summary-line.heard'].regExp();
const nameCharsMin = 3;
const readyMade = lineWords['summary-line.ready-made'].regExp('gu');
const kindBefore = lineWords['summary-line.kind-before-name'].regExp();
const generic = lineWords['summary-line.generic'].regExp();
const names = [
  ...medicineWords['medicine.name'].words,
  ...medicineWords['medicine.chinese'].words,
  ...patentMedicines.map(({ name }) => name),
];
const linesMax = 16;

type MedicineStatus = Extract<LineStatus, 'taken' | 'stopped' | 'considered' | 'asked'>;
type Mention = { name: string; status: MedicineStatus; span: Span };

/** What is told of each medicine: the last that says it is taken or was stopped, else the last. */
export function medicineLines(turns: readonly Turn[], taken: readonly string[]): SummaryLine[] {
  const byName = Map.groupBy(mentionsIn(turns, taken), ({ name }) => name);
  const lines = [...byName].flatMap(([label, mentions]): SummaryLine[] => {
    const settled = mentions.findLast(({ status }) => status === 'taken' || status === 'stopped');
    const told = settled ?? mentions.at(-1);
    if (told === undefined) return [];
    const { status, span } = told;
    return [{ section: 'medicines', label, detail: '', status, spans: [clauseSpan(turns, span)] }];
  });
  return lines.filter((line) => !isSaidCloser(line, lines)).slice(0, linesMax);
}

/** Whether a line names only a kind (血压药) where the same words name the medicine itself. */
const isSaidCloser = ({ label, spans: [span] }: SummaryLine, lines: readonly SummaryLine[]) =>
  generic.test(label) &&
  lines.some(
    (other) =>
      !generic.test(other.label) &&
      other.spans[0]?.turn === span?.turn &&
      other.spans[0]?.start === span?.start,
  );

function mentionsIn(turns: readonly Turn[], taken: readonly string[]): Mention[] {
  return turns.flatMap(({ role, content }, turn) => {
    if (role !== 'user') return [];
    const text = normalise(content);
    return placesIn(text, taken).flatMap((place): Mention[] => {
      const status = statusAt(text, place);
      const { name, start } = place;
      const span = { turn, start, end: start + name.length };
      return status === undefined ? [] : [{ name, status, span }];
    });
  });
}

const meets = (a: NamePlace, b: NamePlace): boolean =>
  a.start < b.start + b.name.length && b.start < a.start + a.name.length;

/** Every medicine that a text names: by its name, else by its ending, else by its kind. */
function placesIn(text: string, taken: readonly string[]): NamePlace[] {
  const known = longest([...knownPlaces(text, taken), ...byEnding(text)]);
  const ofKind = (isOne: boolean): NamePlace[] =>
    known.filter(({ name }) => generic.test(name) === isOne);
  const kept: NamePlace[] = [];
  for (const place of [
    ...ofKind(false),
    ...longest(medicinePlaces(text).map(bare)),
    ...ofKind(true),
  ])
    if (!kept.some((other) => meets(place, other))) kept.push(place);
  return kept.toSorted((a, b) => a.start - b.start);
}

const byEnding = (text: string): NamePlace[] =>
  [...text.matchAll(readyMade)]
    .map(({ 0: name, index }) => bare({ name, start: index }))
    .filter(({ name }) => name.length >= nameCharsMin);

/** 中成药牛黄降压丸: the name behind the kind. */
function bare({ name, start }: NamePlace): NamePlace {
  const kind = kindBefore.exec(name)?.[0].length ?? 0;
  return { name: name.slice(kind), start: start + kind };
}

/** Where a text names a medicine of our lists, or one of those taken. */
function knownPlaces(text: string, taken: readonly string[]): NamePlace[] {
  return [
    ...drugMentions(text).map(({ words, start }) => ({ name: words, start })),
    ...[...new Set([...names, ...taken])]
      .filter((name) => text.includes(name))
      .flatMap((name) => placesNamed(text, name)),
  ].filter(({ name }) => !noName.test(name));
}

/** Of names within names the longest. */
function longest(places: readonly NamePlace[]): NamePlace[] {
  const kept: NamePlace[] = [];
  for (const place of places.toSorted((a, b) => b.name.length - a.name.length)) {
    if (!kept.some((other) => meets(place, other))) kept.push(place);
  }
  return kept;
}

/** What a message says of a medicine at a place; undefined where it says that it is none of the person's. */
function statusAt(text: string, place: NamePlace): MedicineStatus | undefined {
  const { name, start } = place;
  const from =
    Math.max(...[...'，。；！？\n'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
  const before = text.slice(from, start);
  const after = text.slice(start + name.length);
  const rest = /^[^，。；！\n]*/u.exec(after)?.[0] ?? '';
  if (ofOthers.test(before) || ofOthers.test(rest)) return undefined;
  if (onlyKept.test(before) || heard.test(before)) {
    const sentence = /^[^。！\n]*/u.exec(after)?.[0] ?? '';
    return asks.test(before + name + sentence) ? 'asked' : 'considered';
  }
  const status = medicineStatusAt(text, place);
  if (status === 'taken') return status;
  if (status === 'asked' || asks.test(before + name + rest)) return 'asked';
  if (status === 'advised') return 'considered';
  return status === 'stopped' && !notTaken.test(before) ? status : undefined;
}
