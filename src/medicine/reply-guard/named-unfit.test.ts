import { describe, expect, it } from 'vitest';
import { isFull } from '#test/full.ts';
import { man } from '#test/medicine/man.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { herbsOf } from '../herb-safety/recognise-herbs.ts';
import { interactions } from '../knowledge/drug-interactions.ts';
import { formulas } from '../knowledge/formulas.ts';
import type { Herb } from '../knowledge/herbs.ts';
import { patentMedicines } from '../knowledge/patent-medicines.ts';
import { refusedFormulas } from '../knowledge/refused-formulas.ts';
import { createReplyGuard } from './reply-guard.ts';

const woman: Patient = { ...man, sex: '女', ageYears: 30 };
const meets =
  (drugClass: string) =>
  (herbs: readonly Herb[]): boolean =>
    interactions.some(
      (row) =>
        row.drugClasses.includes(drugClass) && herbs.some(({ name }) => row.herbs.includes(name)),
    );

/** Whom a formula is refused by its composition; the first three may have none at all. */
const readers: readonly [string, Patient, (herbs: readonly Herb[]) => boolean][] = [
  ['somebody pregnant', { ...woman, pregnant: 'yes' }, () => true],
  ['somebody who nurses', { ...woman, pregnant: 'no', lactating: true }, () => true],
  ['a child', { ...man, ageYears: 5 }, () => true],
  ['somebody on warfarin', { ...man, medicines: ['华法林'] }, meets('抗凝药')],
  ['somebody on aspirin', { ...man, medicines: ['阿司匹林'] }, meets('抗血小板药')],
  ['somebody on metformin', { ...man, medicines: ['二甲双胍'] }, meets('降糖药')],
  [
    'somebody with favism',
    { ...man, allergies: ['蚕豆病'] },
    (herbs) => herbs.some(({ isRiskInG6pd }) => isRiskInG6pd === true),
  ],
];

/** How replies offer a ready-made medicine without saying that it should be taken. */
const offers: readonly ((name: string) => string)[] = [
  (name) => `湿热明显、便干：${name}`,
  (name) => `湿热（口苦、便干）- ${name}`,
  (name) => `湿热型→${name}`,
  (name) => `中成药里${name}比较对证。`,
  (name) => `气虚易感冒的人，${name}效果不错。`,
  (name) => `偏湿热、大便干的，用${name}`,
  (name) => `| 证型 | 中成药 |\n|---|---|\n| 湿热 | ${name} |`,
];

function guarded(text: string, person: Patient): string {
  const guard = createReplyGuard(person, '我便秘吃什么药');
  return guard.push(text) + guard.end();
}

const named = [...formulas, ...refusedFormulas, ...patentMedicines].flatMap((row) =>
  [row.name, ...(row.aliases ?? [])].map((name) => ({ row, name })),
);

describe('a formula or ready-made medicine of the knowledge that is only named', () => {
  for (const [reader, person, isFor] of readers) {
    it(`never reaches ${reader} whom its composition forbids it`, () => {
      const refused = named.filter(
        ({ row }) =>
          row.neverOffered !== undefined || isFor(herbsOf({ kind: 'formula', name: row.name })),
      );
      expect(refused.length).toBeGreaterThan(0);
      const shown = refused.flatMap(({ name }, at) =>
        offers
          .filter((_, form) => isFull || form === at % offers.length)
          .map((offer) => offer(name))
          .filter((text) => guarded(text, person) === text),
      );
      expect(shown).toEqual([]);
    });
  }

  it('stays where the sentence forbids it, explains it or asks for it, and where it is the own one', () => {
    const pregnant: Patient = { ...woman, pregnant: 'yes' };
    for (const text of [
      '怀孕时不要用防风通圣丸。',
      '防风通圣丸里有大黄和芒硝。',
      '您吃过防风通圣丸吗？',
    ])
      expect(guarded(text, pregnant)).toBe(text);
    const own = '血钾低，多半和复方甘草片有关。';
    expect(guarded(own, { ...man, medicines: ['氨氯地平', '复方甘草片'] })).toBe(own);
  });

  it('stays for somebody whom nothing forbids it', () => {
    const text = '湿热明显、便干：防风通圣丸';
    expect(guarded(text, man)).toBe(text);
  });
});
