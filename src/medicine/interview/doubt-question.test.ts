import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { triage } from '../triage/triage.ts';
import { consult } from './consult.ts';

const say = (content: string): Turn => ({ role: 'user', content });
/** Words of which the readers are not sure. */
const doubtful = '宝宝发热，有点没精神';

describe('words that may be a danger', () => {
  it('are doubted, not alarmed about', () => {
    const { level, doubts } = triage([say(doubtful)]);
    expect([level, doubts.length > 0]).toEqual(['routine', true]);
  });

  it('are asked about before all else, in the words of the person', () => {
    const { text, suggestions } = consult([say(doubtful)]);
    expect(text).toContain('您说到“宝宝发热，有点没精神”。这是突然出现的');
    expect(text.match(/[？?]/gu)).toHaveLength(1);
    expect(suggestions).toContain('不是');
  });

  it('raise the alarm when the answer is yes, and are left when it is no', () => {
    const reply: Turn = { role: 'assistant', content: consult([say(doubtful)]).text };
    expect(triage([say(doubtful), reply, say('有')]).level).not.toBe('routine');
    const after = [say(doubtful), reply, say('都没有')];
    expect(triage(after).level).toBe('routine');
    expect(consult(after).text).not.toContain('您说到');
    const repeated = [...after, { role: 'assistant' as const, content: '好的。' }, say(doubtful)];
    expect(consult(repeated).text).not.toContain('您说到');
  });

  it('that may be despair are asked about first, with a line to call in view', () => {
    const weary = '我这辈子就这样了，没盼头';
    expect(triage([say(weary)]).doubts.map(({ level }) => level)).toContain('crisis');
    const { text } = consult([say(weary)]);
    expect(text).toMatch(/12356[^]*想伤害自己/u);
    const reply: Turn = { role: 'assistant', content: text };
    expect(triage([say(weary), reply, say('有')]).level).toBe('crisis');
    expect(triage([say(weary), reply, say('没有')]).level).toBe('routine');
  });

  it('are asked about kindly, never by the name of despair, without a word of life or death', () => {
    const parting = '我的东西都分给同事了，以后用不着了';
    const { text } = consult([say(parting)]);
    expect(text).toMatch(/12356[^]*愿意多说一点吗/u);
    expect(text).not.toMatch(/不想活|伤害|活着/u);
    for (const words of [
      '给我开个方子',
      '能不能继续喝',
      '要不要停母乳',
      '谢谢你就这样吧',
      '就我自己',
      '没有想自杀啊',
      '有点不信',
    ])
      expect(triage([say(words)])).toMatchObject({ level: 'routine', doubts: [] });
  });

  it('that nobody can name make a doctor’s visit and no page when the answer is yes', () => {
    const odd = '昨天聚餐喝多了，今天起来头疼恶心，吐了一次';
    expect(triage([say(odd)]).doubts).toMatchObject([{ group: 'unnamed', level: 'emergency' }]);
    const reply: Turn = { role: 'assistant', content: consult([say(odd)]).text };
    expect(triage([say(odd), reply, say('是的')]).level).toBe('urgent');
    expect(triage([say(odd), reply, say('不是')])).toMatchObject({ level: 'routine', doubts: [] });
  });

  it('are none where a bare word only resembles them', () => {
    for (const word of ['算了', '不知道', '没意思'])
      expect(triage([say(word)])).toMatchObject({ level: 'routine', doubts: [] });
  });

  it('are none where a pain is told in strong words', () => {
    const { level } = triage([say('我15岁，每次来例假肚子疼得要死')]);
    expect(level).not.toBe('crisis');
  });
});
