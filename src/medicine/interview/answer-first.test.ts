import { describe, expect, it } from 'vitest';
import { createReplyGuard } from '#medicine/reply-guard/reply-guard.ts';
import type { Turn } from '../findings/finding.ts';
import { consult } from './consult.ts';
import { readInterview } from './interview-state.ts';
import { answerCharsMax } from '../answers/answer-length.ts';
import { answerTexts as texts } from '../answers/texts.ts';

/** The reply to the last of some messages, after the engine's own replies to the others. */
function replyTo(...words: string[]): { first: string; text: string; turns: Turn[] } {
  const turns: Turn[] = [];
  let text = '';
  for (const content of words) {
    turns.push({ role: 'user', content });
    ({ text } = consult(turns));
    turns.push({ role: 'assistant', content: text });
  }
  return { first: text.split('\n\n')[0] ?? '', text, turns: turns.slice(0, -1) };
}

describe('a question on two things together', () => {
  it.each([
    ['三七能和华法林一起吃吗', '三七、华法林', '可能增加出血'],
    ['我在吃苯乙肼，麻黄汤能喝吗', '麻黄（麻黄汤）、苯乙肼', '可能使血压升高'],
    ['藿香正气水和头孢能一起吃吗', '藿香正气水、头孢', '含酒精'],
    ['甘草片跟降压药有冲突吗', '甘草、降压药', '可能使血钾降低'],
    ['附子和半夏能一起吃吗', '附子、半夏', '十八反'],
  ])('is answered in the first paragraph by the rows of the check: %s', (asked, names, effect) => {
    const { first } = replyTo(asked);
    expect(first).toContain(`${names}不要自己合在一起吃：`);
    expect(first).toContain(effect);
    expect(first).toMatch(/医生或药师|中医师或药师/u);
  });

  it.each([
    ['华法林能和布洛芬一起吃吗', '布洛芬和华法林不要一起用：大大增加胃出血'],
    ['头孢能喝酒吗', '不要一起用：会出现严重的潮红'],
    ['我吃华法林，能吃菠菜吗', '每天吃的量要稳定'],
    ['美林和泰诺林能一起吃吗', '一次用一种'],
    ['钙片和铁剂能同时吃吗', '隔开两小时以上'],
  ])('is answered by the rows on foods and medicines: %s', (asked, said) => {
    expect(replyTo(asked).first).toContain(said);
  });

  const onWarfarin = '我房颤在吃华法林，还有美托洛尔和阿托伐他汀，老觉得没力气，朋友送了三七粉';

  it('finds the medicine that was told earlier, by its whole name, and the herb too', () => {
    const { first } = replyTo(onWarfarin, '我自己，女，68岁。你还没说三七粉能不能吃呢');
    expect(first).toContain('三七、华法林不要自己合在一起吃：可能增加出血');
    expect(first).toContain(texts.pairUnknown('三七粉', '美托洛尔、阿托伐他汀'));
    expect(replyTo(onWarfarin, '那能跟华法林一起吃吗').first).toContain('三七、华法林');
    expect(replyTo('我在吃地高辛', '那罗布麻茶呢？').first).toContain('可能引起心律失常');
  });

  it('says plainly where nothing is known, and who knows', () => {
    const { first } = replyTo('头痛三天，在吃美托洛尔', '黄精能一起吃吗');
    expect(first).toBe(texts.pairUnknown('黄精', '美托洛尔') + texts.pairAskUnknown);
    expect(first).toContain('药师');
  });

  it('is not put off, and goes on with the question of the turn', () => {
    const { text } = replyTo('头痛三天，在吃华法林，三七粉能不能吃');
    expect(text).not.toContain(texts.medicineEarly);
    expect(text.split('\n\n').length).toBeGreaterThan(1);
  });

  it.each(['头痛三天，在吃华法林和三七粉', '三七粉能吃吗', '头痛，怎么办？'])(
    'is not heard in: %s',
    (words) => {
      expect(replyTo(words).text).not.toMatch(/不要自己合在一起吃|没有收录/u);
    },
  );

  it('is answered in words that the guard lets through', () => {
    for (const asked of [
      '三七能和华法林一起吃吗',
      '藿香正气水和头孢能一起吃吗',
      '黄精和他汀能一起吃吗',
    ]) {
      const { text, turns } = replyTo(asked);
      const guard = createReplyGuard(readInterview(turns, {}).person, '', asked);
      expect(guard.push(text) + guard.end()).toBe(text);
    }
  });
});

