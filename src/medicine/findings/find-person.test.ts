import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Turn } from './finding.ts';
import { checkedPatient } from '../herb-safety/checked-patient.ts';
import { findPerson } from './find-person.ts';

const who = '先了解一下：您的性别和年龄是？';
const background = '为了安全问一下：有没有怀孕、可能怀孕或在哺乳？有没有在吃的药、过敏或慢性病？';

/** A talk from the person's first words on, what is asked and what is answered by turns. */
const talk = (...said: string[]): Turn[] =>
  said.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));

describe('the age of a person', () => {
  it.each([
    ['男，38', '我女儿八岁总驼背，要不要买背背佳', 38],
    ['女，28', '没有，孩子才四个月', 28],
    ['男孩 四周岁', '一岁那会儿吃鸡蛋起疹子', 4],
    ['男，70，退休', '非布司他20毫克一天一片，吃了三个月', 70],
    ['女的，63', '等给孙子过完十岁生日再说', 63],
    ['俺七十一了', '血压150，药吃了二十年', 71],
    ['女，刚好五十', '一天七八回', 50],
  ])('told as “%s” outlives “%s”', (answer, later, age) => {
    expect(findPerson(talk('最近睡不好', who, answer, '好的。', later)).ageYears).toBe(age);
  });

  it('is told with 今年, asked for or not', () => {
    expect(findPerson(talk('我今年七十三了，老伴走了以后一个人住')).ageYears).toBe(73);
  });

  it('stays where a friend is mentioned', () => {
    const turns = talk('最近老拉肚子心慌', '好的。', '女，25，就我自己，朋友也在喝');
    expect(findPerson(turns)).toMatchObject({ about: 'self', ageYears: 25 });
  });

  it('changes with a correction', () => {
    const turns = talk('最近睡不好', who, '男，38岁', '好的。', '说错了，我今年48岁');
    expect(findPerson(turns).ageYears).toBe(48);
  });

  it('is that of the one asked for, not of the writer', () => {
    const mother = talk('我妈夜里老起来', who, '妈妈83了，我是她女儿58');
    expect(findPerson(mother)).toMatchObject({ about: 'other', ageYears: 83, sex: 'female' });
    const husband = talk('俺家老头肩膀疼，夜里哼哼', who, '他七十，俺六十七');
    expect(findPerson(husband)).toMatchObject({ about: 'other', ageYears: 70, sex: 'male' });
  });

  it('is no dose, year, month, price, time or measured value', () => {
    const number = fc.integer({ min: 12, max: 99 });
    const unit = fc.constantFrom(
      '毫克',
      '块钱',
      '个月',
      '年',
      '号',
      '次',
      '公斤',
      '度',
      '天',
      '点',
    );
    const lead = fc.constantFrom('吃了', '一共', '大概', '量了是', '花了', '他说');
    fc.assert(
      fc.property(number, unit, lead, (count, counted, before) => {
        const turns = talk('最近睡不好', who, '女，34岁', '好的。', `${before}${count}${counted}`);
        expect(findPerson(turns).ageYears).toBe(34);
      }),
    );
  });

  it('is read from every age that answers the question, however it is put', () => {
    const form = fc.constantFrom(
      (age: number) => `女，${age}`,
      (age: number) => `女 ${age}岁`,
      (age: number) => `我今年${age}了，女的`,
      (age: number) => `${age}，女`,
    );
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 99 }), form, (age, answer) => {
        expect(findPerson(talk('最近睡不好', who, answer(age))).ageYears).toBe(age);
      }),
    );
  });
});

