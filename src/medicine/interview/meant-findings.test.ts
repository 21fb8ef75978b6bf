import { expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { backgroundQuestion } from './fixed-questions.ts';
import { readInterview } from './interview-state.ts';

const polarities = (turns: readonly Turn[], symptom: string): string[] =>
  readInterview(turns, {}).findings.flatMap((found) =>
    found.symptom === symptom ? found.polarity : [],
  );
const said = (...contents: string[]): Turn[] =>
  contents.map((content) => ({ role: 'user', content }));

it.each([
  ['咳嗽三天了，白天不咳', '咳嗽', ['present']],
  ['一直睡不好，放假回家睡得好', '不寐', ['present']],
  ['头晕，血压药里面是不是有会便秘的？', '便秘', []],
  ['早上第一口痰黄，后面就白了', '黄痰', ['present']],
  ['头晕，眼睛花抄错了', '视物模糊', []],
  ['咳嗽，喘气匀', '气喘', []],
  ['长痘，妈妈说月经不调才长痘', '经期不定', []],
  ['便秘，无剧烈腹痛', '腹痛', ['absent']],
  ['俺胃里头胀，吃一点就饱', '头胀痛', []],
  ['肚脐上头胀，打嗝', '头胀痛', []],
  ['夜里头胀，睡不好', '头胀痛', ['present']],
  ['早上头胀，睡不好', '头胀痛', ['present']],
  ['里头胀，外头不胀', '头胀痛', []],
  ['咳嗽三天了，不发烧', '发热', ['absent']],
  ['我妈说头痛三天了', '头痛', ['present']],
  ['头痛吃了布洛芬', '头痛', ['present']],
])('reads %s as it is meant', (text, symptom, expected) => {
  expect(polarities(said(text), symptom)).toEqual(expected);
});

it.each(['肺热咳喘喝了三天', '吃过小儿肺热咳喘，停了'])(
  'reads no sign in the name of a medicine that is taken: %s',
  (content) => {
    const { id, text } = backgroundQuestion(false);
    const asked: Turn = {
      role: 'assistant',
      content: text,
      dialogue: {
        version: 1,
        by: 'engine',
        acts: [{ act: 'ask', question: id, text, options: [] }],
      },
    };
    const answer = { role: 'user' as const, content };
    expect(polarities([...said('女儿咳嗽'), asked, answer], '气喘')).toEqual([]);
  },
);

it('takes a son who has not come for no missed period', () => {
  const { complaint, findings } = readInterview(said('睡不好，儿子三个月没来看我'), {});
  expect(complaint?.row?.name).toBe('不寐');
  expect(findings.map(({ symptom }) => symptom)).not.toContain('闭经');
});

it('reads a sign behind what was taken in vain', () => {
  const { id, text } = backgroundQuestion(false);
  const acts = [{ act: 'ask' as const, question: id, text, options: [] }];
  const asked: Turn = {
    role: 'assistant',
    content: text,
    dialogue: { version: 1, by: 'engine', acts },
  };
  expect(polarities([...said('感冒了'), asked, ...said('吃了药还是喘')], '气喘')).toEqual([
    'present',
  ]);
});