describe('a question on two things of which one may be taken', () => {
  it('is answered for both, first for the one that is better left', () => {
    const { first } = replyTo('我怀孕11周了，嗓子疼，能喝姜糖水吗，或者吃点板蓝根？');
    expect(first).toMatch(/^板蓝根：怀孕时不要自己用.*姜糖水/u);
    expect([...first].length).toBeLessThanOrEqual(answerCharsMax);
  });
});

describe('a question for one or the other', () => {
  it('is not one on both together', () => {
    const { first } = replyTo('失眠两个月，能吃安定吗，还是喝酸枣仁汤好');
    expect(first).not.toContain('合用');
    expect(first).toContain('酸枣仁汤是药');
  });
});

describe('a food', () => {
  it('is answered by the advice of the complaint that names it', () => {
    expect(replyTo('查出甲状腺结节，脖子有点胀', '海带能吃吗').first).toMatch(
      /海带紫菜要不要忌，问医生再定。含碘多/u,
    );
  });

  it('is none in the name of a medicine', () => {
    expect(replyTo('口腔溃疡两天了', '西瓜霜能用吗').first).not.toContain('西瓜，');
  });
});

describe('a question that names a kind of medicine', () => {
  it('points to nothing that was named before', () => {
    expect(replyTo('头痛三天', '豆腐能吃吗', '那吃点中药行不行').first).not.toContain('豆腐');
    expect(replyTo('头痛三天，需要吃药吗？平时爱吃海鲜').first).not.toContain('海鲜');
  });
});

describe('a value that is not usual', () => {
  const told = '体检说尿酸520，没痛过，需要吃药吗？平时爱吃海鲜喝啤酒';

  it('is a complaint, and nobody is asked again what is wrong', () => {
    for (const said of [[told], [told, '男，38'], [told, '男，38', '都没有']])
      expect(replyTo(...said).text).not.toContain('哪里不舒服');
    expect(readInterview([{ role: 'user', content: told }], {}).complaint?.row?.name).toBe('痛风');
  });

  it('decides on a food that is asked about later', () => {
    expect(replyTo(told, '男，38', '豆腐能吃吗').first).toContain('痛风、尿酸高可以吃豆腐');
  });

  it('is none where it is usual, or told of a child', () => {
    const rowOf = (content: string) => readInterview([{ role: 'user', content }], {}).complaint;
    expect(rowOf('尿酸380正常吗')).toBeUndefined();
    expect(rowOf('孩子5岁，尿酸520正常吗')?.row?.name).not.toBe('痛风');
  });
});

describe('a question of who tells of no illness', () => {
  it('is answered, and one thing is asked: for whom', () => {
    const { text } = replyTo('枸杞可以每天泡水喝吗');
    expect(text).toMatch(/^健康成人可以常吃枸杞/u);
    expect(text).toContain('在吃抗凝药的先问医生或药师');
    expect(text.match(/？/gu)).toHaveLength(1);
    expect(text).not.toMatch(/性别|有多久/u);
  });

  it('is no complaint: the next words are', () => {
    const { text } = replyTo('糖尿病人能吃西瓜吗', '都没有', '头痛三天了');
    expect(text).toMatch(/^[^？]*头痛三天了/u);
    expect(replyTo('糖尿病人能吃西瓜吗', '都没有').text).toContain('哪里不舒服');
  });

  it('leaves the illness standing that is told beside it', () => {
    expect(replyTo('头痛三天，能吃布洛芬吗').text).toMatch(/^布洛芬用于.*\n\n.*(性别|有没有)/su);
  });

  it('is answered for the pregnancy that the conversation knows', () => {
    expect(replyTo('我怀孕三个月，头痛', '我能吃布洛芬吗').first).toContain('怀孕20周以后');
    expect(replyTo('孕妇能吃山楂吗').first).toContain('怀孕时不要自己吃山楂');
  });
});