describe('the one a conversation is about', () => {
  it.each([
    ['替我爸问的。入冬以后早上血压老高', 'other', 'male'],
    ['阿公跌了一跤额头青了', 'other', 'male'],
    ['我家姑娘六岁，一天打几十个喷嚏', 'other', 'female'],
    ['宝宝发烧，我带他睡', 'other', 'unknown'],
    ['老公打鼾，我睡不着', 'self', 'unknown'],
    ['我51，照顾瘫痪公公，自己一阵一阵发热', 'self', 'unknown'],
    ['睡不着，老头子走了半年了', 'self', 'unknown'],
    ['夜里起来尿三四回，老婆嫌我把她吵醒', 'self', 'unknown'],
  ])('is told in “%s”', (opening, about, sex) => {
    const person = findPerson(talk(opening));
    expect(person.about).toBe(about);
    if (about === 'other') expect(person.sex).toBe(sex);
  });

  it('is the mother, whatever is said of her baby', () => {
    const turns = talk(
      '喂奶期感冒两天了，能吃啥药不影响娃',
      who,
      '女27',
      '好的。',
      '没有，娃四个月',
    );
    expect(findPerson(turns)).toMatchObject({ about: 'self', ageYears: 27, sex: 'female' });
  });

  it('changes with a correction', () => {
    const turns = talk('最近睡不好', who, '男，67', '好的。', '不是我，是我爸，他在老家');
    expect(findPerson(turns).about).toBe('other');
  });
});

describe('somebody of whom a story is told', () => {
  it.each([
    '我睡不好，姥爷活了一百零一岁，我就想问问怎么养生',
    '给您讲个故事，我姥爷年轻时候是走街串巷卖药的，活了一百零一岁，我现在天天胃胀',
  ])('is not the patient, and gives no age: %s', (content) => {
    const person = findPerson([{ role: 'user', content }]);
    expect(person).toMatchObject({ about: 'self' });
    expect(person.ageYears).toBeUndefined();
  });

  it('takes no place of the age of the writer', () => {
    const content = '我奶奶活到九十八岁，我才四十二岁就腰疼';
    expect(findPerson([{ role: 'user', content }])).toMatchObject({ about: 'self', ageYears: 42 });
  });
});

describe('a pregnancy', () => {
  it.each(['没有，单身', '没有，刚来着呢', '不可能，上环呢', '没有。结扎了'])(
    'is ruled out by “%s”',
    (answer) => {
      expect(findPerson(talk('痛经', background, answer)).pregnancy).toBe('no');
    },
  );

  it.each(['没有过敏', '可能怀孕了', '不知道'])('is not ruled out by “%s”', (answer) => {
    expect(findPerson(talk('痛经', background, answer)).pregnancy).not.toBe('no');
  });

  it.each([
    '没有过敏，不知道怀没怀',
    '没有，例假推迟十天了，还没测',
    '没有，月经晚了一个多礼拜',
    '没吃药，不清楚怀没怀上',
  ])('is possible, also to the checks, after “%s”', (answer) => {
    const turns = talk('痛经', background, answer);
    expect(findPerson(turns).pregnancy).toBe('possible');
    expect(checkedPatient(turns, {}).pregnant).toBe('possible');
  });

  it.each([
    '没有，例假推迟十天了，测过没怀',
    '没有，月经推迟了，单身',
    '没有，月经是推迟了，验了一条杠',
  ])('is ruled out although the period is late: “%s”', (answer) => {
    expect(findPerson(talk('痛经', background, answer)).pregnancy).toBe('no');
  });

  it('is possible where it is only called so', () => {
    expect(findPerson(talk('痛经', background, '可能怀孕')).pregnancy).toBe('possible');
    const ruledOut = talk('痛经', background, '可能怀孕', '好的。', '验孕棒是阴性');
    expect(findPerson(ruledOut).pregnancy).not.toBe('possible');
  });

  it('is not asked of a woman of seventy', () => {
    expect(findPerson(talk('膝盖疼', who, '女，70')).pregnancy).toBe('no');
  });
});

describe('a medicine', () => {
  it.each([
    ['非布司他一天一片', ['非布司他']],
    ['健胃消食片吃过一盒，不吃了', []],
    ['褪黑素吃过一礼拜，没用停了', []],
    ['怕激素', []],
    ['室友用阿达帕林，我可以蹭她的抹吗', []],
    ['医生建议阿托伐他汀20毫克', []],
    ['缬沙坦早上一粒，坦索罗辛半年了', ['缬沙坦', '坦索罗辛']],
    ['阿莫西林皮试阳性', []],
  ])('is taken or not in “%s”', (answer, medicines) => {
    expect(findPerson(talk('头晕', background, answer)).medicines ?? []).toEqual(medicines);
  });
});

