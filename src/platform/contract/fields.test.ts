import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { anyText } from '#test/any-text.ts';
import { fieldTexts } from './field-texts.ts';
import { charCount, isStorable } from './chars.ts';
import { idField, idParam, intQuery, textField } from './fields.ts';

const texts = fieldTexts['zh-CN'];
const errorOf = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['头痛', 2],
    ['🌸', 1],
    ['👨‍👩‍👧', 5],
    ['e\u0301', 2],
    ['𠮷野家', 3],
  ])('counts code points, as a person sees the counter: %s', (text, count) => {
    expect(charCount(text)).toBe(count);
  });

  it('is the number of its code points, whatever it contains', () => {
    const texts = fc.property(anyText(), (text) => {
      expect(charCount(text)).toBe([...text].length);
    });
    fc.assert(texts);
  });
});

describe('a text field', () => {
  const field = textField({ max: 3, required: true });

  it.each(['头', '头 痛', '🌸🌸🌸', ' a ', '\t\n头', '\u202e头', '頭痛', 'e\u0301'])(
    'keeps its value unchanged: %j',
    (text) => {
      expect(field.parse(text)).toBe(text);
    },
  );

  it.each(['', ' ', '\n\t', '\u3000'])('may not be empty where it is required: %j', (text) => {
    expect(errorOf(field, text)).toBe(texts.field_required);
    expect(textField({ max: 3 }).parse(text)).toBe(text);
  });

  it.each(['头痛三天', '🌸🌸🌸🌸', 'a'.repeat(1_000_000)])('has a maximum: %#', (text) => {
    expect(errorOf(field, text)).toBe(texts.field_too_long);
  });

  it.each(['a\u0000', '\ud800', '\udc00a', '\ud83ca'])(
    'rejects what cannot be stored: %j',
    (text) => {
      expect(isStorable(text)).toBe(false);
      expect(errorOf(field, text)).toBe(texts.field_characters);
    },
  );

  it('reports one problem at a time, with its own text', () => {
    const own = (text: string) => ({ 'zh-CN': text, 'en-US': text });
    const worded = textField({
      max: 5,
      min: { chars: 2, text: own('太短') },
      tooLong: own('太长'),
      required: own('空'),
    });
    const messages = ['', '一', '一二三四五六', '\u0000'.repeat(6)].map((text) =>
      worded.safeParse(text).error?.issues.map(({ message }) => message),
    );
    expect(messages).toEqual([['空'], ['太短'], ['太长'], ['太长']]);
  });
});

describe('an id', () => {
  it.each(['1', '42', '987654321', '9007199254740991'])('in a path is decimal: %s', (text) => {
    expect(idParam.parse(text)).toBe(Number(text));
  });

  it('in a path or a body is nothing else', () => {
    const others = [
      '0',
      '01',
      '-1',
      '+1',
      '1.0',
      '1e3',
      '0x1',
      ' 1',
      '1 ',
      '１',
      '',
      'abc',
      '1'.repeat(17),
    ];
    for (const text of others)
      expect([text, idParam.safeParse(text).success]).toEqual([text, false]);
    for (const value of [0, -1, 1.5, Number.NaN, Infinity, 2 ** 53, '1', null, [1], true]) {
      expect([value, idField.safeParse(value).success]).toEqual([value, false]);
    }
    expect(idField.parse(2 ** 53 - 1)).toBe(2 ** 53 - 1);
  });

  it('in a path never exceeds the safe integers', () => {
    expect(idParam.safeParse('9007199254740993').success).toBe(false);
  });
});

describe('a number in a query', () => {
  const field = intQuery({ min: 2, max: 50, fallback: 10 });

  it('has a default and bounds', () => {
    expect(field.parse(undefined)).toBe(10);
    expect([field.parse('2'), field.parse('50')]).toEqual([2, 50]);
    for (const text of ['1', '51', '-2', '2.5', '', 'abc', '99999999', null, 2]) {
      expect([text, field.safeParse(text).success]).toEqual([text, false]);
    }
  });
});
