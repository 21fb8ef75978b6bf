import { describe, expect, it } from 'vitest';
import type { DangerOption } from '../dialogue/danger-options.ts';
import { idsOfLabels } from '../dialogue/offered-options.ts';
import type { Turn } from '../findings/finding.ts';
import type { Consultation } from '../interview/consult.ts';
import { consult } from '../interview/consult.ts';

import { talkThrough } from '#test/medicine/told-talk.ts';

const replies = (...said: string[]): string[] => talkThrough(said).map(({ reply }) => reply);
const last = (...said: string[]): string => replies(...said).at(-1) ?? '';
const history = /性别|年龄是|多久了|胃口、睡眠|大小便/u;
const heart = '我刚才搬东西，胸口突然压得慌，出了一身冷汗，左胳膊也发酸';
const poison = '我爸喝了自己泡的药酒，里面有草乌和川乌，半个小时了说嘴巴发麻，手也麻';
const infant = '宝宝两个月，今天发烧38度5，吃奶也少了';

/** What follows an answer that was tapped below a page, known by its id only. */
function tapped(danger: string, ...options: DangerOption[]): Consultation {
  const turns: Turn[] = [{ role: 'user', content: danger }];
  let reply = consult(turns);
  for (const option of options) {
    const chosen = [`danger:${option}`];
    turns.push({
      role: 'assistant',
      content: '……',
      dialogue: { version: 1, by: 'engine', acts: [] },
    });
    turns.push({ role: 'user', content: '……', dialogue: { version: 1, by: 'person', chosen } });
    reply = consult(turns);
  }
  return reply;
}

describe('a tapped answer', () => {
  it.each([
    [['called'], '车到之前'],
    [['way'], '见到医生'],
    [['arrived'], '护士或急救人员'],
    [['called', 'food'], '不吃也不喝'],
    [['tell'], '见到医生'],
    [['arrived', 'hospital'], '心电图'],
    [['arrived', 'seen'], '医生当面看过就好'],
    [['misread'], '是我会错意了'],
  ] as const)('is read by its id: %s', (options, text) => {
    expect(tapped(heart, ...options).text).toContain(text);
  });

  it('is offered with ids below what follows an alarm', () => {
    const { acts, suggestions } = tapped(heart, 'called');
    expect(idsOfLabels(acts, suggestions)).toEqual(
      ['food', 'tell', 'arrived', 'misread'].map((option) => [`danger:${option}`]),
    );
  });
});

describe('an open alarm of the body', () => {
  it.each([
    [heart, '我自己开车去医院行不行', '不要自己开车'],
    [heart, '家里有阿司匹林，要不要先吃一片', '阿司匹林先别自己吃'],
    [heart, '要不明天再去吧，今天太晚了', '不要等到明天'],
    [heart, '现在好一点了，不疼了', '还是要去'],
    [heart, '能喝点水吗', '不吃也不喝'],
    [heart, '没人陪我，就我一个人在家', '把门打开'],
    [heart, '没钱，也挂不上号', '急诊不用预约'],
    [heart, '我们在山里，救护车来不了怎么办', '半路接'],
    [heart, '打120要怎么说', '在哪里'],
    [heart, '去了医院会做什么检查', '心电图'],
    [poison, '能催吐吗', '不要自己催吐'],
    [infant, '婆婆说没事，捂一捂就好了，不用去医院', '不敢说没事'],
    ['孩子三岁，刚才误吞了一颗纽扣电池', '是不是等它自己拉出来就行', '不要等：电池在食管'],
  ])('answers what is asked from its script: %s | %s', (danger, asked, answer) => {
    const text = last(danger, asked);
    expect(text).toContain(answer);
    expect(text).not.toMatch(history);
    expect(text).not.toContain('可能有生命危险');
  });

  it('follows the way: called, on the way, arrived, with what to tell the doctor', () => {
    const [, called = '', way = '', arrived = ''] = replies(
      poison,
      '已经打120了，在路上',
      '改成邻居开车送，我们在去医院的路上了',
      '到急诊了',
    );
    expect(called).toMatch(/车到之前[^]*不要自己催吐/u);
    expect(way).toMatch(/路上：[^]*见到医生/u);
    expect(arrived).toMatch(/护士或急救人员[^]*喝的是什么/u);
  });

  it('does not take what is asked or has not happened for the way', () => {
    for (const said of ['要不要打120', '还没打120', '120还没来'])
      expect([said, last(heart, said)]).toEqual([said, expect.not.stringContaining('车到之前')]);
  });

  it('gives a second danger its first aid, and not the same page once more', () => {
    const [page = '', , again = ''] = replies(
      poison,
      '已经打120了',
      '他62岁，有高血压吃硝苯地平，现在说胸口不舒服，心跳乱',
    );
    expect(page).toContain('可能有生命危险');
    expect(again).toContain('心跳乱');
    expect(again).toContain('平躺');
    expect(again).not.toContain('可能有生命危险');
  });

  it('answers from the danger that is followed, not from a lesser one beside it', () => {
    const bleeding = '今天拉了三次黑便，像柏油，刚才吐了一口咖啡色的，头晕出冷汗，吐得什么都喝不进';
    expect(last(bleeding, '能喝点水吗')).toMatch(/不吃|不喝/u);
    expect(last(bleeding, '能喝点水吗')).not.toContain('补液盐');
  });

  it.each([
    '我们在山里，救护车来不了怎么办',
    '打了120没人接',
    '叫了救护车不来',
    '我现在走不动了',
    '现在去厕所了',
  ])('does not take it for the way that nobody comes, or that one cannot go: %s', (said) => {
    expect(last(heart, said)).not.toMatch(/叫了车就对了|去医院就对了/u);
  });

  it('notes what is told besides, each time with something else', () => {
    const told = replies(heart, '我62岁，有高血压', '做过胆囊手术', '平时吃硝苯地平').slice(1);
    expect(new Set(told).size).toBe(told.length);
    for (const text of told) expect(text).not.toMatch(history);
  });

  it('lets the person go on with a complaint when they ask for it', () => {
    expect(last('胃疼半年了', heart, '还是说我的胃疼吧')).not.toContain('120 打了吗');
  });

  it('leaves the interview alone where a visit within a day is enough', () => {
    expect(last('眼睛发黄三天了，尿像浓茶，没劲', '男，45岁')).toMatch(/过敏|怎样会舒服/u);
    expect(last('眼睛发黄三天了，尿像浓茶，没劲', '明天挂号行不行')).toContain('24小时');
  });
});

