import { describe, expect, it } from 'vitest';
import { isFull } from '#test/full.ts';
import { man } from '#test/medicine/man.ts';
import type { Turn } from '../findings/finding.ts';
import { checkedPatient } from '../herb-safety/checked-patient.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { herbsOf } from '../herb-safety/recognise-herbs.ts';
import { interactions } from '../knowledge/drug-interactions.ts';
import { formulas } from '../knowledge/formulas.ts';
import { patentMedicines } from '../knowledge/patent-medicines.ts';
import { refusedFormulas } from '../knowledge/refused-formulas.ts';
import { answerQuestion } from './answer-question.ts';
import { questionIn } from './read-question.ts';

/** The answer to the last message of somebody of whom nothing else is known. */
function answered(...messages: string[]): string | undefined {
  const turns = messages.map((content): Turn => ({ role: 'user', content }));
  return answerQuestion({ turns, person: checkedPatient(turns, {}) })?.text;
}

const ways: readonly ((name: string) => string)[] = [
  (name) => `我能吃${name}吗？`,
  (name) => `想买点${name}，行不行`,
  (name) => `${name}对我合适吗`,
  (name) => `邻居让我试试${name}，靠谱吗`,
];
const named = [...formulas, ...refusedFormulas, ...patentMedicines].flatMap((row) =>
  [row.name, ...(row.aliases ?? [])].map((name) => ({ row, name })),
);
const partsOf = (name: string) => herbsOf({ kind: 'formula', name });

/** Of each name whether the answer to it, asked in one way or in all, is what this person has to hear. */
function unheard(person: Patient, heard: RegExp, isMeant: (name: string) => boolean): string[] {
  return named
    .filter(({ row }) => isMeant(row.name))
    .flatMap(({ name }, at) =>
      ways.filter((_, way) => isFull || way === at % ways.length).map((way) => way(name)),
    )
    .filter((content) => {
      const { text = '' } = answerQuestion({ turns: [{ role: 'user', content }], person }) ?? {};
      return !heard.test(text);
    });
}

describe('a formula or ready-made medicine of the knowledge, however it is asked about,', () => {
  const woman: Patient = { ...man, sex: '女', ageYears: 30 };

  it('is refused to somebody pregnant', () => {
    expect(unheard({ ...woman, pregnant: 'yes' }, /怀孕|孕妇/u, () => true)).toEqual([]);
  });

  it('is refused to a child', () => {
    expect(unheard({ ...man, ageYears: 5 }, /孩子|不要/u, () => true)).toEqual([]);
  });

  it('is refused in favism where it holds what has to be avoided', () => {
    const isRisk = (name: string): boolean =>
      partsOf(name).some(({ isRiskInG6pd }) => isRiskInG6pd === true);
    expect(unheard({ ...man, allergies: ['蚕豆病'] }, /蚕豆病/u, isRisk)).toEqual([]);
  });

  it('is refused beside warfarin where it holds what a row names', () => {
    const isMet = (name: string): boolean =>
      interactions.some(
        ({ drugClasses, herbs }) =>
          drugClasses.includes('抗凝药') && partsOf(name).some((part) => herbs.includes(part.name)),
      );
    const person = { ...man, medicines: ['华法林'] };
    expect(unheard(person, /华法林[^。]*不要/u, isMet)).toEqual([]);
  });
});

describe('what is asked beside medicines', () => {
  it('counts no medicine that was stopped, unless within days', () => {
    expect(
      answered('我一直吃阿司匹林，上个月胃出血医生喊停了。现在想吃三七粉行不行'),
    ).not.toContain('三七、阿司匹林');
    expect(answered('阿司匹林昨天停了，三七粉能吃吗')).toContain(
      '三七、阿司匹林不要自己合在一起吃',
    );
  });

  it('comes before what is taken besides, by the row that names the medicine itself', () => {
    const asked = '支架术后，阿司匹林、氯吡格雷、美托洛尔都在吃，能加吃奥美拉唑吗';
    expect(answered(asked)).toMatch(/^奥美拉唑和氯吡格雷先不要自己一起用/u);
    expect(answered(asked)).not.toContain('阿司匹林和氯吡格雷');
  });

  it('is named where no row knows it, and not the medicines with each other', () => {
    const own = '我二甲双胍和格列美脲都在吃';
    expect(answered(own, '苦瓜茶能一起喝吗')).toContain('苦瓜与二甲双胍、格列美脲');
    expect(answered(own, '鸡屎藤茶能一起喝吗')).toContain('鸡屎藤茶与二甲双胍、格列美脲');
  });

  it('leaves out what the person is allergic to and does not take', () => {
    expect(answered('在吃二甲双胍，对磺胺过敏', '苦瓜茶能一起喝吗')).not.toContain('磺胺');
  });
});

describe('a question of ours that is said again and answered', () => {
  it.each(['降压药？我没有高血压，不吃那个', '过敏？没有'])('asks nothing: %s', (text) => {
    expect(questionIn(text)).toBeUndefined();
  });

  it('asks where the next words ask', () => {
    expect(questionIn('枸杞？我能吃吗')).toBeDefined();
  });
});
