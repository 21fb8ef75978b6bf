import { describe, expect, it } from 'vitest';
import type { Talk } from '#learning/talks.ts';
import type { Act } from '#medicine/dialogue/turn-acts.ts';
import { askedBy } from './asked-keys.ts';
import { playTalk } from './play-talk.ts';
import { scoreTalks } from './score-talks.ts';

const talk: Talk = {
  id: 'cold-stomach',
  danger: 'none',
  truth: {
    sex: 'f',
    age: 34,
    subject: 'self',
    complaint: '胃痛',
    since: '半年',
    present: ['胃隐痛'],
    denied: ['黑便'],
    medicines: [],
    diseases: [],
    allergies: [],
    pregnant: false,
  },
  opening: '我胃痛，隐隐作痛',
  answers: {
    性别年龄: '女，34岁',
    多久: '半年了',
    诱因: '喝冰水以后',
    怎么不舒服: '隐隐作痛',
    加重缓解: '热敷就好些',
    用药: '没有吃药',
    过敏: '没有过敏',
    既往病: '没有别的病',
    怀孕: '没有怀孕',
    危险症状: '都没有，大便不黑',
    大便: '大便正常',
    饮食: '胃口一般',
  },
  volunteers: [
    { after: 2, text: '红枣能吃吗', acts: ['asks-food'] },
    { after: 4, text: '谢谢，就这样', acts: ['thanks', 'ends'] },
  ],
  misread: '没有那么严重，就是胃痛',
  writer: 'test',
  day: '2026-11-23',
};

describe('a written conversation', () => {
  it('is played by the questions that are asked, the same each time', () => {
    const played = playTalk(talk);
    const said = played.exchanges.map((exchange) => exchange.said);
    expect(played.exchanges[0]?.asked.map(({ id }) => id)).toEqual(['who']);
    expect(said.slice(1, 3)).toEqual(['女，34岁', '半年了。喝冰水以后。红枣能吃吗']);
    expect(said[4]).toMatch(/^没有怀孕。没有吃药/u);
    expect(said.at(-1)).toBe('谢谢，就这样');
    expect(playTalk(talk)).toEqual(played);
  });

  it('ends although nothing is answered', () => {
    const silent = { ...talk, answers: {}, volunteers: [] };
    expect(playTalk(silent).exchanges.length).toBeLessThanOrEqual(12);
  });

  it('puts a false page right in the words of its writer', () => {
    const feared = { ...talk, opening: '我胸口压着痛，出冷汗，喘不上气' };
    const played = playTalk(feared);
    expect(played.exchanges[0]?.page).toBe('emergency');
    expect(played.exchanges[1]?.said).toBe(talk.misread);
    expect(scoreTalks([feared])).toMatchObject({ interrupted: 1, dangers: 0 });
  });

  it('counts a danger that is told of later as found, and no page as false', () => {
    const danger = { after: 1, text: '现在胸口压着痛，出冷汗，喘不上气', acts: ['tells' as const] };
    const told = { ...talk, danger: 'acs', volunteers: [{ ...danger, danger: 'acs' }] };
    expect(scoreTalks([told])).toMatchObject({ falsePages: 0, dangers: 1, foundAtOnce: 1 });
  });

  it('is compared with what is true of the person', () => {
    const right = scoreTalks([talk]).facts;
    expect(right).toMatchObject({ sex: { right: 1 }, age: { right: 1 }, complaint: { right: 1 } });
    const truth = { ...talk.truth, sex: 'm' as const, age: 43 };
    expect(scoreTalks([{ ...talk, truth }])).toMatchObject({
      wrongSummaries: 1,
      facts: { sex: { wrong: 1 }, age: { wrong: 1 } },
    });
  });
});

describe('a question', () => {
  const asks = (question: string): Act => ({ act: 'ask', question, text: '', options: [] });

  it.each([
    ['who.both.您', ['who']],
    ['course', ['course']],
    ['alarm.不寐', ['alarm']],
    ['sleep-kind', ['sleep-kind']],
  ])('is known by its id: %s', (question, ids) => {
    expect(askedBy([asks(question)], '').map(({ id }) => id)).toEqual(ids);
  });
});
