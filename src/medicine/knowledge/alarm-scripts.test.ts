import { describe, expect, it } from 'vitest';

import { formulas } from './formulas.ts';
import { herbs } from './herbs.ts';
import { patentMedicines } from './patent-medicines.ts';
import { alarmQuestions } from './alarm-script-row.ts';
import { alarmAnswer, alarmScript, alarmScripts } from './alarm-scripts.ts';
import { redFlagGroups } from './red-flags.ts';

const answersOf = (group: string) =>
  alarmQuestions.flatMap((question) =>
    (['emergency', 'urgent', 'crisis', 'safety'] as const).map((level) =>
      alarmAnswer(question, group, level),
    ),
  );
const saidIn = ({ id, waiting, avoid, way, tell }: (typeof alarmScripts)[number]): string[] => [
  ...[waiting, avoid, way, tell].flat(),
  ...answersOf(id),
];

describe('the scripts of open alarms', () => {
  it('are there for every group of danger signs, with an answer to whatever is asked', () => {
    expect(redFlagGroups).toHaveLength(62);
    for (const { id } of redFlagGroups) {
      expect([id, alarmScript(id)?.id]).toEqual([id, id]);
      expect([id, answersOf(id).filter((answer) => answer === '')]).toEqual([id, []]);
    }
  });

  it('never answer with the id of a shared answer', () => {
    const ids = alarmScripts
      .flatMap((script) => saidIn(script))
      .filter((one) => /^[a-z.-]+$/u.test(one));
    expect(ids).toEqual([]);
  });

  it('name no herb, no formula and no ready-made medicine', () => {
    const names = [
      ...herbs.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
      ...formulas.map(({ name }) => name),
      ...patentMedicines.map(({ name }) => name),
    ].filter((name) => name.length > 1);
    const named = alarmScripts.flatMap((script) =>
      saidIn(script).flatMap((said) => names.filter((name) => said.includes(name))),
    );
    expect([...new Set(named)]).toEqual([]);
  });

  it('answer by the level of the alarm where the group has no answer of its own', () => {
    expect(alarmAnswer('wait', 'appendicitis', 'emergency')).toContain('别等到明天');
    expect(alarmAnswer('wait', 'jaundice', 'urgent')).toContain('24小时');
    expect(alarmAnswer('wait', 'unnamed', 'urgent')).toContain('24小时');
  });

  it('forbid what does harm: vomiting, driving, feeding who is not awake', () => {
    expect(alarmScript('poison')?.avoid.join()).toContain('不要催吐');
    expect(alarmScript('herb-poisoning')?.avoid.join()).toContain('不要自己催吐');
    expect(alarmAnswer('drive', 'acs', 'emergency')).toContain('不要自己开车');
    for (const group of ['coma', 'stroke', 'seizure', 'shock'])
      expect([group, alarmAnswer('food', group, 'emergency')]).toEqual([
        group,
        expect.stringContaining('不要喂'),
      ]);
  });
});
