import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { planInterview } from '../interview/interview-plan.ts';
import { readInterview } from '../interview/interview-state.ts';
import { summaryLines } from '../summary/summary-lines.ts';
import { triage } from '../triage/triage.ts';
import type { ModelMention } from './model-mention.ts';

const said = (content: string): Turn => ({ role: 'user', content });
const answered = (...read: ModelMention[]): Turn => ({
  role: 'assistant',
  content: '我记下了。',
  dialogue: { version: 1, by: 'model', acts: [], read },
});
const sign = (quote: string, name: string, more: Partial<ModelMention> = {}): ModelMention => ({
  quote,
  kind: 'symptom',
  name,
  polarity: 'present',
  ...more,
});
/** Words in which our own reading finds no sign. */
const odd = '男，40岁，胃胀三天。整个人像踩在棉花堆里飘着走';
const reading = (...turns: Turn[]) => readInterview(turns, {});

describe('what only a model read', () => {
  it('is added where our reading left it open, with the words and marked', () => {
    const turns = [said(odd), answered(sign('像踩在棉花堆里飘着走', '头晕'))];
    expect(reading(said(odd)).findings.some(({ symptom }) => symptom === '头晕')).toBe(false);
    const state = reading(...turns);
    const found = state.findings.find(({ symptom }) => symptom === '头晕');
    expect(found).toMatchObject({ polarity: 'present', words: '像踩在棉花堆里飘着走' });
    const lines = summaryLines(state, triage(turns));
    expect(lines.find(({ label }) => label === '头晕')).toMatchObject({ by: 'model' });
    expect(lines.find(({ label }) => label.includes('胀'))?.by).toBeUndefined();
  });

  it('never overrides what our reading is sure of', () => {
    const text = '胃胀三天，没有发热，大便稀';
    const turns = [said(text), answered(sign('没有发热', '发热'), sign('大便稀', '便秘'))];
    const { findings } = reading(...turns);
    const fever = findings.filter(({ symptom }) => symptom === '发热');
    expect(fever.map(({ polarity }) => polarity)).toEqual(['absent']);
    expect(findings.find(({ symptom }) => symptom === '便溏')?.polarity).toBe('present');
  });

  it('is gone with the message that it quotes', () => {
    const { findings } = reading(said('胃胀三天'), answered(sign('像踩在棉花堆里飘着走', '头晕')));
    expect(findings.some(({ symptom }) => symptom === '头晕')).toBe(false);
  });

  it('neither opens nor closes an alarm', () => {
    const calm = [
      said(odd),
      answered(sign('飘着走', '胸痛'), sign('飘着走', '咯血')),
      said('还有点累'),
    ];
    expect(triage(calm).level).toBe(triage([calm[0] ?? said(''), said('还有点累')]).level);
    expect(reading(...calm).person.redFlagOpen).toBe(false);
    const alarm = said('突然胸口压榨样剧痛，出冷汗，喘不上气');
    const denied = answered(sign('胸口压榨样剧痛', '胸痛', { polarity: 'absent' }));
    expect(triage([alarm, denied]).level).toBe(triage([alarm]).level);
    expect(triage([alarm]).level).toBe('emergency');
  });

  it('says how long, and which medicines, diseases and allergies, where nobody else did', () => {
    const text = '肚子胀。打从娃满月那阵就这样。老中医开的克瘀灵一直喝着，有痨底子';
    const turns = [
      said(text),
      answered(
        sign('肚子胀', '腹胀', { since: '打从娃满月那阵' }),
        {
          quote: '克瘀灵一直喝着',
          kind: 'medicine',
          name: '克瘀灵',
          polarity: 'present',
          status: 'taken',
        },
        { quote: '有痨底子', kind: 'disease', name: '痨底子', polarity: 'present' },
      ),
    ];
    const { facts, duration, byModel } = reading(...turns);
    expect(reading(said(text)).duration).toBeUndefined();
    expect(duration).toBe('打从娃满月那阵');
    expect(facts.medicines).toContain('克瘀灵');
    expect(facts.chronicDiseases).toContain('痨底子');
    expect([...byModel]).toEqual(expect.arrayContaining(['克瘀灵', '痨底子']));
  });

  it('leaves a list empty that the person said to be empty, and what others take to them', () => {
    const turns = [
      said('胃胀三天，没在吃药。我妈喝克瘀灵'),
      answered(
        {
          quote: '喝克瘀灵',
          kind: 'medicine',
          name: '克瘀灵',
          polarity: 'present',
          whose: 'other',
        },
        { quote: '克瘀灵', kind: 'medicine', name: '克瘀灵', polarity: 'present', status: 'taken' },
      ),
    ];
    expect(reading(...turns).facts.medicines ?? []).toEqual([]);
  });

  it('changes what is asked next', () => {
    const told = said(
      '男，40岁，胃胀半年，没有黑便，没在吃药，不过敏，没有慢性病。肚皮里冷飕飕灌风一样',
    );
    const idsOf = (turns: Turn[]) => planInterview(readInterview(turns, {})).patterns[0]?.pattern;
    const model = answered(sign('冷飕飕灌风一样', '畏寒'), sign('肚皮里冷飕飕', '喜温'));
    expect(readInterview([told, model], {}).findings.length).toBeGreaterThan(
      readInterview([told], {}).findings.length,
    );
    expect(idsOf([told, model])).toBeDefined();
  });
});
