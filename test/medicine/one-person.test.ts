// Facts that can have one value only keep it through a conversation, whatever else is told with
// numbers, relatives and diseases in it, until they are corrected.

import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findPerson } from '#medicine/findings/find-person.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import type { SettledFacts } from '#medicine/findings/subject-facts.ts';
import { consult } from '#medicine/interview/consult.ts';
import { isFull } from '#test/full.ts';

type Facts = Pick<SettledFacts, 'about' | 'sex' | 'menopause'> & {
  ageYears: number | undefined;
  isPregnant: boolean;
};

type Told = {
  /** What is said, message by message, until everything is known. */
  said: readonly string[];
  facts: Facts;
};

const factsOf = (turns: readonly Turn[]): Facts => {
  const { about, sex, ageYears, menopause, pregnancy } = findPerson(turns);
  return { about, sex, ageYears, menopause, isPregnant: pregnancy === 'yes' };
};

/** What the built-in engine has answered to a message that others follow. */
function answered(turns: readonly Turn[], content: string): Turn[] {
  const asked: Turn[] = [...turns, { role: 'user', content }];
  const { text, acts } = consult(asked);
  const dialogue = { version: 1, by: 'engine', acts } as const;
  return [...asked, { role: 'assistant', content: text, dialogue }];
}

const through = (said: readonly string[]): Turn[] =>
  said.reduce<Turn[]>((turns, content) => answered(turns, content), []);

const ones = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const spelled = (years: number): string =>
  `${years >= 20 ? (ones[Math.floor(years / 10)] ?? '') : ''}${years >= 10 ? '十' : ''}${ones[years % 10] ?? ''}`;

type Way = (years: number, sex: string, complaint: string) => readonly string[];

const ofOneself: readonly Way[] = [
  (years, sex, complaint) => [`${sex}，${years}岁，${complaint}三天`],
  (years, sex, complaint) => [`我今年${years}岁，${sex}，${complaint}有两周了`],
  (years, sex, complaint) => [`${years}岁${sex}，最近老是${complaint}`],
  (years, sex, complaint) => [`您好，${complaint}半个月了，我是${sex}的，${spelled(years)}岁`],
  (years, sex, complaint) => [complaint, `${sex}，${years}`],
  (years, sex, complaint) => [`这几天${complaint}`, `${sex}的，${spelled(years)}岁`],
  (years, sex, complaint) => [`${complaint}，一天三四次`, `${sex} ${years}`],
  (years, sex, complaint) => [`想问一下，老${complaint}怎么办`, `我${years}岁，${sex}`],
];

const ofRelatives: readonly Way[] = [
  (years, kin, complaint) => [`我${kin}${years}岁，最近${complaint}`],
  (years, kin, complaint) => [`替我${kin}问一下，${years}岁，${complaint}一周了`],
  (years, kin, complaint) => [`我${kin}今年${spelled(years)}岁了，${complaint}三天`],
  (years, kin, complaint) => [`想问问我${kin}的情况，老是${complaint}`, `${years}岁`],
  (years, kin, complaint) => [`${kin}这两天${complaint}`, `${years}`],
];

const relatives = [
  ['妈妈', 'female'],
  ['爸', 'male'],
  ['奶奶', 'female'],
  ['爷爷', 'male'],
  ['婆婆', 'female'],
  ['老公', 'male'],
  ['老婆', 'female'],
] as const;

const complaints = ['头疼', '胃胀', '失眠', '腰疼', '咳嗽'];
const ages = [19, 23, 28, 31, 37, 40, 46, 52, 58, 63, 68, 75, 81];
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const woman = { about: 'self', sex: 'female', menopause: false, isPregnant: false } as const;
const states: readonly Told[] = [
  {
    said: ['我怀孕五个月了，29岁，老是头疼'],
    facts: { ...woman, ageYears: 29, isPregnant: true },
  },
  { said: ['胃胀', '女，31', '怀孕三个月'], facts: { ...woman, ageYears: 31, isPregnant: true } },
  { said: ['52岁女，绝经两年了，失眠'], facts: { ...woman, ageYears: 52, menopause: true } },
  {
    said: ['老是一阵阵出汗', '女，54', '绝经三年了'],
    facts: { ...woman, ageYears: 54, menopause: true },
  },
  {
    said: ['宝宝五个月，女孩，流鼻涕'],
    facts: { ...woman, about: 'other', ageYears: 0 },
  },
  {
    said: ['我儿子6岁，咳嗽三天'],
    facts: { ...woman, about: 'other', sex: 'male', ageYears: 6 },
  },
];

