import { describe, expect, it } from 'vitest';
import type { Act } from '../dialogue/turn-acts.ts';
import type { Turn } from '../findings/finding.ts';
import { durationDays } from './duration-days.ts';
import { backgroundQuestion, durationQuestion } from './fixed-questions.ts';
import { readInterview } from './interview-state.ts';

const durationIn = (said: readonly string[]): string | undefined =>
  readInterview(
    said.map((content) => ({ role: 'user' as const, content })),
    {},
  ).complaintDuration;

describe('how long a complaint has lasted', () => {
  it.each([
    [['便秘', '去年我爸心梗']],
    [['前年抑郁过', '胃脘痞满，胀']],
    [['盗汗', '月经去年停了']],
    [['偏头痛', '今早152/94']],
    [['长痘', '一天两杯奶茶']],
    [['宝宝一岁两个月，咳嗽']],
    [['潮热', '末次月经八个月前']],
    [['宝宝鼻塞', '男孩，两个月']],
    [['失眠', '吃了三天安定']],
    [['失眠', '每天只睡三个小时']],
    [['失眠，分手两个月了']],
    [['咳嗽', '我老公也咳了一周']],
    [['头痛', '手术做了两年了']],
    [['痛经', '来月经第二天']],
    [['膝盖疼，一天蹲几百回']],
    [['皮肤痒，透析五年了']],
    [['心慌，24小时的心电图没问题']],
    [['潮热，一天七八回轰一下就热起来']],
    [['咳嗽，抽烟十五年']],
    [['头疼', '一周三四次']],
    [['月经一个月来两回，量多']],
    [['打嗝得打半天']],
    [['便秘，每次半个小时蹲不起来']],
    [['便秘，四日一行']],
    [['我爸零八年心梗放过支架，现在便秘']],
    [['胃出血是2015年的事，老是嗳气']],
    [['向右翻身就天旋地转，去年也是耳石症']],
    [['月经前特别想骂人，玫瑰花茶喝了半年没用']],
    [['孙子不肯吃饭', '男孩，四岁两个月']],
    [['腰直不起来，今天礼拜天，还是扯']],
    [['宝宝三个月，拉绿便，我昨天吃了西瓜和火锅']],
    [['一紧张就拉，就问后天早上吃点啥能顶一天']],
    [['头皮油，三天不洗头能炒菜']],
    [['湿气重，祛湿茶喝了一个礼拜拉肚子']],
    [['奶奶脚抽筋，四月还穿棉裤']],
    [['咳嗽，戒烟十五年']],
    [['便秘，三四天解不出来一回']],
    [['胃胀，81年的']],
    [['肚子胀，周六拉了两天，现在不拉了']],
    [['甲状腺结节，查了三天百度']],
    [['痛风半年没犯']],
    [['失眠，先试一个礼拜']],
    [['睡不好，儿子三个月没来看我']],
    [['胃胀，女儿上一年级']],
    [['背痒，昨天去体检，大夫半年后叫再看']],
    [['腰酸，在厂里一天搬十个小时']],
    [['头晕，做厨师二十年']],
    [['剖腹产第九天，刀口痒']],
    [['吃火锅，第二天早上便秘']],
    [['开货车三十年，老是咳']],
    [['在村里教书，教了二十六年，嗓子天天跟砂纸磨的一样']],
    [['去年查出桥本，现在掉头发']],
    [['半年前好了，没再犯过，就是手腕酸']],
    [['老伴走了三年了，夜里睡不实']],
    [['妊娠纹痒，三十周，没有疹子']],
  ])('is not told by the time of something else: %j', (said) => {
    expect(durationIn(said)).toBeUndefined();
  });

  it.each([
    [['便秘', '从去年生完孩子就这样'], '从去年'],
    [['头疼', '大概两周'], '大概两周'],
    [['腰疼', '昨晚开始的'], '昨晚'],
    [['失眠', '已经半年了，吃了三天安定'], '已经半年了'],
    [['胃痛', '前天吃了火锅'], '前天'],
    [['我妈头晕，从去年就这样'], '从去年'],
    [['我妈头晕', '她有三天了'], '有三天了'],
    [['月经不来半年了'], '半年了'],
    [['宝宝咳嗽，三天了'], '三天了'],
    [['头疼，淋了雨，昨天'], '昨天'],
    [['四个月女宝五天没拉了'], '五天'],
    [['这半年睡不踏实'], '半年'],
    [['感冒两天，怕冷'], '两天'],
    [['宿舍感冒了两天，喝啥茶好得快'], '两天'],
    [['右肩膀举不过头，五个月，晚上压着疼'], '五个月'],
    [['嘴角烂了两个礼拜'], '两个礼拜'],
    [['脚崴了，肿了三天'], '三天'],
    [['头晕，今天第四天'], '第四天'],
    [['宝宝一岁两个月，昨晚开始发烧'], '昨晚'],
    [['腰痛，有个把月了'], '个把月'],
    [['最近一个学期老是头痛'], '一个学期'],
    [['头痛两个月', '不是两个月，我想了想，有小半年了'], '半年了'],
  ])('is told where it is said of it: %j', (said, expected) => {
    expect(durationIn(said)).toBe(expected);
  });

  it.each([
    ['男宝，五个月零六天。差不多两个礼拜', '差不多两个礼拜'],
    ['仨月了，一天楼上楼下几十趟', '仨月了'],
    ['半年了。上个月抽血没毛病', '半年了'],
    ['三四年了 一年比一年重点', '三四年了'],
    ['去年体检首次发现', '去年'],
    ['今天第五天', '第五天'],
    ['从三个多月时候开始掉的，一个多月了', '一个多月了'],
    ['从八月份换拉线开始，四个来月了', '四个来月了'],
  ])('is what the answer to the question on it says: %s', (answer, expected) => {
    const turns = [
      { role: 'user' as const, content: '宝宝五个月，夜里睡不好' },
      { role: 'assistant' as const, content: durationQuestion.text },
      { role: 'user' as const, content: answer },
    ];
    expect(readInterview(turns, {}).complaintDuration).toBe(expected);
  });
});

it('is not told by an answer to another question that speaks of something else', () => {
  const { id, text } = backgroundQuestion(false);
  const acts: Act[] = [{ act: 'ask', question: id, text, options: [] }];
  const asked: Turn = {
    role: 'assistant',
    content: text,
    dialogue: { version: 1, by: 'engine', acts },
  };
  const talk = (first: string, answer: string): Turn[] => [
    { role: 'user', content: first },
    asked,
    { role: 'user', content: answer },
  ];
  const of = (turns: readonly Turn[]): string | undefined =>
    readInterview(turns, {}).complaintDuration;
  expect(of(talk('屁股上一个肉球，便血十天了', '高血压，痔疮三十年'))).toBe('十天了');
  expect(of(talk('便血', '高血压，痔疮三十年'))).toBeUndefined();
  expect(of(talk('便血', '没有，一直这样有三年了'))).toBe('有三年了');
});

it('is not what a correction gives of a time that was never told of it', () => {
  expect(durationIn(['长痘一年了', '刚发现写错了，是两周不是两个月'])).toBe('一年了');
  expect(durationIn(['长痘两个月了', '刚发现写错了，是两周不是两个月'])).toBe('两周');
});

it.each([
  ['头晕一个半月了', '一个半月了', 45],
  ['反酸，都俩月咧', '俩月', 60],
  ['膝盖疼仨月了', '仨月了', 90],
])('is read as it is told: %s', (said, words, days) => {
  expect(durationIn([said])).toBe(words);
  expect(durationDays(words)).toBe(days);
});
