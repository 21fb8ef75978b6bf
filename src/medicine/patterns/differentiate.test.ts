import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../findings/finding.ts';
import { complaints } from '../knowledge/complaints.ts';
import { patternNamed } from '../knowledge/patterns.ts';
import { symptoms } from '../knowledge/symptoms.ts';
import type { RankedPattern } from './differentiate.ts';
import { differentiate } from './differentiate.ts';
import { developmentPatients } from '#test/medicine/development-patients.ts';

const finding = (symptom: string, polarity: Finding['polarity'] = 'present'): Finding => ({
  symptom,
  polarity,
  subject: 'self',
  time: 'now',
  words: symptom,
  span: { turn: 0, start: 0, end: symptom.length },
});
const told = (names: string): Finding[] => names.split(' ').map((name) => finding(name));
const complaintNamed = (name: string) => complaints.find((complaint) => complaint.name === name);
const names = (ranked: readonly RankedPattern[]): string[] => ranked.map(({ pattern }) => pattern);

const differentiated = complaints.filter(({ kind }) => kind === undefined);
const anyFindings = fc.uniqueArray(
  fc.record({
    symptom: fc.constantFrom(...symptoms.map(({ name }) => name)),
    polarity: fc.constantFrom('present' as const, 'absent' as const),
  }),
  { maxLength: 12, selector: ({ symptom }) => symptom },
);
const anyCase = fc.constantFrom(
  ...developmentPatients.filter(({ complaint }) => complaintNamed(complaint)?.kind === undefined),
);

describe('the patterns of a complaint', () => {
  it('do not depend on the order in which the signs were told', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(undefined, ...differentiated),
        anyFindings.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        (complaint, [list, shuffled]) => {
          const [one, other] = [list, shuffled].map((order) =>
            differentiate(
              complaint,
              order.map(({ symptom, polarity }) => finding(symptom, polarity)),
            ).map(({ pattern, share, score }) => ({ pattern, share, score })),
          );
          expect(one).toEqual(other);
        },
      ),
    );
  });

  it('keep a clear leader when a sign is told that none of them knows', () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.constantFrom(...symptoms.map(({ name }) => name)),
        (patient, added) => {
          const complaint = complaintNamed(patient.complaint);
          const known = complaint?.candidates.some(({ main, second, support, against }) =>
            [...main, ...second, ...support, ...against].includes(added),
          );
          const [first] = differentiate(complaint, told(patient.facts));
          fc.pre(known === false && first !== undefined && first.share >= 0.6);
          const after = differentiate(complaint, [...told(patient.facts), finding(added)]);
          expect(names(after)[0]).toBe(first.pattern);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('lose what spoke for them when it is denied', () => {
    fc.assert(
      fc.property(anyCase, fc.nat(), (patient, at) => {
        const complaint = complaintNamed(patient.complaint);
        const facts = patient.facts.split(' ');
        const denied = facts[at % facts.length] ?? '';
        const before = differentiate(complaint, told(patient.facts));
        const after = differentiate(
          complaint,
          facts.map((name) => finding(name, name === denied ? 'absent' : 'present')),
        );
        for (const { pattern, for: signs, score } of after) {
          expect(signs.map(({ symptom }) => symptom)).not.toContain(denied);
          const was = before.find((one) => one.pattern === pattern);
          const isFor = was?.for.some(({ symptom }) => symptom === denied) === true;
          if (isFor) expect(score).toBeLessThan(was.score);
        }
      }),
    );
  });

  it('are those of the complaint alone while nothing else is told', () => {
    for (const complaint of differentiated)
      expect(differentiate(complaint, []).every(({ isComposed }) => !isComposed)).toBe(true);
  });
});

describe('a composed pattern', () => {
  it.each([
    ['不寐', '畏寒 四肢不温 腰膝酸软 夜尿多 小便清长 背冷 舌胖大 五更泻', '肾阳虚'],
    ['咳嗽', '胸胁胀满 善太息 情志不遂 情绪低落 痛处不定 急躁易怒 经前乳胀', '肝气郁结'],
    ['头痛', '胸胁胀满 善太息 胀痛 情志不遂 情绪低落 痛处不定', '肝气郁结'],
  ])(
    'leads where its site and its nature are told and the complaint lacks it: %s',
    (name, signs, pattern) => {
      const [first] = differentiate(complaintNamed(name), told(signs));
      expect(first).toMatchObject({ pattern, isComposed: true });
      expect(first?.candidate.formulas).toEqual([]);
    },
  );

  it('has its name from the standard where no complaint is known', () => {
    const ranked = differentiate(undefined, told('乏力 气短懒言 纳呆 便溏 食后腹胀'));
    expect(names(ranked)[0]).toBe('脾气虚');
    for (const name of names(ranked)) expect(patternNamed(name)?.gbCode).toMatch(/^B/);
  });

  it('needs a sign of each nature, and of its site where the complaint is elsewhere', () => {
    const cold = differentiate(complaintNamed('不寐'), told('畏寒 四肢不温'));
    expect(names(cold)).not.toContain('肾阳虚');
    expect(names(cold)).not.toContain('脾阳虚');
    const withSite = differentiate(complaintNamed('不寐'), told('畏寒 四肢不温 腰膝酸软'));
    expect(names(withSite)).toContain('肾阳虚');
  });

  it('is none of a nature and a site that the complaint lists under its own name', () => {
    const ranked = differentiate(
      complaintNamed('胃痛'),
      told('畏寒 四肢不温 得温痛减 便溏 乏力 纳呆 喜按 空腹痛'),
    );
    expect(ranked[0]).toMatchObject({ pattern: '脾胃虚寒', isComposed: false });
    expect(names(ranked)).not.toContain('胃阳虚');
    expect(names(ranked)).not.toContain('脾阳虚');
  });

  it('is none where a history is all that is taken', () => {
    for (const complaint of complaints.filter(({ kind }) => kind === 'history'))
      expect(differentiate(complaint, told('畏寒 四肢不温 腰膝酸软'))).toEqual([]);
  });
});
