// The positions of a course on its time axis, the same on the page and in the file.
import { chinaDay, chinaDayStart } from '#platform/contract/china-time.ts';
import type {
  CourseChart,
  CourseLane,
  CoursePeriod,
  CoursePicture,
  CoursePoint,
  CourseStepTold,
} from './course-schemas.ts';

const dayMs = 86_400_000;
/** The axis is at least this long. */
const axisMinMs = 3 * dayMs;
/** How far before the first mention the axis begins where everything was mentioned within days. */
const reachMs = 120 * dayMs;
const withinDaysMs = 14 * dayMs;
/** The same where the mentions cover a longer time, as a share of that time. */
const reachShare = 0.7;
/** Shares of the axis: the shortest bar, the dotted part of an unsure beginning, between two marks. */
const barMin = 0.04;
const leadMax = 0.1;
const marksApart = 0.07;
/** Between two numbers beside points of one line. */
const labelsApart = 0.16;

/** A time axis: 0 is its left end, 1 its right. */
export type CourseAxis = { fromMs: number; toMs: number };

const startOf = (
  { kind, day }: CoursePeriod['onset'],
  [first]: readonly CourseStepTold[],
): number => (kind === 'told' && first ? Date.parse(first.at) : chinaDayStart(day).getTime());

/** The instant of a value: its message's, or the noon of another day that was named. */
const valueMs = ({ day, at }: CoursePoint): number =>
  day === chinaDay(new Date(at)) ? Date.parse(at) : chinaDayStart(day).getTime() + dayMs / 2;

/** The axis of a picture. */
export function courseAxis({
  lanes,
  charts,
  until,
}: Pick<CoursePicture, 'lanes' | 'charts' | 'until'>): CourseAxis {
  const periods = lanes.flatMap((lane) => lane.periods);
  const mentions = [...periods.flatMap(({ steps }) => steps), ...charts.flatMap((c) => c.points)];
  const mentionedMs = mentions.map(({ at }) => Date.parse(at));
  const toMs = Math.max(...mentionedMs, until === null ? 0 : Date.parse(until));
  const firstMs = Math.min(toMs, ...mentionedMs);
  const overMs = toMs - firstMs;
  const leastMs = firstMs - (overMs > withinDaysMs ? reachShare * overMs : reachMs);
  const begun = [
    ...periods.map(({ onset, steps }) => startOf(onset, steps)),
    ...charts.flatMap(({ points }) => points.map(valueMs)),
  ].filter((ms) => ms >= leastMs);
  return { fromMs: Math.min(firstMs, toMs - axisMinMs, ...begun), toMs };
}

const placeOn = ({ fromMs, toMs }: CourseAxis, ms: number): number =>
  Math.min(1, Math.max(0, (ms - fromMs) / (toMs - fromMs)));

/** A stretch of a symptom. `lead` is where its unsure, dotted beginning ends. */
export type CourseBar = {
  from: number;
  lead: number;
  to: number;
  /** It began before the axis does. */
  isCut: boolean;
  hasEnded: boolean;
};
type CourseMark = { at: number; change: 'worse' | 'same' | 'better' };

export function laneShapes(
  axis: CourseAxis,
  { periods }: CourseLane,
): { bars: CourseBar[]; marks: CourseMark[] } {
  const bars = periods.map((period) => barOf(axis, period));
  const marks = periods
    .flatMap(({ steps }) => steps)
    .flatMap(({ at, change }): CourseMark[] =>
      change === 'new' || change === 'gone' ? [] : [{ at: placeOn(axis, Date.parse(at)), change }],
    );
  return { bars, marks: apart(marks) };
}

function barOf(axis: CourseAxis, { onset, endedAt, steps }: CoursePeriod): CourseBar {
  const to = endedAt === null ? 1 : placeOn(axis, Date.parse(endedAt));
  const startMs = startOf(onset, steps);
  const isCut = startMs < axis.fromMs;
  const start = Math.min(placeOn(axis, startMs), Math.max(0, to - barMin));
  if (onset.kind === 'day' && !isCut) {
    return { from: start, lead: start, to, isCut, hasEnded: endedAt !== null };
  }
  // Without a known beginning the dots are before the first mention, otherwise at the beginning.
  const from = onset.kind === 'told' ? Math.max(0, start - leadMax) : start;
  const lead = onset.kind === 'told' ? start : Math.min(start + leadMax, (start + to) / 2);
  return { from, lead, to, isCut, hasEnded: endedAt !== null };
}

/** The newest marks that fit, moved so that none covers another. */
function apart(marks: readonly CourseMark[]): CourseMark[] {
  const kept = marks.slice(-Math.floor(1 / marksApart)).map((mark) => ({ ...mark }));
  let right = 1 + marksApart / 2;
  for (const mark of kept.toReversed()) {
    mark.at = Math.min(mark.at, right - marksApart);
    right = mark.at;
  }
  let left = -marksApart / 2;
  for (const mark of kept) {
    mark.at = Math.max(mark.at, left + marksApart);
    left = mark.at;
  }
  return kept;
}

/** A value on a chart: `y` is 0 at the bottom and 1 at the top. */
export type ChartPlace = { at: number; y: number; label: string; isLabelled: boolean };

/** The lines of a chart (two of a blood pressure), each with its values from left to right. */
export function chartLines(axis: CourseAxis, { points }: CourseChart): ChartPlace[][] {
  const upper = points.map(({ value, upTo = value }) => (value + upTo) / 2);
  const lower = points.flatMap(({ low }) => low ?? []);
  const [least, most] = [Math.min(...upper, ...lower), Math.max(...upper, ...lower)];
  const y = (value: number): number => (most === least ? 0.5 : (value - least) / (most - least));
  const placed = (point: CoursePoint, value: number, label: string) => ({
    at: placeOn(axis, valueMs(point)),
    y: y(value),
    label,
  });
  const lines = [
    points.map((point, index) => placed(point, upper[index] ?? 0, numberText(point))),
    points.flatMap((point) =>
      point.low === undefined ? [] : [placed(point, point.low, String(point.low))],
    ),
  ];
  return lines.filter((line) => line.length > 0).map(labelled);
}

/** The newest value has its number, then the highest, the lowest and the others that have room. */
function labelled(line: readonly Omit<ChartPlace, 'isLabelled'>[]): ChartPlace[] {
  const byHeight = line.toSorted((a, b) => b.y - a.y);
  const wanted = [line.at(-1), byHeight[0], byHeight.at(-1), ...line];
  const kept: (typeof line)[number][] = [];
  for (const place of wanted) {
    const hasRoom = kept.every(({ at }) => Math.abs(at - (place?.at ?? at)) >= labelsApart);
    if (place && hasRoom) kept.push(place);
  }
  return line.map((place) => ({ ...place, isLabelled: kept.includes(place) }));
}

/** A value as it was given: 4–5 where two were. */
export const numberText = ({ value, upTo }: Pick<CoursePoint, 'value' | 'upTo'>): string =>
  upTo === undefined ? String(value) : `${value}–${upTo}`;