/** People with what is told of them, each way of telling with other ages and complaints. */
const people: readonly Told[] = ages.flatMap((years, one) => [
  ...ofOneself.map((tell, two): Told => {
    const isMale = (one + two) % 2 === 0;
    return {
      said: tell(years, isMale ? '男' : '女', at(complaints, one + two)),
      facts: {
        about: 'self',
        sex: isMale ? 'male' : 'female',
        ageYears: years,
        menopause: false,
        isPregnant: false,
      },
    };
  }),
  ...ofRelatives.map((tell, two): Told => {
    const [kin, sex] = at(relatives, one + two * 3);
    return {
      said: tell(years, kin, at(complaints, one * 2 + two)),
      facts: { about: 'other', sex, ageYears: years, menopause: false, isPregnant: false },
    };
  }),
]);

/** What people add that says nothing of themselves: others, and numbers that are no age. */
const others = [
  '我女儿八岁，在上小学',
  '邻居家的孩子才3岁',
  '朋友的孩子两个月，天天哭',
  '我同事35，也这样',
  '楼下王阿姨六十二，跳舞去了',
  '姥爷活了一百零一岁',
  '我姐怀孕了，我帮她买菜',
  '同事说她绝经了',
  '接诊的大夫是个男的，五十来岁',
  '我儿子也爱紧张',
];
const numbers = [
  '每天吃二甲双胍0.5克，一天三次',
  '优甲乐75，早上吃',
  '非布司他40毫克',
  '血压量了135/85',
  '心率72，血糖5.6',
  '尿酸520，肌酐88',
  '体重68公斤，身高165',
  '住6楼，没有电梯',
  '2019年做过胃镜',
  '挂号花了50块，拿药花了87',
  '下午3点会重一点，到5点好些',
  '一周三四次，一次20分钟',
  '抽烟15年，工龄20年了',
  '坐38路车去的，排队排了30分钟',
  '我20岁的时候也这样过',
  '温度37度2，不烧',
  '一天喝8杯水，走6000步',
];
const talk = [...others, ...numbers];

const places = [...people, ...states].flatMap((person) => talk.map((line) => ({ person, line })));
const sample = isFull ? places : places.filter((_, index) => index % 11 === 0);

describe('the one that a conversation is about', () => {
  it('is known from the many ways in which people tell', () => {
    const wrong = [...people, ...states].filter(({ said, facts }) => {
      return !isDeepStrictEqual(factsOf(through(said)), facts);
    });
    expect(wrong.map(({ said, facts }) => [said, factsOf(through(said)), facts])).toEqual([]);
  }, 120_000);

  it('stays the same whatever else is told', () => {
    const changed = sample.flatMap(({ person: { said, facts }, line }) => {
      const now = factsOf(answered(through(said), line));
      return isDeepStrictEqual(now, facts) ? [] : [{ said, line, now }];
    });
    expect(changed).toEqual([]);
  }, 240_000);

  it('stays the same through a long conversation', () => {
    const changed = [...people, ...states].flatMap(({ said, facts }, one) => {
      const lines = [2, 7, 11, 17].map((step) => at(talk, one * step + step));
      const now = factsOf(through([...said, ...lines]));
      return isDeepStrictEqual(now, facts) ? [] : [{ said, lines, now }];
    });
    expect(changed).toEqual([]);
  }, 240_000);

  it.each<[correction: string, of: readonly string[], facts: Partial<Facts>]>([
    ['说错了，是45岁', ['头疼三天，男，54岁'], { ageYears: 45 }],
    ['打错了，我是女的', ['头疼三天，男，54岁'], { sex: 'female' }],
    ['我妈不是68岁，是58岁', ['我妈68岁，头晕'], { ageYears: 58, about: 'other' }],
    ['不是68，是58', ['我妈最近头晕', '68'], { ageYears: 58 }],
    ['不是我，是我妈', ['头晕两天', '女，31'], { about: 'other', sex: 'female' }],
    ['不是我妈，是我自己', ['我妈头晕', '女，61'], { about: 'self' }],
    ['刚才说错了，其实怀孕两个月了', ['胃胀', '女，29', '没有怀孕'], { isPregnant: true }],
    ['更正一下，没有怀孕', ['胃胀', '女，29', '怀孕两个月'], { isPregnant: false }],
  ])('changes with a correction, and keeps that: %s', (correction, said, facts) => {
    const corrected = answered(through(said), correction);
    expect(factsOf(corrected)).toMatchObject(facts);
    const later = numbers.slice(0, 6).reduce((turns, line) => answered(turns, line), corrected);
    expect(factsOf(later)).toMatchObject(facts);
  });
});
