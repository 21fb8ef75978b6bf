import { describe, expect, it } from 'vitest';
import type { Act } from '../dialogue/turn-acts.ts';
import type { Turn } from '../findings/finding.ts';
import { consult } from './consult.ts';

type Reply = { text: string; asked: string[] };

/** The replies to messages that follow each other. */
function repliesTo(...messages: string[]): Reply[] {
  const turns: Turn[] = [];
  return messages.map((content) => {
    turns.push({ role: 'user', content });
    const { text, acts } = consult(turns);
    turns.push({ role: 'assistant', content: text, dialogue: { version: 1, by: 'engine', acts } });
    const asks = (act: Act): string[] => (act.act === 'ask' ? [act.question] : []);
    return { text, asked: acts.flatMap(asks) };
  });
}

const lastOf = (...messages: string[]): Reply => repliesTo(...messages).at(-1) as Reply;

describe('several questions in one message', () => {
  it.each([
    ['我胃胀半个月了，挂什么科？能吃海鲜吗', '先挂消化内科', '海鲜偶尔少量吃可以'],
    ['高血压十年了，最近老头晕，能不能停药？柚子能吃不', '不要自己停', '柚子'],
    ['咳嗽三天，有黄痰，要不要拍片子？可以喝冰糖雪梨吗', '胸片', '冰糖雪梨'],
  ])('are all answered: %s', (message, one, other) => {
    const { text } = lastOf(message);
    expect(text).toContain(one);
    expect(text).toContain(other);
  });

  it('on one thing have one answer', () => {
    const { text } = lastOf('能吃布洛芬吗？一次吃多少？');
    expect(text).not.toContain('剂量和用法要由中医师面诊后定');
  });
});

describe('a question for other ways', () => {
  it('is answered with what was not said yet, and at last with who knows more', () => {
    const replies = repliesTo(
      '腰痛两年',
      '男，52',
      '都没有',
      '没吃药，不过敏，没有慢性病。有没有别的办法',
      '还有别的办法吗',
    ).map(({ text }) => text);
    expect(replies[3]).toMatch(/^可以先这样做：/u);
    expect(replies[4]).toMatch(/^自己能做的，前面都说过了。/u);
  });

  it('that would cure for good asks for no stopping of a medicine', () => {
    const asked = '痒。有没有断根的办法？能打什么针吗？';
    expect(lastOf('荨麻疹五年了', '男，34', '都没有', asked).text).not.toContain('不要自己停');
  });

  it('has when to go sooner in every answer on the illness', () => {
    const replies = repliesTo('腰痛两年', '男，52', '都没有', '挂什么科', '要不要紧');
    expect(replies.map(({ text }) => text.split('出现这些更早去').length - 1)).toEqual([
      0, 0, 0, 1, 1,
    ]);
  });
});

describe('what is told beside a question', () => {
  it('is said back behind the answer', () => {
    const { text } = lastOf('胃胀', '男，52', '两个月了，吃完饭打嗝。红枣能吃吗');
    expect(text).toMatch(/红枣[\s\S]*打嗝[^\n]*(?:记下了|知道了)/u);
  });

  it('answers what was asked', () => {
    const messages = ['孩子咳了几天，夜里咳得多', '女孩，四岁', '不喘，精神好得很。梨能喝水吗'];
    expect(lastOf(...messages).asked).not.toContain('alarm.咳嗽');
  });

  it.each(['冇黑屎冇呕血，冇瘦', '大便黄黄的，吃得下'])(
    'in dialect or of one part of the list answers the question on dangers: %s',
    (answer) => {
      const { asked } = lastOf('胃胀打嗝两个月了', '女，58', answer);
      expect(asked.filter((id) => id.startsWith('alarm'))).toEqual([]);
    },
  );
});

describe('since when an illness lasts', () => {
  it.each([
    ['咳嗽两个月了，挂什么科', '先挂呼吸科'],
    ['胃痛几个月了，挂什么科', '先挂消化内科'],
  ])('is not the age of a baby: %s', (message, answer) => {
    expect(lastOf(message).text).toContain(answer);
  });

  it('is not the age of a baby in an answer on food', () => {
    expect(lastOf('胃痛三个月了，能吃蜂蜜吗').text).toMatch(/^蜂蜜偶尔少量喝可以/u);
    expect(lastOf('八个月了能喝蜂蜜水吗').text).toContain('1岁以下');
  });
});