describe('what a doctor found', () => {
  it.each([
    [heart, '在去医院的路上', '做了心电图抽了血，医生说不是心梗，是胃食管反流，让回家'],
    [poison, '到医院了', '他已经在抢救了，医生说是乌头碱中毒'],
    [heart, '好', '医院查了是肺炎，已经住院了'],
    [heart, '好', '医生看过了'],
  ])('closes the alarm: %s | %s | %s', (...said) => {
    expect(last(...said)).toContain('医生当面看过就好');
    expect(last(...said, '好的')).not.toMatch(/可能有生命危险|120 打了吗/u);
  });

  it.each([
    '上次医生说没事',
    '我去年查过，医生说是胃病',
    '医生说是老毛病，没事的',
    '医生会不会说是心梗',
    '等医生看过再说是不是胃病',
    '家里人说没事，不用去',
    '村里医生说没事',
    '结果没出来',
    '打了120，医生说是心梗，车马上到',
  ])('is no visit of another time, nor a supposition: %s', (said) => {
    expect(last(heart, said)).not.toContain('医生当面看过就好');
    expect(last(heart, said, '能喝水吗')).toContain('不吃也不喝');
  });

  it.each([
    ['已经打120了', '120的医生说可能是中风，让侧躺着等'],
    ['已经打120了', '医生在电话里说是心梗'],
    ['到急诊了', '护士说没轮到我们'],
    ['到急诊了', '医院说没床位'],
    ['到急诊了', '检查没做完'],
    ['在去医院的路上', '医院说没有血清，让转县医院'],
  ])('is not known to who waits, on the telephone or in a queue: %s | %s', (step, said) => {
    expect(last(heart, step, said)).not.toContain('医生当面看过');
  });

  it('lets the conversation go on where it was', () => {
    const text = last(
      '烧心反酸三个月了',
      '男，35岁',
      heart,
      '在去医院的路上',
      '做了心电图，医生说没事，不是心脏',
      '那我反酸怎么办',
    );
    expect(text).not.toMatch(/胸|冷汗|120 打了吗/u);
  });
});

describe('after despair or violence', () => {
  it('answers what is asked, and keeps the line in view', () => {
    expect(last('我不想活了，撑不下去', '我能吃两片安眠药睡一觉吗')).toMatch(
      /不要多吃药[^]*12356/u,
    );
    expect(last('我老公昨晚又打我', '就想知道抹什么药膏')).toMatch(/写进病历[^]*110/u);
  });

  it('does not take the other one beside for a complaint', () => {
    expect(last('我老公昨晚又打我', '那个人还在旁边睡觉，孩子还小')).toMatch(/现在就拨打/u);
  });
});
