import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../findings/finding.ts';
import { complaints } from '../knowledge/complaints.ts';
import { symptoms } from '../knowledge/symptoms.ts';
import type { RankedPattern } from '../patterns/differentiate.ts';
import { differentiate } from '../patterns/differentiate.ts';
import { developmentPatients } from '#test/medicine/development-patients.ts';
import { concludeFrom } from './conclusion.ts';
import type { InterviewState } from './interview-state.ts';
import { readInterview } from './interview-state.ts';
import { writeReasoning } from './write-reasoning.ts';
import { writeResultTurn } from './write-result-turn.ts';

const complaintNamed = (name: string) => complaints.find((complaint) => complaint.name === name);

function stateOf(complaint: string, signs: readonly string[]): InterviewState {
  const state = readInterview([{ role: 'user', content: '男，40岁，不舒服一个月了' }], {});
  const findings = signs.map((symptom): Finding => ({
    symptom,
    polarity: 'present',
    subject: 'self',
    time: 'now',
    words: symptom,
    span: { turn: 0, start: 0, end: symptom.length },
  }));
  const row = complaintNamed(complaint);
  return { ...state, findings, complaint: { row, words: complaint, turn: 0 } };
}

const ranking = ({ complaint, findings }: InterviewState): RankedPattern[] =>
  differentiate(complaint?.row, findings);

/** As it would be if the complaint shut out what it does not list. */
function listedOnly(ranked: readonly RankedPattern[]): RankedPattern[] {
  const listed = ranked.filter(({ isComposed }) => !isComposed);
  const sum = listed.reduce((total, { share }) => total + share, 0);
  return listed.map((one) => ({ ...one, share: one.share / sum }));
}

const someSigns = fc.subarray(
  symptoms.map(({ name }) => name),
  { maxLength: 6 },
);
const cases = developmentPatients.filter(
  ({ complaint }) => complaintNamed(complaint)?.kind === undefined,
);
const someCase = fc.constantFrom(...cases);

describe('what composed patterns change', () => {
  it('names a formula never where the complaint alone would name none, and never another', () => {
    const changed = (patient: (typeof cases)[number], kept: number, more: readonly string[]) => {
      const facts = patient.facts.split(' ').slice(0, 1 + (kept % 8));
      const state = stateOf(patient.complaint, [...new Set([...facts, ...more])]);
      const ranked = ranking(state);
      const { formula } = concludeFrom(state, ranked);
      if (formula === undefined) return [];
      const alone = concludeFrom(state, listedOnly(ranked)).formula?.name;
      return alone === formula.name ? [] : [{ patient, formula: formula.name, alone }];
    };
    const property = fc.property(someCase, fc.nat(), someSigns, (patient, kept, more) => {
      expect(changed(patient, kept, more)).toEqual([]);
    });
    expect(() => {
      fc.assert(property, { numRuns: 300 });
    }).not.toThrow();
  });

  it('names no formula with a composed pattern, and says why it is thought of', () => {
    const signs = '畏寒 四肢不温 腰膝酸软 夜尿多 小便清长 背冷 舌胖大';
    const state = stateOf('不寐', signs.split(' '));
    const conclusion = concludeFrom(state, ranking(state));
    expect(conclusion.first?.pattern).toBe('肾阳虚');
    expect(conclusion.formula).toBeUndefined();
    expect(writeResultTurn(state, conclusion)).toMatch(/“肾阳虚”，意思是/u);
    expect(writeResultTurn(state, conclusion)).not.toMatch(/参考方剂|汤|丸/u);
  });

  it('takes four signs for a composed pattern', () => {
    const state = stateOf('不寐', ['畏寒', '四肢不温', '腰膝酸软']);
    expect(concludeFrom(state, ranking(state)).first).toBeUndefined();
  });
});

describe('what is not decided', () => {
  it('is said, with what would decide it, and no pattern is forced', () => {
    const state = stateOf('胃痛', ['嗳气', '便溏']);
    const conclusion = concludeFrom(state, ranking(state));
    expect(conclusion.first).toBeUndefined();
    const text = writeResultTurn(state, conclusion);
    expect(text).toContain('证候尚不明确');
    expect(text).toMatch(/还要看这些：有没有“[^”]+”.*（有，就更像“[^”]+”）/u);
    expect(text).not.toContain('意思是');
  });

  it('asks for what is open in general where nothing speaks for any pattern', () => {
    const state = stateOf('胃痛', []);
    const text = writeResultTurn(state, concludeFrom(state, ranking(state)));
    expect(text).toMatch(/证候尚不明确：.*怕冷还是怕热/u);
  });

  it('is what three patterns of like weight leave', () => {
    const one = ranking(stateOf('胃痛', ['胃脘胀痛', '嗳气']))[0];
    expect(one).toBeDefined();
    if (one === undefined) return;
    const state = stateOf('胃痛', ['胃脘胀痛', '嗳气']);
    const three = [0.36, 0.33, 0.31].map((share) => ({ ...one, share }));
    expect(concludeFrom(state, three).first).toBeUndefined();
    const two = [0.5, 0.45, 0.05].map((share) => ({ ...one, share }));
    expect(concludeFrom(state, two).first).toBeDefined();
  });

  it('is shown without any percentage', () => {
    fc.assert(
      fc.property(someCase, someSigns, (patient, more) => {
        const state = stateOf(patient.complaint, [...patient.facts.split(' '), ...more]);
        const ranked = ranking(state);
        const text = writeResultTurn(state, concludeFrom(state, ranked));
        expect(`${text}${writeReasoning(state, ranked, [])}`).not.toMatch(/%|主诉归入/u);
      }),
      { numRuns: 60 },
    );
  });
});
