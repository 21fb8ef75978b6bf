import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { mentionsMax } from './model-mention.ts';
import { quotedPlace } from './quoted-place.ts';
import { readRecord } from './read-record.ts';

const told = '脑壳 昏沉沉的，大概有半个月了，在吃 Aspirin，对ＡＢＣ过敏\n没有发烧';
const sign = { quote: '脑壳昏沉沉的', kind: 'symptom', name: '头晕', polarity: 'present' };
const recordOf = (...mentions: unknown[]) =>
  readRecord(JSON.stringify({ mentions }), told).mentions;

describe('the record of what a model read', () => {
  it('holds mentions that quote what was written, whatever the width and the spaces', () => {
    expect(recordOf({ ...sign, since: '半个月' })).toEqual([{ ...sign, since: '半个月' }]);
    const medicine = {
      quote: '在吃aspirin',
      kind: 'medicine',
      name: 'Aspirin',
      polarity: 'present',
      status: 'taken',
    };
    expect(recordOf(medicine)).toEqual([medicine]);
    const allergy = { quote: '对ABC过敏', kind: 'allergy', name: 'ABC', polarity: 'present' };
    expect(recordOf(allergy)).toEqual([allergy]);
  });

  it('leaves out what was never written, and a name that its words do not hold', () => {
    expect(recordOf({ ...sign, quote: '胸口痛得厉害' })).toEqual([]);
    expect(
      recordOf({ quote: '在吃', kind: 'medicine', name: '华法林', polarity: 'present' }),
    ).toEqual([]);
    expect(recordOf({ ...sign, since: '三年' })).toEqual([sign]);
    expect(recordOf({ ...sign, quote: '有' })).toEqual([]);
  });

  it('leaves out what is not in its form, and keeps the rest', () => {
    const bad = [
      null,
      3,
      'x',
      {},
      { ...sign, polarity: 'maybe' },
      { ...sign, quote: 'x'.repeat(81) },
    ];
    expect(recordOf(...bad, { ...sign, since: null, whose: '', note: 'more' })).toEqual([sign]);
    expect(recordOf(...Array.from({ length: 100 }, () => sign))).toHaveLength(mentionsMax);
  });

  it('says what the reply asks and whether it gives the result', () => {
    const record = readRecord('```json\n{"acts":["ask-2","result","ask-x",4]}\n```', told);
    expect(record).toEqual({ mentions: [], asked: [2], isResult: true });
    const nothing = { mentions: [], asked: [], isResult: false };
    for (const raw of ['', '[]', '{"mentions":', 'null', '{"mentions":{},"acts":"ask-1"}']) {
      expect(readRecord(raw, told)).toEqual(nothing);
    }
  });

  it('never throws, and holds only what stands in the words, whatever it is', () => {
    const value = fc.oneof(
      anyText({ maxLength: 30 }),
      fc.constantFrom(
        'symptom',
        'medicine',
        'present',
        'absent',
        '头晕',
        '昏沉沉',
        'Aspirin',
        '半个月',
      ),
      fc.jsonValue({ maxDepth: 1 }),
    );
    const keys = fc.constantFrom('quote', 'kind', 'name', 'polarity', 'since', 'whose', 'status');
    const entries = fc.array(fc.dictionary(keys, value), { maxLength: 6 });
    fc.assert(
      fc.property(entries, (mentions) => {
        for (const { quote, since } of recordOf(...mentions)) {
          expect(quotedPlace(told, quote)).toBeDefined();
          if (since !== undefined) expect(quotedPlace(told, since)).toBeDefined();
        }
      }),
    );
    fc.assert(
      fc.property(anyText({ maxLength: 60 }), (raw) => {
        expect(readRecord(raw, told).mentions).toEqual([]);
      }),
    );
  });
});

describe('the place of a quotation', () => {
  it('is that of the original words', () => {
    const place = quotedPlace(told, '脑壳昏沉沉');
    expect(place && told.slice(place.start, place.end)).toBe('脑壳 昏沉沉');
    const wide = quotedPlace('对ＡＢＣ过敏', 'abc');
    expect(wide).toEqual({ start: 1, end: 4 });
    expect(quotedPlace('😀头痛', '头痛')).toEqual({ start: 2, end: 4 });
    expect(quotedPlace('有', '有')).toEqual({ start: 0, end: 1 });
  });

  it('is found for every part of a text that says something', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 40 }), fc.nat(40), fc.nat(40), (text, from, to) => {
        const chars = [...text];
        const part = chars.slice(Math.min(from, to), Math.max(from, to)).join('');
        const place = quotedPlace(text, part);
        if (place === undefined) return;
        expect(place.start).toBeLessThan(place.end);
        expect(place.end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
