import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formulas } from '../knowledge/formulas.ts';
import { incompatibilities } from '../knowledge/herb-incompatibilities.ts';
import { herbs } from '../knowledge/herbs.ts';
import { checkHerbList } from './check-herb-list.ts';
import type { ListPerson } from './check-herb-list.ts';
import { readHerbList } from './herb-list.ts';
import type { ListFinding } from './list-finding.ts';

const adult: ListPerson = { pregnant: false, lactating: false };

function check(text: string, person = adult, medicines = ''): ListFinding[] {
  return checkHerbList(readHerbList(text, medicines), person);
}
const kinds = (...asked: Parameters<typeof check>): string[] =>
  check(...asked).map(({ kind }) => kind);
const only = (kind: string, ...asked: Parameters<typeof check>): ListFinding[] =>
  check(...asked).filter((finding) => finding.kind === kind);

describe('reading a list', () => {
  it('finds herbs, processed forms, formulas and medicines in any common writing', () => {
    const list = readHerbList('黑顺片9g，法半夏 6克\n六味地黄丸；阿司匹林、灵芝孢子', '优甲乐');
    expect(list.mentions.map(({ name }) => name)).toEqual(['附子', '半夏', '六味地黄丸']);
    expect(list.drugs.map(({ words }) => words)).toEqual(['阿司匹林', '优甲乐']);
    expect(list.unknown).toEqual(['灵芝孢子']);
  });

  it('reads no herb inside the name of a medicine', () => {
    const list = readHerbList('伪麻黄碱');
    expect(list.mentions).toEqual([]);
    expect(list.drugs.map(({ words }) => words)).toEqual(['伪麻黄碱']);
  });

  it('does not take amounts and ways of taking for names', () => {
    expect(readHerbList('甘草6克 先煎 3剂 每日一次 水煎服').unknown).toEqual([]);
  });

  it('knows which formula brings a herb', () => {
    const { herbs: read } = readHerbList('桂枝汤');
    expect(read.map(({ herb }) => herb.name)).toContain('甘草');
    expect(read.every(({ from }) => from.join() === '桂枝汤')).toBe(true);
  });
});

