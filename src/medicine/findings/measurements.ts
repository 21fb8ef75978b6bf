import { boundedCache } from './bounded-cache.ts';
import { numberChars, readNumber } from './chinese-number.ts';

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
const bareTemperature =
  /(?<![\d.])(?:3[5-9]|4[01])\.\d(?![\d.%])(?!\s?(?:斤|公斤|kg|厘米|cm|岁|mmol|周|元|块))/gu;
const feverTalk = /烧|热|烫|温|宝|娃|婴|孩/u;
/** 38.6了现在: such a number and nothing else is no other measure. */
const onlyTemperature =
  /^[现在刚才又已经都再量测了一下次显示是有到升涨快大概差不多今早晚天昨上的，、\s]*(?:3[5-9]|4[01])\.\d[现在刚才又量测出来了的呢啊吧啦多左右，。、\s\d.]*$/u;

/** 38度5, 38.5度, 三十九度二, 体温39, 烧到40. */
function temperatures(text: string): Measurement[] {
  const found: Measurement[] = [];
  const pattern = new RegExp(
    `(?:体温|发烧|烧|高烧|发热|量了?|温度|耳温|腋温|额温|肛温)?[^，。；？\\d${numberChars.slice(5)}]{0,5}?(${n}{1,5})(?:°c|℃|摄氏度|度|°)(${n}|半)?|(?:体温|发烧|烧到|烧|高烧|发热)[^，。；？\\d]{0,5}(\\d\\d(?:\\.\\d)?)(?!\\d|岁|天|个|年|周|月|小时|次|分|斤|号|多?天)`,
    'gu',
  );
  for (const match of text.matchAll(pattern)) {
    const whole = readNumber(match[1] ?? match[3] ?? '');
    const part = readNumber(match[2] ?? '');
    if (whole === null) continue;
    const isHalf = match[2] === '半';
    const value = part === null ? whole : whole + (isHalf ? 0.5 : part / 10);
    if (!within(value, 33, 43)) continue;
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
    if (/[糖酸压]/u.test(text.slice(Math.max(0, at.start - 6), at.start))) continue;
    const isFever = feverTalk.test(text) || onlyTemperature.test(text);
    if (isFever) found.push({ kind: 'temperature', value: Number(match[0]), ...at });
  }
  return found;
}

/** 180/110, 高压二百多, 低压120, 血压70多, 上压190. */
function pressures(text: string): Measurement[] {
  const found: Measurement[] = [];
  for (const match of text.matchAll(/(?<![\d/.])(\d{2,3})\s?[/／,，比-]\s?(\d{2,3})(?![\d/.])/gu)) {
    const [high, low] = [Number(match[1]), Number(match[2])];
    const isPressure = /血压|高压|低压|毫米|mmhg/u.test(text) || match[0].includes('/');
    if (!isPressure || high < 50 || high > 300 || low < 20 || low > 200 || low >= high) continue;
    const at = { start: match.index, end: match.index + match[0].length };
    found.push({ kind: 'systolic', value: high, ...at }, { kind: 'diastolic', value: low, ...at });
  }
  const named = new RegExp(
    `(高压|上压|收缩压|低压|下压|舒张压|血压|降压药)[^，。；？${numberChars}]{0,7}(${n}{1,5})(?:多|来)?(?!\\s?[/／度岁天])`,
    'gu',
  );
  for (const match of text.matchAll(named)) {
    const value = readNumber(match[2] ?? '');
    if (!within(value, 30, 320)) continue;
    const isLow = /低压|下压|舒张/u.test(match[1] ?? '');
    found.push({
      kind: isLow ? 'diastolic' : 'systolic',
      value,
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return found;
}

function single(
  text: string,
  kind: Measurement['kind'],
  names: string,
  range: readonly [number, number],
): Measurement[] {
  const pattern = new RegExp(
    `(?:${names})[^，。；？${numberChars}]{0,7}(${n}{1,6})(?!${n}|些|直|般|样|点(?!${n}))(?:点(${n}))?`,
    'gu',
  );
  return [...text.matchAll(pattern)].flatMap((match) => {
    const whole = readNumber(match[1] ?? '');
    const part = readNumber(match[2] ?? '');
    const value = whole === null ? null : whole + (part === null ? 0 : part / 10);
    if (!within(value, ...range)) return [];
    return [{ kind, value, start: match.index, end: match.index + match[0].length }];
  });
}

/** 一分钟170多下, 手环显示182 */
function beats(text: string): Measurement[] {
  if (!/心|脉/u.test(text)) return [];
  const pattern = new RegExp(
    `(?:一|每)分钟(?:跳|能跳)?(?:到|了|有|快)?(${n}{2,5})(?:多|来|几)?(?:下|次)|(?:手环|手表|监护仪?|监测|血氧仪)(?:上)?(?:显示|写着|是|提示|测)?(?:的是|到|出)?(\\d{3})(?!\\d|/)`,
    'gu',
  );
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = readNumber(match[1] ?? match[2] ?? '');
    if (!within(value, 20, 300)) return [];
    if (/呼吸|喘/u.test(text.slice(Math.max(0, match.index - 6), match.index))) return [];
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
    ...single(text, 'heart-rate', '心率|心跳|脉搏|脉率', [20, 300]),
    ...beats(text),
    ...single(text, 'glucose', '血糖', [0.5, 60]),
    ...single(text, 'oxygen', '血氧饱和度|血氧|氧饱和|spo2', [30, 100]),
  ].slice(0, measurementsMax);
}

const cache = boundedCache<readonly Measurement[]>(512);

/** The measured values in a normalised text. */
export function measurementsIn(text: string): readonly Measurement[] {
  return cache(text, measure);
}
