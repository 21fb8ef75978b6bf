import { describe, expect, it } from 'vitest';
import {
  answerFoods,
  answerMedicines,
  departmentAnswers,
  dietAnswers,
  firstAidAnswers,
  stoppingAnswers,
  termAnswers,
  vaccineAnswers,
  valueAnswers,
} from '../knowledge/answers.ts';
import { complaints } from '../knowledge/complaints.ts';
import seasons from '../compiled/seasonal-advice.json' with { type: 'json' };

/** The classes of medicines that people ask whether they may stop. */
const stopped =
  '降压药 降糖药 胰岛素 抗凝药 抗血小板药 他汀 甲状腺药 激素 抗癫痫药 抗抑郁药 安眠药 避孕药';
const whomToAsk = /医生|药师|大夫|[科医]院|门诊|科/u;
const whomToAskOrCall = new RegExp(`${whomToAsk.source}|急诊|120`, 'u');
const whatNot = /不|别/u;

describe('the rows that questions are answered from', () => {
  it.each([
    ['foods and kitchen herbs', answerFoods, 120],
    ['medicines of households', answerMedicines, 60],
    ['first aid', firstAidAnswers, 30],
    ['terms', termAnswers, 60],
    ['values of reports', valueAnswers, 40],
    ['vaccines', vaccineAnswers, 12],
    ['food to avoid', dietAnswers, 15],
  ])('are enough: %s', (_, rows, least) => {
    const names = new Set(rows.map((row) => ('id' in row ? row.id : row.name)));
    expect(names.size).toBeGreaterThanOrEqual(least);
    for (const row of rows) expect('source' in row ? row.source : row.sources[0]).toMatch(/\S/u);
  });

  it('say of every food what it is daily, in pregnancy and with diabetes, and whom it is not for', () => {
    const open = answerFoods.filter(
      ({ daily, pregnancy, diabetes, mind }) => !(daily && pregnancy && diabetes && mind),
    );
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('say of every medicine what it is for, whom it is not for, and how it is for a child and in pregnancy', () => {
    const open = answerMedicines.filter((row) =>
      [row.for, row.mind, row.pregnancy, row.child].includes(''),
    );
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('hold every class of medicine that is not stopped by oneself, and whom to ask', () => {
    const ids = stoppingAnswers.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(stopped.split(' ')));
    for (const { text } of stoppingAnswers) expect(text).toMatch(whomToAsk);
  });

  it('say of every emergency what not to do, and whom to ask or call', () => {
    for (const { text } of firstAidAnswers) {
      expect(text).toMatch(whatNot);
      expect(text).toMatch(whomToAskOrCall);
    }
  });

  it('know the department and the first tests of every complaint', () => {
    const known = new Map(departmentAnswers.map((row) => [row.id, row]));
    const open = complaints.filter(({ name }) => {
      const { department = '', tests = '' } = known.get(name) ?? {};
      return department === '' || tests === '';
    });
    expect(open).toEqual([]);
  });

  it('have advice for every season', () => {
    expect(seasons.map(({ season }) => season)).toEqual(['春', '夏', '长夏', '秋', '冬']);
  });
});