describe('checking a list', () => {
  it('names every pair of 十八反 and 十九畏, whatever stands between', () => {
    const known = new Set(herbs.map(({ name }) => name));
    for (const { rule, one, other } of incompatibilities) {
      for (const a of one.filter((name) => known.has(name))) {
        for (const b of other.filter((name) => known.has(name))) {
          const found = only('incompatible', `${b} 3克，陈皮，茯苓，${a}`);
          expect({ a, b, rules: found.map(({ detail }) => detail) }).toEqual({
            a,
            b,
            rules: expect.arrayContaining([rule]),
          });
        }
      }
    }
  });

  it('finds a pair whose one half is inside a formula, and says where it comes from', () => {
    const [pair] = only('incompatible', '桂枝汤，海藻15克');
    expect(pair).toMatchObject({ severity: 'danger', names: ['甘草（桂枝汤）', '海藻'] });
    expect(pair?.source).toContain('药典');
  });

  it('puts poisons and forbidden herbs first', () => {
    const found = check('陈皮，陈皮，雄黄，川乌，关木通');
    expect(found.slice(0, 3).map(({ kind }) => kind)).toEqual([
      'controlled',
      'very-toxic',
      'forbidden',
    ]);
    expect(found.at(-1)?.kind).toBe('duplicate');
  });

  it('tells of pregnancy only who is pregnant, forbidden before caution', () => {
    const list = '三棱、桃仁、陈皮';
    expect(kinds(list)).toEqual([]);
    const found = check(list, { ...adult, pregnant: true });
    expect(found.map(({ kind }) => kind)).toEqual([
      'pregnancy-forbidden',
      'pregnancy-caution',
      'pregnancy',
    ]);
    expect(found.map(({ names }) => names)).toMatchObject([['三棱'], ['桃仁'], ['三棱', '桃仁']]);
  });

  it('says of the raw form that it is forbidden in pregnancy as its herb is', () => {
    for (const name of ['生川乌', '生草乌', '生甘遂']) {
      const found = check(name, { ...adult, pregnant: true }).map(({ kind }) => kind);
      expect(found).toEqual(expect.arrayContaining(['controlled', 'pregnancy-forbidden']));
    }
    expect(only('pregnancy-caution', '生附子', { ...adult, pregnant: true })).toHaveLength(1);
    expect(only('pregnancy-forbidden', '制草乌', { ...adult, pregnant: true })).toEqual([]);
  });

  it('hears allergies in a herb by any name, a formula and a medicine', () => {
    const person = { ...adult, allergies: ['肉桂', '头孢过敏', '银翘散'] };
    for (const [text, name] of [
      ['官桂3克', '肉桂'],
      ['右归丸', '肉桂（右归丸）'],
      ['头孢克肟', '头孢克肟'],
      ['银翘散', '银翘散'],
    ] as const) {
      expect(only('allergy', text, person)).toMatchObject([
        { severity: 'danger', names: expect.arrayContaining([name]) },
      ]);
    }
    expect(only('allergy', '官桂3克')).toEqual([]);
    expect(only('allergy', '陈皮、布洛芬', person)).toEqual([]);
    expect(only('incompatible', '官桂3克、赤石脂9克')).toMatchObject([{ detail: '十九畏' }]);
  });

  it('hears favism, and says how little is on record', () => {
    const person = { ...adult, allergies: ['蚕豆病'] };
    expect(only('g6pd', '银翘散、黄连', person)[0]?.names).toEqual(
      expect.arrayContaining(['金银花（银翘散）', '黄连']),
    );
    expect(kinds('陈皮', person)).toEqual(['g6pd-little-known']);
    expect(kinds('陈皮')).toEqual([]);
    expect(kinds('我有蚕豆病，金银花')).toContain('g6pd');
    for (const { source } of only('g6pd', '黄连', person)) expect(source).toContain('蚕豆病');
  });

  it('knows phenelzine for what it is', () => {
    for (const text of ['麻黄、苯乙肼', '麻黄 Phenelzine']) {
      expect(only('with-medicine', text)).toMatchObject([{ names: ['麻黄'] }]);
    }
  });

  it('leaves lactation and children to a physician', () => {
    expect(kinds('番泻叶', { ...adult, lactating: true })).toContain('lactation-caution');
    expect(kinds('银翘散', { ...adult, lactating: true })).toContain('lactation');
    expect(kinds('银翘散', { ...adult, ageYears: 13.9 })).toContain('child');
    expect(kinds('银翘散', { ...adult, ageYears: 14 })).not.toContain('child');
  });

  it('tells of an amount above the daily limit, the more urgently for a poison', () => {
    expect(only('over-limit', '黑顺片30g')).toMatchObject([
      { severity: 'danger', names: ['黑顺片'], amount: { most: 30, limit: 15 } },
    ]);
    expect(only('over-limit', '艾叶 一钱，艾叶12克')).toMatchObject([{ severity: 'caution' }]);
    expect(only('over-limit', '黑顺片15g，艾叶9克')).toEqual([]);
  });

  it('holds the market reading of an old unit against the limit, and is sure above both', () => {
    expect(only('over-limit', '附子五钱')).toMatchObject([
      { severity: 'caution', amount: { least: 15, most: 25, unit: 'old' } },
    ]);
    for (const text of ['附子 一两', '附子三十克', '附子叁拾克', '半斤附子', '附子、干姜各一两']) {
      expect({ text, found: only('over-limit', text) }).toMatchObject({
        text,
        found: [{ severity: 'danger' }],
      });
    }
    expect(only('over-limit', '附子三钱，细辛三分，附子 一钱半')).toEqual([]);
  });

  it('says which amount of a limited or toxic herb it could not read', () => {
    expect(only('amount-unread', '附子一把，藜芦，细辛几钱，甘草3片')).toMatchObject([
      { names: ['附子'], detail: '一把' },
      { names: ['细辛'], detail: '几钱' },
    ]);
    expect(kinds('大黄9克 3剂 一日三次')).not.toContain('amount-unread');
  });

  it('pairs herbs with medicines, wherever those are written', () => {
    for (const found of [
      only('with-medicine', '丹参', adult, '我在吃华法林'),
      only('with-medicine', '华法林，丹参'),
    ]) {
      expect(found).toMatchObject([{ names: ['丹参'], medicines: ['华法林'] }]);
    }
    expect(only('with-medicine', '藿香正气水', adult, '头孢')).toHaveLength(1);
    expect(only('with-medicine', '藿香正气丸', adult, '头孢')).toEqual([]);
  });

  it('knows trade names by what is in them', () => {
    for (const [text, names] of [
      ['芬必得，布洛芬', '芬必得、布洛芬'],
      ['泰诺 感康', '泰诺、感康'],
      ['白加黑、999感冒灵', '白加黑、感冒灵'],
      ['Tylenol，维c银翘片', 'Tylenol、维C银翘片'],
      ['消渴丸和格列本脲', '格列本脲、消渴丸'],
    ] as const) {
      const list = readHerbList(text);
      const same = only('same-ingredient', text);
      expect({ text, unknown: list.unknown, names: same.map((f) => f.names.join('、')) }).toEqual({
        text,
        unknown: [],
        names: [names],
      });
      expect(same[0]).toMatchObject({ severity: 'danger' });
    }
    expect(only('same-ingredient', '泰诺林、芬必得')).toEqual([]);
    expect(kinds('感冒清热颗粒、泰诺')).toEqual([]);
    expect(only('with-medicine', '波立维、三七粉')).toMatchObject([{ medicines: ['波立维'] }]);
    expect(readHerbList('可定期复查，流感康复').drugs).toEqual([]);
  });

  it('never names an entry in a finding and among the unknown ones', () => {
    const text = '十滴水、药酒、感冒灵颗粒、头孢、白加黑';
    const { unknown } = readHerbList(text);
    const named = check(text).flatMap(({ names, medicines }) => [...names, ...medicines]);
    expect(unknown.filter((words) => named.some((name) => words.includes(name)))).toEqual([]);
  });

  it('knows formulas that are incompatible in themselves, and common short names', () => {
    for (const text of ['海藻玉壶汤', '内消瘰疬丸', '栝楼瞿麦丸', '炙草6克、海藻10克']) {
      expect({ text, kinds: kinds(text) }).toMatchObject({
        text,
        kinds: expect.arrayContaining(['incompatible']),
      });
    }
  });

  it('puts a toxic herb for a child, and what a label forbids in pregnancy, with the dangers', () => {
    for (const [text, kind, person] of [
      ['朱砂安神丸', 'child-toxic', { ...adult, ageYears: 5 }],
      ['附子理中丸', 'child-toxic', { ...adult, ageYears: 5 }],
      ['云南白药', 'pregnancy-forbidden', { ...adult, pregnant: true }],
    ] as const) {
      expect(only(kind, text, person)).toMatchObject([{ severity: 'danger' }]);
      expect(only(kind, text)).toEqual([]);
    }
    expect(kinds('二陈汤', { ...adult, ageYears: 5 })).not.toContain('child-toxic');
  });

  it('tells what is written twice or brought by two entries', () => {
    expect(only('duplicate', '当归、当归')).toMatchObject([{ names: ['当归'], detail: '' }]);
    expect(only('duplicate', '六味地黄丸、山药')).toMatchObject([
      { names: ['山药'], detail: '六味地黄丸、山药' },
    ]);
  });

  it('has nothing to say to harmless lists', () => {
    for (const text of [
      '陈皮、茯苓、白术',
      '银翘散',
      '生姜3片，红枣5枚',
      '布洛芬',
      '随便写点什么',
    ]) {
      expect({ text, kinds: kinds(text) }).toEqual({ text, kinds: [] });
    }
  });

  it('takes any text, and never more findings than can be read', () => {
    const words = [
      ...herbs.map(({ name }) => name),
      ...formulas.map(({ name }) => name),
      '30克',
      '，',
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...words), fc.string())), (parts) => {
        expect(check(parts.join(''), { pregnant: true, lactating: true }).length).toBeLessThan(61);
      }),
    );
  });
});
