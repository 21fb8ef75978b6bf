// The values in a line of a report, and whether they are within a range.
import reportJson from '../compiled/lexicon/report.json' with { type: 'json' };
import { valueAnswers } from '../knowledge/answers.ts';
import type { AnswerValue } from '../knowledge/answers.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { SourceId } from '../knowledge/source.ts';

type RangeVerdict = 'low' | 'within' | 'high';

/** A value of a line; `source` is that of our range, null where the line has a range of its own. */
export type ReportValue = {
  name: string;
  value: number;
  verdict: RangeVerdict;
  source: SourceId | null;
};

const words = lexicon(reportJson);
/** Full-width and half-width, both signs for micro, raised digits. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

const rowOf = new Map(
  valueAnswers.flatMap((row) => row.words.map((word) => [folded(word), row] as const)),
);
const byLength = [...rowOf.keys()].toSorted((a, b) => b.length - a.length);
const names = byLength
  .map((word) => escaped(word) + (/[a-z\d]$/u.test(word) ? String.raw`(?![a-z\d])` : ''))
  .join('|');
const rowUnits = [...new Set(valueAnswers.map(({ unit }) => escaped(folded(unit))))].join('|');

const amount = String.raw`\d{1,5}(?:\.\d{1,3})?`;
const until = String.raw`\s*${words['report.until'].source}\s*`;
/** A word before the name makes it another: mean, of the urine, of the distribution. */
const name = String.raw`(?<!\p{L})(?<name>${names})`;
const between = String.raw`${words['report.suffix'].source}?\s*(?:\([^()\d]{0,20}\))?[\s:*|]*(?:[a-z][a-z\d-]{0,9}[#%]?[\s:*|]+)?`;
const value = String.raw`(?<value>${amount})(?![\d.]|${until}\d)`;
const mark = String.raw`\s*(?:(?<up>↑|h(?![a-z]))|(?<down>↓|l(?![a-z])))?\s*`;
const unit = String.raw`(?<unit>[x×*]?(?:${rowUnits}|10\s*[\^*]?\s*\d{1,2}\s*/\s*[a-zμ]{1,4}|[a-zμ%‰°][a-zμ%‰°/\d.]{0,12}))?`;
const label = String.raw`[\s:|(\[]*${words['report.range-label'].source}?[\s:|(\[]*`;
const range = String.raw`(?:(?<low>${amount})${until}(?<high>${amount})(?![\d.])|[<≤]=?\s*(?<below>${amount})(?![\d.])|[>≥]=?\s*(?<above>${amount})(?![\d.]))?`;
const reported = new RegExp(
  `${name}${between}${value}${mark}${unit}${mark.replaceAll('<up', '<up2').replaceAll('<down', '<down2')}${label}${range}`,
  'gu',
);

/**
 * What a line of a report says of the values that we know: by the range that stands behind the
 * value, else by ours for adults where the unit is ours, too. Nothing is said where sexes differ,
 * where the report marks the value otherwise, or where the line can be read in another way.
 */
export function readReportLine(line: string): ReportValue[] {
  return [...folded(line).matchAll(reported)].flatMap(({ groups = {} }) => {
    const row = rowOf.get(groups['name'] ?? '');
    if (row === undefined) return [];
    const amounts = Number(groups['value']);
    const printed = printedBounds(groups);
    if (printed === undefined) return [];
    const verdict =
      printed === null ? ownVerdict(row, amounts, groups['unit']) : verdictOf(printed, amounts);
    if (verdict === undefined || !agrees(verdict, groups)) return [];
    const source = printed === null ? row.source : null;
    return [{ name: row.name, value: amounts, verdict, source }];
  });
}

type Groups = Readonly<Record<string, string | undefined>>;
type Bounds = { low?: number | undefined; high?: number | undefined };

/** The range in the line; null where there is none, undefined where it is no range. */
function printedBounds({ low, high, below, above }: Groups): Bounds | null | undefined {
  if (below !== undefined) return { high: Number(below) };
  if (above !== undefined) return { low: Number(above) };
  if (low === undefined || high === undefined) return null;
  return Number(low) < Number(high) ? { low: Number(low), high: Number(high) } : undefined;
}

function ownVerdict(row: AnswerValue, amounts: number, written = ''): RangeVerdict | undefined {
  if (plainUnit(written) !== plainUnit(row.unit)) return undefined;
  const man = verdictOf(row, amounts);
  const woman = { low: row.lowWoman ?? row.low, high: row.highWoman ?? row.high };
  return man === verdictOf(woman, amounts) ? man : undefined;
}

function verdictOf({ low, high }: Bounds, amounts: number): RangeVerdict {
  if (low !== undefined && amounts < low) return 'low';
  return high !== undefined && amounts > high ? 'high' : 'within';
}

/** The mark of the report itself, if it has one. */
function agrees(verdict: RangeVerdict, { up, up2, down, down2 }: Groups): boolean {
  if (up !== undefined || up2 !== undefined) return verdict === 'high';
  return (down ?? down2) === undefined || verdict === 'low';
}

const plainUnit = (written: string): string =>
  folded(written)
    .replaceAll(/[\s^*×]|^x(?=10)/gu, '')
    .replace(/^u(?=mol|g|iu)/u, 'μ');
