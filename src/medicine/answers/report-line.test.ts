import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueAnswers } from '../knowledge/answers.ts';
import { readReportLine } from './report-line.ts';

const said = (line: string): string[] =>
  readReportLine(line).map(
    ({ name, value, verdict, source }) => `${name} ${value} ${verdict} ${source ?? 'report'}`,
  );

describe('a value of a report', () => {
  it.each([
    ['白细胞 5.2 10^9/L 3.5-9.5', ['白细胞 5.2 within report']],
    ['1 白细胞计数(WBC) 11.3 ↑ ×10⁹/L 3.5～9.5', ['白细胞 11.3 high report']],
    ['*血红蛋白 HGB 98 L g/L 115—150', ['血红蛋白 98 low report']],
    ['血红蛋白：120 g/L 参考范围：130-175', ['血红蛋白 120 low report']],
    ['总胆固醇 5.6 mmol/L <5.2', ['总胆固醇 5.6 high report']],
    ['高密度脂蛋白胆固醇 1.3 mmol/L ＞1.0', ['高密度脂蛋白 1.3 within report']],
    [
      '白细胞 5.2 10^9/L 3.5-9.5 血小板 90 10^9/L 125-350',
      ['白细胞 5.2 within report', '血小板 90 low report'],
    ],
  ])('is judged by the range in its line: %s', (line, verdicts) => {
    expect(said(line)).toEqual(verdicts);
  });

  it.each([
    ['血钾 6.3 mmol/L', ['血钾 6.3 high reference-intervals']],
    ['尿酸 380 umol/L', ['尿酸 380 within gout-diet-2024']],
    ['血小板 200 ×10^9/L', ['血小板 200 within reference-intervals']],
    ['心率 72 次/分', ['心率 72 within reference-intervals']],
  ])('is judged by our range without one, in our unit: %s', (line, verdicts) => {
    expect(said(line)).toEqual(verdicts);
  });

  it.each([
    ['another unit', '尿酸 6.4 mg/dL'],
    ['no unit', '血钾 6.3'],
    ['a range that differs between the sexes', '血红蛋白 120 g/L'],
    ['a mark that says otherwise', '血钾 4.0 ↑ mmol/L 3.5-5.3'],
    ['another thing measured', '平均血红蛋白浓度 330 g/L 316-354'],
    ['another thing named behind', '肌酐清除率 90 mL/min 80-120'],
    ['something of the urine', '尿白蛋白 12 mg/L 0-30'],
    ['a range before the value', '白细胞 3.5-9.5 5.2'],
    ['a range upside down', '白细胞 5.2 9.5-3.5'],
    ['a value below what can be measured', '甲胎蛋白 <0.6 ng/mL 0-7'],
    ['a day', '白细胞 2026-11-20'],
    ['no value', '白细胞 未见'],
  ])('is not judged with %s', (_, line) => {
    expect(said(line)).toEqual([]);
  });

  it('is within, below or above the range of its line, whatever it is', () => {
    const tenths = fc.integer({ min: 0, max: 9_999 }).map((number) => number / 10);
    fc.assert(
      fc.property(
        fc.constantFrom(
          ...valueAnswers.flatMap(({ words, unit }) => words.map((word) => ({ word, unit }))),
        ),
        fc.tuple(tenths, tenths, tenths).filter(([, low, high]) => low < high),
        ({ word, unit }, [value, low, high]) => {
          const verdict = value < low ? 'low' : value > high ? 'high' : 'within';
          expect(readReportLine(`${word} ${value} ${unit} ${low}-${high}`)).toMatchObject([
            { value, verdict, source: null },
          ]);
        },
      ),
    );
  });

  it('is of a row that we know, whatever stands in the line', () => {
    const known = new Set(valueAnswers.map(({ name }) => name));
    const piece = fc.oneof(
      fc.constantFrom(...known, ' ', '-', '10^9/L', '↑', '(', '参考范围', '<', '%'),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
      fc.integer().map(String),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        for (const { name, value } of readReportLine(pieces.join(''))) {
          expect(known.has(name)).toBe(true);
          expect(Number.isFinite(value)).toBe(true);
        }
      }),
    );
  });
});