describe('a question on the illness', () => {
  it('is answered with how soon to see somebody, and the dangers are asked about next', () => {
    const { first, text } = replyTo('头痛三天，严重吗');
    expect(first).toContain('就您目前说到的：**可以先居家观察。**');
    expect(first).toContain('出现这些更早去：');
    expect(text.split('\n\n')[1]).toContain('有没有');
  });
});

describe('a question that no row knows', () => {
  it('is answered by the advice of the complaint where that speaks of it', () => {
    const { first } = replyTo('宝宝8个月，拉肚子三天了', '男', '在喝奶粉，要不要停');
    expect(first).toMatch(/口服补液盐.*奶和饭照吃/u);
  });

  it('is answered with whom to ask and when not to wait, and the dangers are asked about again', () => {
    const { first, text } = replyTo(
      '孩子7岁，咳嗽五天了，有点发烧38度',
      '男',
      '雾化要不要做？同班好几个孩子肺炎支原体',
    );
    expect(first).toBe(
      texts.undecided('儿科', '喘、胸口凹、嘴唇发青、像狗叫、卡了东西：马上拨打120'),
    );
    expect(text).toContain('胸口凹下去、呼吸很快');
    expect(
      replyTo('我爸腰疼三天了，50岁', '都没有', '没有', '他明天还要出车，能开吗').first,
    ).toMatch(/判断不了.*请问.*科医生。要是/u);
  });

  it('says but once when not to wait', () => {
    const { first } = replyTo('我爸腰疼三天了，50岁', '都没有', '能开车吗', '能搬东西吗');
    expect(first).toBe(texts.undecided('骨科或疼痛科', ''));
  });

  it('leaves a question on facts to be asked once more', () => {
    const { turns } = replyTo(
      '口腔溃疡反反复复',
      '会传染给孩子吗',
      '两三年',
      '能上班吗',
      '能开车吗',
      '好',
    );
    const asking = turns.filter(({ content }) => content.includes('性别和年龄'));
    expect(asking).toHaveLength(2);
  });

  it('is none where it is about the talk', () => {
    for (const asked of ['能跳过吗', '不说可以吗', '要不要再说一遍', '能帮我看看吗'])
      expect(replyTo('头痛三天', asked).first).not.toContain('判断不了');
  });

  it('is no complaint, and no symptom in a summary', () => {
    const told = ['你好，在吗', '就是有点事想问', '那吃点中药降尿酸行不行'];
    const turns = told.map((content): Turn => ({ role: 'user', content }));
    expect(readInterview(turns, {}).complaint?.words).not.toBe(told[2]);
    const { summary } = consult([
      { role: 'user', content: '体检说尿酸520，没痛过，需要吃药吗？平时爱吃海鲜' },
      ...Array.from({ length: 8 }, (): Turn => ({ role: 'user', content: '没有' })),
    ]);
    expect(summary?.symptoms.join()).not.toMatch(/需要吃药/u);
  });
});

describe('a question after the result', () => {
  const told = [
    '感冒，怕冷，流清鼻涕，打喷嚏',
    '男，24',
    '昨天',
    '都没有',
    '都没有',
    '跳过',
    '跳过',
    '跳过',
  ];

  it.each([
    ['好的谢谢，那我今晚要不要去发热门诊', '三五天不见好转'],
    ['到底要不要紧', '三五天不见好转'],
    ['那应该挂什么科', '先挂发热门诊或呼吸科'],
  ])('is answered, and not taken for news: %s', (asked, said) => {
    const { text } = replyTo(...told, asked);
    expect(text).toContain(said);
    expect(text).not.toContain('补充记下了');
  });
});
