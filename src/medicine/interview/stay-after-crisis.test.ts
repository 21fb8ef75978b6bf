import { describe, expect, it } from 'vitest';
import type { DangerOption } from '../dialogue/danger-options.ts';
import { idsOfLabels } from '../dialogue/offered-options.ts';
import type { Turn } from '../findings/finding.ts';
import { hotlines } from '../knowledge/hotlines.ts';
import { triage } from '../triage/triage.ts';
import { triageAnswer } from '../triage/triage-answer.ts';
import type { Consultation } from './consult.ts';
import { consult } from './consult.ts';

/** Talks as the product does: despair is answered by triage, the rest by the interview. */
function talk(...said: string[]): Consultation[] {
  const turns: Turn[] = [];
  return said.flatMap((content): Consultation[] => {
    turns.push({ role: 'user', content });
    const found = triage(turns);
    const isOurs = found.alarms.some(
      ({ span, level }) => level !== 'urgent' && span.turn === turns.length - 1,
    );
    const reply = isOurs ? undefined : consult(turns);
    turns.push({ role: 'assistant', content: reply?.text ?? triageAnswer(found, hotlines) });
    return reply === undefined ? [] : [reply];
  });
}

const form = /性别|年龄|有没有怀孕|过敏|多久了|大小便|胃口|照镜子/u;

describe('after somebody spoke of ending it all', () => {
  for (const said of [
    ['我不想活了', '没有，就是难受', '现在安全，在家', '就想睡觉', '不知道'],
    ['不想活了', '没人懂我', '一个人', '嗯', '睡不着，也吃不下'],
    ['想死', '安全', '跟老公吵架了', '心里堵得慌', '谢谢'],
    ['我睡不好半个月了', '活着没意思，想死', '没事了', '有人陪着', '都没有'],
    ['我儿子说他不想活了', '他在房间里', '没说怎么做', '我也慌'],
  ])
    it(`stays, asks for no history and keeps the line in view: ${said.join(' | ')}`, () => {
      const replies = talk(...said).slice(said[0]?.includes('睡不好') === true ? 1 : 0);
      expect(replies.length).toBeGreaterThan(1);
      for (const { text, summary } of replies) {
        expect(text).not.toMatch(form);
        expect(text).toContain('12356');
        expect(summary).toBeNull();
      }
      const texts = replies.map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    });

  it('speaks to the one who stands by, where another despairs', () => {
    const replies = talk('我儿子说他不想活了', '他在房间里', '他一个人，没人陪着', '他不说话');
    for (const { text, suggestions } of replies) {
      expect(text).not.toMatch(
        /这么难受还愿意说|难受的时候|让您这么难受|有人可以陪着您|让您觉得稍微好过/u,
      );
      expect(suggestions).toContain('现在没人陪着');
    }
    expect(replies[1]?.text).toContain('请现在就过去');
  });

  it('names the lines that the settings give', () => {
    const turns: Turn[] = [
      { role: 'user', content: '我不想活了' },
      { role: 'assistant', content: '您现在安全吗？' },
      { role: 'user', content: '就是难受' },
    ];
    const own = hotlines.map((line) =>
      line.id === 'psychological' ? { ...line, number: '96525' } : line,
    );
    const { text } = consult(turns, {}, undefined, own);
    expect(text).toContain('96525');
    expect(text).not.toContain('12356');
  });

  it('sends for help at once when it is not safe', () => {
    const [reply] = talk('我不想活了', '不安全');
    expect(reply?.text ?? '').toMatch(/120 或 110/u);
  });

  for (const back of [
    '我咳嗽三天了',
    '还是说我的腰疼吧',
    '想说说身体的不舒服',
    '胃疼得厉害，老反酸',
    '女，41岁',
  ])
    it(`asks about the body again once the person does: ${back}`, () => {
      const last = talk('我不想活了', '现在安全，有人陪着', back).at(-1);
      expect(last?.text).toMatch(/性别|多久|哪里不舒服/u);
      expect(last?.text).toContain('12356');
      expect(last?.text).not.toContain('不想活');
    });

  it('ends with the line and not with what a body needs', () => {
    const skips = Array.from({ length: 6 }, () => '跳过');
    const result = talk('我不想活了', '安全', '我咳嗽三天了', '女，30岁', ...skips).find(
      ({ summary }) => summary !== null,
    );
    expect(result?.text).toContain('12356');
    expect(result?.text).toContain('心理科');
    expect(result?.text).not.toContain('居家观察');
    expect(result?.summary?.prescriptions).toEqual([]);
  });
});

describe('an answer that was tapped below the company', () => {
  const after = (danger: string, option: DangerOption): Consultation =>
    consult([
      { role: 'user', content: danger },
      { role: 'assistant', content: '……', dialogue: { version: 1, by: 'engine', acts: [] } },
      {
        role: 'user',
        content: '……',
        dialogue: { version: 1, by: 'person', chosen: [`danger:${option}`] },
      },
    ]);

  it.each([
    ['我不想活了', 'company', '我放心一些'],
    ['我不想活了', 'alone', '一个人扛着会更难'],
    ['我老公打我', 'safe', '我放心一些'],
    ['我老公打我', 'near', '请先离开那里'],
    ['我不想活了', 'body', '哪里'],
  ] as const)('is read by its id: %s, %s', (danger, option, text) => {
    expect(after(danger, option).text).toContain(text);
  });

  it('has an id of its own', () => {
    const { acts, suggestions } = after('我老公打我', 'safe');
    expect(idsOfLabels(acts, suggestions)).toEqual([
      ['danger:safe'],
      ['danger:near'],
      ['danger:body'],
    ]);
  });
});

describe('after somebody told of violence', () => {
  for (const said of [
    ['我老公打我', '不是第一次了', '现在安全', '不知道怎么办', '嗯'],
    ['他昨晚又打我了', '没有受伤', '我一个人', '睡不着'],
  ])
    it(`stays, asks for no history and keeps the lines in view: ${said.join(' | ')}`, () => {
      const replies = talk(...said);
      expect(replies.length).toBe(said.length - 1);
      for (const { text, summary } of replies) {
        expect(text).not.toMatch(form);
        expect(text).toContain('110');
        expect(text).toContain('12338');
        expect(text).not.toContain('12356');
        expect(summary).toBeNull();
      }
      const texts = replies.map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    });

  it('sends for help at once when the other one is there', () => {
    const [reply] = talk('我老公打我', '他还在旁边');
    expect(reply?.text ?? '').toMatch(/现在就拨打 120 或 110/u);
  });

  it('asks about the body again once the person does, and sends to no emergency for it', () => {
    const last = talk('我老公打我', '现在安全', '头痛三天了').at(-1);
    expect(last?.text).toMatch(/性别|多久|有没有/u);
    expect(last?.text).toContain('12338');
    expect(last?.text).not.toContain('医生看过');
  });

  it('keeps the line of despair in view where both were told', () => {
    const last = talk('我不想活了', '他老打我', '嗯').at(-1);
    expect(last?.text).toContain('12356');
  });
});
