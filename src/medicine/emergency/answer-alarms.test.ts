import { describe, expect, it } from 'vitest';

import { talkThrough } from '#test/medicine/told-talk.ts';
import { triage } from '../triage/triage.ts';
import type { Turn } from '../findings/finding.ts';

const crisisPage = '我想先问一句';
const safetyPage = '任何人都没有权利';

describe('the words that a page quotes', () => {
  it.each([
    ['我爸刚才突然胸口压着疼，出冷汗，喘不上气', ['刚才突然胸口压着疼', '喘不上气']],
    ['我妈吃了半瓶降压药现在叫不太醒', ['我妈吃了半瓶降压药现在叫不太醒']],
    ['静脉血栓才出院，自己没打抗凝针，今天喘得厉害还胸口疼', ['今天喘得厉害还胸口疼']],
  ])('are whole clauses: %s', (said, quoted) => {
    const reply = talkThrough([said])[0]?.reply ?? '';
    expect([...reply.matchAll(/“([^”]*)”/gu)].map(([, words]) => words)).toEqual(
      quoted.map((each) => expect.stringContaining(each) as string),
    );
  });

  it('are no more than what was recognised in a clause without end', () => {
    const long = `今天上午开完会以后${'又去了一趟公司楼下的便利店'.repeat(3)}突然胸口压着疼喘不上气`;
    const reply = talkThrough([long])[0]?.reply ?? '';
    expect(reply).toContain('胸口压着疼');
    expect(reply).not.toContain('便利店');
  });
});

describe('despair or violence that is told again', () => {
  it.each([
    [['我不想活了', '就是难受', '我真的想死', '不知道', '还是不想活'], crisisPage, '12356'],
    [['我不想活了', '我真的想死', '我买了安眠药，准备今晚全吃了'], crisisPage, '12356'],
    [['我老公打我', '现在安全', '他昨晚又打我了', '嗯', '他刚才又动手了'], safetyPage, '12338'],
    [['我老公打我', '他强奸了我', '我公公打我孩子'], safetyPage, '12338'],
  ])('goes on from what was said, with the line and without the page: %s', (said, page, line) => {
    const told = talkThrough(said);
    const replies = told.map(({ reply }) => reply);
    expect(replies[0]).toContain(page);
    expect(new Set(replies).size).toBe(replies.length);
    for (const reply of replies.slice(1)) {
      expect(reply).not.toContain(page);
      expect(reply.split('\n').filter((each) => each.includes(line))).toHaveLength(1);
    }
    expect(told.at(-1)?.outcome).toBe(page === crisisPage ? 'crisis' : 'safety');
    expect(replies.at(-1)).toMatch(/又说到|又来了|我还在|不止一次/u);
  });

  it('has its page where it is of the other kind', () => {
    const replies = talkThrough(['我老公打我', '我不想活了', '他又打我了']).map(
      ({ reply }) => reply,
    );
    expect(replies[1]).toContain(crisisPage);
    expect(replies[2]).toContain('您又说到');
    expect(replies[2]).not.toContain(safetyPage);
  });

  it('names what to do about a danger of another group', () => {
    const [, again = ''] = talkThrough(['我不想活了', '脑子里有个声音叫我去杀人']).map(
      ({ reply }) => reply,
    );
    expect(again).not.toContain(crisisPage);
    expect(again).toContain('把刀具收走');
  });

  it('sends for help at once where it is now', () => {
    const [, again = ''] = talkThrough(['我不想活了', '我真的撑不住了，想从楼上跳下去']).map(
      ({ reply }) => reply,
    );
    expect(again).toContain('请先离开那里');
  });

  it('has its page once more where it had been taken back', () => {
    const told = talkThrough(['我不想活了', '没事，我开玩笑的，我没有想死', '我不想活了']);
    expect(told.map(({ outcome }) => outcome)).toEqual(['crisis', 'none', 'crisis']);
    expect(told[2]?.reply).toContain(crisisPage);
  });

  it('is no page for the words of the company, nor for a question of the body after it', () => {
    const told = talkThrough([
      '我不想活了',
      '我真的想死',
      '现在安全，有人陪着',
      '我咳嗽三天了',
      '女，30岁',
    ]);
    expect(told.slice(2).map(({ outcome }) => outcome)).toEqual(['none', 'none', 'none']);
    expect(told.at(-1)?.reply).toMatch(/为了安全问一下|有没有/u);
    expect(told.at(-1)?.reply).not.toMatch(/想死|不想活/u);
  });
});

it('counts what is told again as an alarm of its own message, unless it is taken back', () => {
  const turns = (...said: string[]): Turn[] =>
    said.flatMap((content): Turn[] => [
      { role: 'user', content },
      { role: 'assistant', content: '……' },
    ]);
  const of = (...said: string[]): number[] =>
    triage(turns(...said)).alarms.map(({ span }) => span.turn);
  expect(of('我不想活了', '嗯', '我想死')).toEqual([0, 4]);
  expect(of('我不想活了', '我想死', '打错了')).toEqual([0]);
  expect(of('嗯', '我想死')).toEqual([2]);
});
