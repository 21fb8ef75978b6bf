import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { backgroundQuestion, durationQuestion, whoQuestion } from './fixed-questions.ts';
import type { FixedQuestion } from './fixed-questions.ts';
import { readInterview } from './interview-state.ts';

const asks = (...questions: readonly FixedQuestion[]): Turn => ({
  role: 'assistant',
  content: questions.map(({ text }) => text).join('\n'),
  dialogue: {
    version: 1,
    by: 'engine',
    acts: questions.map(({ id, text }) => ({ act: 'ask', question: id, text, options: [] })),
  },
});
const says = (content: string): Turn => ({ role: 'user', content });
const background = asks(backgroundQuestion(true));
const who = asks(whoQuestion('您', { isSexKnown: false, isAgeKnown: false }));

function complaintsOf(...turns: readonly Turn[]) {
  const { complaint, otherComplaints, complaintDuration } = readInterview(turns, {});
  return {
    names: [complaint, ...otherComplaints].flatMap((one) => one?.row?.name ?? one?.words ?? []),
    since: complaintDuration,
  };
}

describe('an answer to a question on the person', () => {
  it.each([
    ['芒果吃了嘴痒，抹维A酸脱皮，没有别的', background],
    ['贴过膏药，起疹子', background],
    ['冠心病放过支架，高血压', background],
    ['女69。前几天感冒，擦高处玻璃仰了头', who],
    ['妈妈83了，我是她女儿58', who],
  ])('is no complaint: %s', (answer, asked) => {
    const opening = '下巴长了一圈东西，救救我';
    expect(complaintsOf(says(opening), asked, says(answer)).names).toEqual([opening]);
  });

  it('says nothing of a complaint where none was told', () => {
    const asked = says('痛风的人能吃羊肉吗');
    expect(complaintsOf(asked, background, says('非布司他半片，没有别的')).names).toEqual([]);
  });

  it('tells it where it says so plainly', () => {
    const opening = says('枸杞能天天喝吗');
    const answer = says('没吃药，就是老失眠');
    expect(complaintsOf(opening, background, answer).names).toEqual(['不寐']);
    expect(complaintsOf(says('胃疼'), background, answer).names).toEqual(['胃痛', '不寐']);
  });

  it('tells it where it says since when', () => {
    const asked = asks(
      whoQuestion('您', { isSexKnown: false, isAgeKnown: false }),
      durationQuestion,
    );
    const answer = says('男57。血压高八年了，脚肿一两个月');
    const { names } = complaintsOf(says('枸杞能天天喝吗'), asked, answer);
    expect(names).toEqual(['水肿']);
  });

  it('tells the time of a medicine or a disease, not of the complaint', () => {
    const { since } = complaintsOf(says('膝盖疼'), background, says('布洛芬吃了五六天胃疼不吃了'));
    expect(since).toBeUndefined();
  });
});

it('takes what a grown-up tells of herself for no complaint of a child', () => {
  const told = complaintsOf(says('宝宝两个月奶越来越少了怎么追'), who, says('26 女'));
  expect(told.names).toEqual(['产后不适']);
});
