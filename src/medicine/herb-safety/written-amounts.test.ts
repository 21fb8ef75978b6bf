import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recogniseHerbs } from './recognise-herbs.ts';
import { writtenAmounts } from './written-amounts.ts';

/** Each herb as `least-most`, as `?words` where no grams could be read, `-` without an amount. */
function read(text: string): string {
  const mentions = recogniseHerbs(text);
  const amounts = writtenAmounts(text, mentions);
  return mentions
    .map((mention) => {
      const amount = amounts.get(mention);
      if (amount === undefined) return '-';
      if (amount.unit === 'unread') return `?${amount.words}`;
      return amount.least === amount.most ? `${amount.most}` : `${amount.least}-${amount.most}`;
    })
    .join(' ');
}

describe('amounts of a list', () => {
  it.each([
    ['附子 9克，干姜：6 g', '9 6'],
    ['附子１５克、干姜⑮克、甘草𝟏𝟓克', '15 15 15'],
    ['附子500mg，干姜1.5公斤', '0.5 1500'],
    ['附子三十克，干姜贰拾克，甘草一百二十克，细辛廿克', '30 20 120 20'],
    ['附子二〇克，干姜一五克，甘草零点五克', '20 15 0.5'],
    ['附子一两，干姜0.5两，甘草½两，细辛壹两', '30-50 15-25 15-25 30-50'],
    ['附子一两半，干姜两半，甘草一两五钱，细辛一两五', '45-75 45-75 45-75 45-75'],
    ['附子两钱，干姜钱半，甘草三分，细辛一市两', '6-10 4.5-7.5 0.9-1.5 50'],
    ['附子半斤，干姜一斤二两', '250 560-600'],
    ['附子10-15克，干姜三钱至五钱，甘草三五钱，细辛十五六克', '10-15 9-25 9-25 15-16'],
    ['附子二兩，干姜三錢', '60-100 9-15'],
    ['半斤黄芪，三两附子', '250 90-150'],
    ['取十克附子五克干姜', '10 5'],
    ['附子10克干姜5克', '10 5'],
    ['附子、干姜各三钱', '9-15 9-15'],
    ['附子（先煎）30克，干姜（炒，6克）', '30 6'],
    ['附子，30克，干姜，9克', '30 9'],
    ['附子每日三十克', '30'],
    ['附子每次3克，每天3次', '9'],
    ['附子 大约 一两左右', '30-50'],
    ['黄芪30、附子 15', '30 15'],
    ['附子10公分，干姜：三公分', '10 3'],
    ['附子❿克、干姜➊➎克、甘草㉈克、细辛〣克', '10 15 10 3'],
    ['ten grams of 附子，干姜 twenty-five g，甘草 ten to fifteen g', '10 25 10-15'],
    ['附子 one hundred and twenty g，干姜 hundred g', '120 100'],
    ['①附子10克②干姜⑩克', '10 10'],
    ['附子⑮干姜⑩', '15 10'],
  ])('reads %s', (text, amounts) => {
    expect(read(text)).toBe(amounts);
  });

  it.each([
    ['附子一把，干姜3片，甘草适量，细辛几两', '?一把 ?3片 ?适量 ?几两'],
    ['一把附子，三片干姜', '?一把 ?三片'],
    ['附子二铢，干姜30ml，甘草三分之一两', '?二铢 ?30ml ?三分之一两'],
  ])('keeps the words of what it cannot read: %s', (text, amounts) => {
    expect(read(text)).toBe(amounts);
  });

  it('takes no numbering, no days and no times for an amount', () => {
    for (const text of [
      '1、附子2、干姜3、甘草',
      '①附子②干姜③甘草',
      '1️⃣附子 2️⃣干姜',
      '附子3剂',
      '附子30天',
      '附子 一日三次',
      '附子吃一分钟',
    ]) {
      expect({ text, read: read(text) }).toEqual({
        text,
        read: read(text).replaceAll(/[^- ]/gu, ''),
      });
    }
  });

  it('reads any text without failing', () => {
    const parts = fc.constantFrom(
      '附子',
      '干姜',
      '各',
      '一',
      '两',
      '半',
      '钱',
      '3',
      '/',
      '～',
      '克',
      '，',
      '（',
    );
    const isSound = (): void =>
      fc.assert(
        fc.property(fc.array(fc.oneof(parts, fc.string())), (written) => {
          const text = written.join('');
          const read = [...writtenAmounts(text, recogniseHerbs(text)).values()];
          return read.every((amount) => amount.unit === 'unread' || amount.least <= amount.most);
        }),
      );
    expect(isSound).not.toThrow();
  });
});
