import { describe, expect, it } from 'vitest';
import type { Act } from '../dialogue/turn-acts.ts';
import type { Turn } from '../findings/finding.ts';
import { deniesDanger } from './danger-answers.ts';
import { newDoubt } from './doubt-question.ts';
import { consult } from './consult.ts';

const user = (content: string): Turn => ({ role: 'user', content });

function asking(...questions: readonly string[]): Turn {
  const acts = questions.map((question): Act => ({ act: 'ask', question, text: '', options: [] }));
  return { role: 'assistant', content: '', dialogue: { version: 1, by: 'engine', acts } };
}

describe('words that nobody can name', () => {
  it.each([
    '没烧，没摔，认人跟以前一样，糊涂不是突然的，是慢慢的',
    '我老头子解大手困难，三四天一次，蹲半个钟头，用开塞露才下得来，今年七十六',
    '我在档案局上班，坐着坐着就一阵热上来，脸通红，汗顺着脖子流，三五分钟又没了，你说丢不丢人',
  ])('are not asked whether it was sudden where the message tells how it came: %s', (content) => {
    expect(newDoubt([user(content)])).toBeUndefined();
  });

  it('are asked about where it does not', () => {
    expect(newDoubt([user('心一阵乱跳就黑过去了 一天三回了')])).toBeDefined();
  });

  const answer = '大脚趾根那里红、肿、烫，被子碰都碰不得';
  const opening = user('我老公痛风又发了，脚趾头痛');

  it('are not asked about in an answer on the complaint itself, once its dangers are denied', () => {
    const denied = [opening, asking('alarm.痛风'), user('都没有')];
    expect(newDoubt([...denied, asking('joint-kind'), user(answer)])).toBeUndefined();
    expect(newDoubt([...denied, asking('joint-with'), user(answer)])).toBeDefined();
    expect(newDoubt([opening, asking('joint-kind'), user(answer)])).toBeDefined();
  });

  it('give way to the dangers of a child', () => {
    const { acts } = consult([
      user('我孙子三岁半，昨天半夜开始拉肚子，拉了五六次了，早上吐了一回'),
    ]);
    expect(acts.flatMap((act) => (act.act === 'ask' ? act.question : []))).toEqual([
      'alarm.小儿腹泻',
    ]);
    expect(acts.some(({ act }) => act === 'doubt')).toBe(false);
  });
});

describe('a question about despair', () => {
  it('is not put to who fears to die', () => {
    const turns = [user('心慌'), asking('duration'), user('两个月。我是不是真的会猝死')];
    expect(newDoubt(turns)).toBeUndefined();
  });

  it('is not put again where the answer to it denies in dialect', () => {
    const said = user('么有么有，胸口不疼，也么有想不开，就是烦');
    expect(newDoubt([user('睡不着'), asking('alarm.不寐'), said])).toBeUndefined();
    expect(newDoubt([user('睡不着'), asking('duration'), said])).toBeDefined();
  });
});

describe('an answer to a list of dangers', () => {
  it.each(['没麻，大小便都正常，腿有劲', '不烧，精神还行', '没有想过那些', '冇喘，唔烧'])(
    'that tells what is well denies them: %s',
    (answer) => expect(deniesDanger(answer)).toBe(true),
  );

  it.each(['不烧，精神还行，就是尿少', '精神还行', '有点喘，精神还行'])(
    'that holds something against it does not: %s',
    (answer) => expect(deniesDanger(answer)).toBe(false),
  );
});
