import measurementJson from '../compiled/lexicon/measurement.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { WordList } from '../knowledge/lexicon.ts';
import { boundedCache } from './bounded-cache.ts';
import { numberChars, readNumber } from './chinese-number.ts';

const measurementWords = lexicon(measurementJson);
const notTemperature = measurementWords['measurement.not-temperature'].regExp();
const pressureTalk = measurementWords['measurement.pressure-talk'].regExp();
const lowPressure = measurementWords['measurement.low-pressure'].regExp();
const heartTalk = measurementWords['measurement.heart-talk'].regExp();
const ofBreath = measurementWords['measurement.breaths'].regExp();

export type Measurement = {
  kind: 'temperature' | 'systolic' | 'diastolic' | 'heart-rate' | 'glucose' | 'oxygen';
  /** °C, mmHg, beats a minute, mmol/L, percent. */
  value: number;
  start: number;
  end: number;
};

const n = `[${numberChars}]`;
const within = (value: number | null, low: number, high: number): value is number =>
  value !== null && value >= low && value <= high;

/** 38.1 with nothing beside it, in a message about fever or a small child. */
const bareTemperature = measurementWords['measurement.bare-temperature'].regExp('gu');
const feverTalk = measurementWords['measurement.fever-talk'].regExp();
/** 38.6了现在: such a number and nothing else is no other measure. */
const onlyTemperature = measurementWords['measurement.only-temperature'].regExp();

const temperature = measurementWords['measurement.temperature'].regExp('gu');

const notOfBody = measurementWords['measurement.not-of-body'].regExp();
/** Letters around degrees that tell of what they are. */
const besideDegrees = { before: 3, after: 2 };

/** 水温40度, 四十度的天, 38度的酒 */
function isOfRoom(text: string, { 0: match, index }: RegExpExecArray): boolean {
  const from = Math.max(0, index - besideDegrees.before);
  return notOfBody.test(text.slice(from, index + match.length + besideDegrees.after));
}

/** 38度5, 38.5度, 三十九度二, 体温39, 烧到40. */
function temperatures(text: string): Measurement[] {
  const found: Measurement[] = [];
  for (const match of text.matchAll(temperature)) {
    const { degrees, tenths, named } = match.groups ?? {};
    const whole = readNumber(degrees ?? named ?? '');
    const part = readNumber(tenths ?? '');
    if (whole === null) continue;
    const isHalf = tenths === '半';
    const value = part === null ? whole : whole + (isHalf ? 0.5 : part / 10);
    if (!within(value, 33, 43) || isOfRoom(text, match)) continue;
    found.push({
      kind: 'temperature',
      value,
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  for (const match of text.matchAll(bareTemperature)) {
    const at = { start: match.index, end: match.index + match[0].length };
    if (found.some(({ start, end }) => start < at.end && at.start < end)) continue;
    if (notTemperature.test(text.slice(Math.max(0, at.start - 6), at.start))) continue;
    const isFever = feverTalk.test(text) || onlyTemperature.test(text);
    if (isFever) found.push({ kind: 'temperature', value: Number(match[0]), ...at });
  }
  return found;
}

const pressurePair = measurementWords['measurement.pressure-pair'].regExp('gu');
const namedPressure = measurementWords['measurement.pressure'].regExp('gu');

/** 180/110, 高压二百多, 低压120, 血压70多, 上压190. */
function pressures(text: string): Measurement[] {
  const found: Measurement[] = [];
  for (const match of text.matchAll(pressurePair)) {
    const [high, low] = [Number(match.groups?.['high']), Number(match.groups?.['low'])];
    const isPressure = pressureTalk.test(text) || match[0].includes('/');
    if (!isPressure || high < 50 || high > 300 || low < 20 || low > 200 || low >= high) continue;
    const at = { start: match.index, end: match.index + match[0].length };
    found.push({ kind: 'systolic', value: high, ...at }, { kind: 'diastolic', value: low, ...at });
  }
  for (const match of text.matchAll(namedPressure)) {
    const value = readNumber(match.groups?.['value'] ?? '');
    if (!within(value, 30, 320)) continue;
    const isLow = lowPressure.test(match.groups?.['name'] ?? '');
    found.push({
      kind: isLow ? 'diastolic' : 'systolic',
      value,
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return found;
}

const noValue = measurementWords['measurement.no-value'].source;

/** A value behind one of its names: 心率120, 血糖十二点五. */
const valueOf = (names: WordList): RegExp =>
  new RegExp(
    `${names.source}[^，。；？${numberChars}]{0,7}(${n}{1,6})(?!${n}|${noValue}|点(?!${n}))(?:点(${n}))?`,
    'gu',
  );
const heartRate = valueOf(measurementWords['measurement.heart-rate']);
const glucose = valueOf(measurementWords['measurement.glucose']);
const oxygen = valueOf(measurementWords['measurement.oxygen']);

function single(
  text: string,
  kind: Measurement['kind'],
  pattern: RegExp,
  range: readonly [number, number],
): Measurement[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const whole = readNumber(match[1] ?? '');
    const part = readNumber(match[2] ?? '');
    const value = whole === null ? null : whole + (part === null ? 0 : part / 10);
    if (!within(value, ...range)) return [];
    return [{ kind, value, start: match.index, end: match.index + match[0].length }];
  });
}

const beat = measurementWords['measurement.beats'].regExp('gu');

/** 一分钟170多下, 手环显示182 */
function beats(text: string): Measurement[] {
  if (!heartTalk.test(text)) return [];
  return [...text.matchAll(beat)].flatMap((match) => {
    const { counted, shown } = match.groups ?? {};
    const value = readNumber(counted ?? shown ?? '');
    if (!within(value, 20, 300)) return [];
    if (ofBreath.test(text.slice(Math.max(0, match.index - 6), match.index))) return [];
    return [{ kind: 'heart-rate', value, start: match.index, end: match.index + match[0].length }];
  });
}

/** A message with more values than this is no complaint. */
const measurementsMax = 40;

function measure(text: string): readonly Measurement[] {
  if (!/[\d零一二两三四五六七八九十百]/u.test(text)) return [];
  return [
    ...temperatures(text),
    ...pressures(text),
    ...single(text, 'heart-rate', heartRate, [20, 300]),
    ...beats(text),
    ...single(text, 'glucose', glucose, [0.5, 60]),
    ...single(text, 'oxygen', oxygen, [30, 100]),
  ].slice(0, measurementsMax);
}

const cache = boundedCache<readonly Measurement[]>(512);

/** The measured values in a normalised text. */
export function measurementsIn(text: string): readonly Measurement[] {
  return cache(text, measure);
}
