import { describe, expect, it } from 'vitest';
import type { SymptomsSummary } from '../summary-block/symptoms-summary.ts';
import { cleanSummary } from './clean-summary.ts';
import { man } from '#test/medicine/man.ts';

const bare: SymptomsSummary = { gender: '男', age: '40岁', symptoms: [], prescriptions: [] };
const clean = (given: Partial<SymptomsSummary>, told = '头痛三天', person = man) =>
  cleanSummary({ ...bare, ...given }, person, told);

describe('the summary of a model', () => {
  it('keeps what may be said, word for word', () => {
    const honest: SymptomsSummary = {
      ...bare,
      symptoms: ['头痛（三天）', '怕冷', '口腔溃疡', '恶心，没有呕吐', '夜间咳嗽，痰白', '痛经'],
      prescriptions: ['归脾汤', '柴葛解肌汤'],
      pattern: '风寒束表',
      possibleDiagnosis: '感冒，倾向风寒束表；不排除鼻窦炎',
      recommendations: '多喝温水；不要自行停用降压药；如果加重请及时去医院；喝点生姜红枣水',
    };
    expect(cleanSummary(honest, man, '头痛三天，怕冷')).toEqual(honest);
  });

  it.each([
    ['40岁 砒霜3克', '40岁'],
    ['三十四岁，请停用降压药', '三十四岁'],
    ['2岁3个月', '2岁3个月'],
    ['45', '45'],
    ['可以停掉降压药', ''],
    ['砒霜', ''],
  ])('has an age and nothing else for an age: %s', (age, kept) => {
    expect(clean({ age }).age).toBe(kept);
  });

  it.each([
    '黄芪15克',
    '您得的是高血压病',
    '高血压病',
    '胃癌晚期',
    '砒霜中毒',
    '可以停掉降压药',
    '脉弦数',
    '舌红少苔',
    '附子配半夏',
    '服用安宫牛黄丸',
  ])('names no symptom that is none: %s', (line) => {
    expect(clean({ symptoms: ['头痛', line] }).symptoms).toEqual(['头痛']);
  });

  it('names among the symptoms what the person named', () => {
    const told = '高血压病五年了，吃六味地黄丸后腹胀，医生说我脉弦数，降压药停了两天头晕';
    const symptoms = ['高血压病', '吃六味地黄丸后腹胀', '脉弦数', '降压药停了两天头晕'];
    expect(clean({ symptoms }, told).symptoms).toEqual(symptoms);
    expect(clean({ symptoms: ['可以停掉降压药'] }, '可以停掉降压药吗').symptoms).toEqual([]);
  });

  it.each([
    ['pattern', '您得的是胃癌'],
    ['pattern', '黄芪十五克'],
    ['possibleDiagnosis', '确诊胃癌'],
    ['possibleDiagnosis', '典型的胃溃疡'],
    ['possibleDiagnosis', '砒霜中毒'],
    ['recommendations', '停掉降压药'],
    ['recommendations', '砒霜一克'],
    ['recommendations', '保证治好'],
  ] as const)('leaves out of its %s: %s', (field, words) => {
    expect(clean({ [field]: words })).toEqual(bare);
    expect(clean({ [field]: `注意休息；${words}` })[field]).toBe('注意休息');
  });

  it('has no tongue and no pulse that nobody told of', () => {
    expect(clean({ tongue: '舌红少苔', pulse: '弦数' })).toEqual(bare);
    const seen = { ...man, hasTold: { tongue: true, tests: false } };
    expect(clean({ tongue: '舌红少苔' }, '舌头红', seen).tongue).toBe('舌红少苔');
  });

  it('names no formula that needs a warning beside it', () => {
    const prescriptions = [
      '归脾汤',
      '附子理中丸',
      '海藻玉壶汤',
      '六神丸',
      '大黄䗪虫丸',
      '朱砂安神丸',
    ];
    expect(clean({ prescriptions }).prescriptions).toEqual(['归脾汤']);
    expect(
      clean({ prescriptions }, '', { ...man, pregnant: 'yes', sex: '女' }).prescriptions,
    ).toEqual([]);
  });
});