describe('a disease', () => {
  it.each([
    ['甲状腺结节', ['甲状腺结节']],
    ['怕是癌', []],
    ['查了血，不贫血', []],
    ['乙肝丙肝阴性', []],
    ['高血压十二年', ['高血压']],
  ])('is had or not in “%s”', (answer, diseases) => {
    const person = findPerson(talk('头晕', background, answer));
    expect(person.chronicDiseases ?? []).toEqual(diseases);
  });
});

describe('an allergy', () => {
  it.each([
    ['吃鸡蛋起疹子', '鸡蛋'],
    ['别嘌醇吃了起疹子', '别嘌醇'],
    ['阿莫西林皮试阳性', '阿莫西林'],
    ['芒果嘴痒', '芒果'],
  ])('is told in “%s”', (answer, name) => {
    expect(findPerson(talk('头晕', background, answer)).allergies).toContain(name);
  });
});

it('keeps a pregnancy open after a bare no to a list of dangers that names one', () => {
  const listed = '有没有这些：发热寒战、小便带血、完全尿不出来、可能怀孕？';
  const alarms = (answer: string): Turn[] => [
    { role: 'user', content: '女，28岁，尿频尿急' },
    {
      role: 'assistant',
      content: listed,
      dialogue: {
        version: 1,
        by: 'engine',
        acts: [{ act: 'ask', question: 'alarm.淋证', text: listed, options: [] }],
      },
    },
    { role: 'user', content: answer },
  ];
  expect(findPerson(alarms('没有'))).toMatchObject({
    pregnancy: 'unknown',
    possible: { pregnancy: 'unknown' },
  });
  expect(findPerson(alarms('都没有，没怀孕')).pregnancy).toBe('no');
  expect(findPerson(talk('女，28岁，尿频', background, '没有')).pregnancy).toBe('no');
});

it('takes a wished pregnancy for none that is there', () => {
  const turns = talk('女，23岁，月经不规律，不是想怀孕，就想有个规律');
  expect(findPerson(turns).pregnancy).toBe('unknown');
});

it.each([
  '老师让我放学留下来，然后让我碰他那里，我八岁半了，妈妈手机打的字',
  '继父从我九岁开始就那样，我现在不知道该不该说',
])('leaves an age that the writer gives as the own one with the writer: %s', (told) => {
  expect(findPerson(talk(told)).about).toBe('self');
});

it('takes somebody of three for the one who is asked about, not for the writer', () => {
  expect(findPerson(talk('孙崽三岁多哒，不呷饭', who, '伢子，三岁零五个月')).about).toBe('other');
});

it('reads sex and age from an answer in other words, and from one that goes on without a mark', () => {
  const answered = (answer: string) =>
    findPerson([
      { role: 'user', content: '胃胀，打嗝' },
      { role: 'assistant', content: '先了解一下：您的性别和年龄是？' },
      { role: 'user', content: answer },
    ]);
  expect(answered('老汉，六十六，属鼠的')).toMatchObject({ sex: 'male', ageYears: 66 });
  expect(answered('俺七十一了老婆儿家')).toMatchObject({ sex: 'female', ageYears: 71 });
  expect(answered('女，我老汉六十六了')).toMatchObject({ sex: 'female' });
  expect(answered('女，我老汉六十六了').ageYears).toBeUndefined();
  expect(answered('十二个月了').ageYears).not.toBe(12);
});

describe('who tells of a birth or of nursing', () => {
  it.each([
    '刚生完孩子五个月，还在喂奶，最近老掉头发，累',
    '感冒了，还在喂奶能吃什么药',
    '怀孕11周，老恶心',
  ])('is a woman where she tells it of herself: %s', (told) => {
    expect(findPerson(talk(told))).toMatchObject({ about: 'self', sex: 'female' });
  });

  it.each(['我老婆在喂奶，我最近腰疼', '老婆刚生完孩子，还在喂奶，我老睡不着'])(
    'says nothing of the father who writes: %s',
    (told) => {
      expect(findPerson(talk(told))).toMatchObject({ about: 'self', sex: 'unknown' });
    },
  );

  it('is the relative who was named, also once her age is told', () => {
    const turns = talk('我老婆还在喂奶，乳房胀痛有硬块', '先了解一下：她的年龄是？', '30');
    expect(findPerson(turns)).toMatchObject({ about: 'other', sex: 'female', ageYears: 30 });
  });
});
