import { describe, expect, it } from 'vitest';
import { createReplyGuard } from '#medicine/reply-guard/reply-guard.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { herbNamed, pregnancyGrade, recogniseHerbs } from '../herb-safety/recognise-herbs.ts';
import {
  answerFoods,
  answerMedicines,
  answerPairs,
  dietAnswers,
  firstAidAnswers,
  stoppingAnswers,
  termAnswers,
  vaccineAnswers,
} from '../knowledge/answers.ts';
import { isFood } from '../knowledge/foods.ts';
import { formulas } from '../knowledge/formulas.ts';
import { herbs } from '../knowledge/herbs.ts';
import { patterns } from '../knowledge/patterns.ts';
import { answerCharsMax } from './answer-length.ts';
import { answerQuestion } from './answer-question.ts';

const adult: Patient = { medicines: [], allergies: [], redFlagOpen: false };
const pregnant: Patient = { ...adult, sex: '女', ageYears: 30, pregnant: 'yes' };
const people: Readonly<Record<string, Patient>> = {
  adult,
  pregnant,
  nursing: { ...adult, sex: '女', ageYears: 30, pregnant: 'no', lactating: true },
  child: { ...adult, ageYears: 4 },
  diabetic: { ...adult, sex: '男', ageYears: 60, medicines: ['糖尿病', '二甲双胍'] },
};

const answerTo = (content: string, person = adult): string =>
  answerQuestion({ turns: [{ role: 'user', content }], person })?.text ?? '';
const chars = (text: string): number => [...text].length;

/** One question on each row that is answered in fixed words, with what it should bring. */
const topics = [
  ...firstAidAnswers.map(({ words: [word = ''], text }) => ({ asked: `${word}怎么办`, text })),
  ...dietAnswers.map(({ words: [word = ''], text }) => ({ asked: `${word}要忌口吗`, text })),
  ...vaccineAnswers.map(({ words: [word = ''], text }) => ({ asked: `${word}能打吗`, text })),
  ...termAnswers.map(({ words: [word = ''], text }) => ({ asked: `${word}是什么意思`, text })),
].map(({ asked, text }) => ({ asked: asked.replaceAll('+', ''), text }));

/** Every question on a row that people ask, for the different askers. */
const questions = [
  ...answerFoods.flatMap(({ words: [word = ''] }) => [`${word}能吃吗`, `${word}能每天吃吗`]),
  ...answerMedicines.flatMap(({ words: [word = ''] }) => [`能吃${word}吗`, `${word}一次吃多少`]),
  ...stoppingAnswers.map(({ id }) => `${id}能停吗`),
  ...topics.map(({ asked }) => asked),
  ...patterns.flatMap(({ name, synonyms }) =>
    [name, ...synonyms].map((each) => `${each}是什么意思`),
  ),
  ...answerPairs.map(({ one, other }) => `${one[0] ?? ''}和${other[0] ?? ''}能一起吃吗`),
];

describe('an answer to a direct question', () => {
  it.each(Object.entries(people))('is given, short, for every row: %s', (_, person) => {
    for (const asked of questions) {
      const text = answerTo(asked, person);
      expect({ asked, isAnswered: text !== '' }).toEqual({ asked, isAnswered: true });
      expect({ asked, text, isShort: chars(text) <= answerCharsMax }).toMatchObject({
        isShort: true,
      });
      expect(text).not.toMatch(/\{|undefined|。。|处方|确诊|医嘱/u);
    }
  });

  it.each(Object.entries(people))('is left by the guard as it is: %s', (_, person) => {
    const cut = questions.flatMap((asked) => {
      const text = answerTo(asked, person);
      const guard = createReplyGuard(person, '', asked);
      const passed = guard.push(text) + guard.end();
      return passed === text ? [] : [{ asked, text, passed }];
    });
    expect(cut).toEqual([]);
  });

  it('is that of the row that the question names', () => {
    const wrong = topics.filter(({ asked, text }) => answerTo(asked) !== text);
    expect(wrong).toEqual([]);
  });

  it('tells what a pattern means, also by its other names in the standard', () => {
    expect(answerTo('医生说我是脾虚湿盛，脾虚湿盛是什么意思')).toMatch(
      /^“脾虚湿盛”是中医的证名（国标名“脾虚湿困”），意思是脾的力气不足又有湿/u,
    );
    expect(answerTo('肝郁脾虚是什么意思')).toMatch(/^“肝郁脾虚”是中医的证名，意思是/u);
    const means = patterns.flatMap(({ name, synonyms, plain }) =>
      [name, ...synonyms].map((each) => [each, answerTo(`${each}是什么意思`).includes(plain)]),
    );
    const terms = termAnswers.flatMap(({ words }) => words);
    expect(means.flatMap(([name, isTold]) => (isTold === true ? [] : [name]))).toEqual(
      means.flatMap(([name]) => (terms.includes(String(name)) ? [name] : [])),
    );
  });

  it('names no amount of a medicine', () => {
    for (const {
      words: [word = ''],
    } of answerMedicines)
      for (const asked of [`${word}吃多少`, `能吃${word}吗`])
        expect(answerTo(asked)).not.toMatch(/\d+\s*(?:毫克|mg|克|片|粒|单位|ml|毫升)/iu);
  });
});

describe('in pregnancy', () => {
  it('recommends no herb and no formula', () => {
    const isAnswered = (name: string): boolean =>
      [...answerFoods, ...answerMedicines].some(({ words }) => words.includes(name));
    const names = [...herbs, ...formulas]
      .map(({ name }) => name)
      .filter((name) => !isFood(name) && !isAnswered(name));
    const recommended = names.filter((name) => !/不要|别/u.test(answerTo(`怀孕了能吃${name}吗`)));
    expect(names.length).toBeGreaterThan(300);
    expect(recommended).toEqual([]);
  });

  it('calls no food fine that the pharmacopoeia restricts', () => {
    const graded = answerFoods.filter(({ words }) =>
      words.some((word) =>
        recogniseHerbs(word).some((herb) => {
          const row = herb.words === word ? herbNamed(herb.name) : undefined;
          return row !== undefined && pregnancyGrade(row) !== undefined;
        }),
      ),
    );
    expect(graded.length).toBeGreaterThan(5);
    expect(graded.filter(({ pregnancy }) => !['ask', 'avoid'].includes(pregnancy ?? ''))).toEqual(
      [],
    );
  });
});

describe('the person', () => {
  it('who is allergic is told not to take it', () => {
    expect(answerTo('能吃头孢吗', { ...adult, allergies: ['头孢'] })).toContain('您说过对它过敏');
  });

  it('is answered for what is taken already', () => {
    expect(answerTo('能吃三七粉吗', { ...adult, medicines: ['华法林'] })).toContain('可能增加出血');
    expect(answerTo('能吃西瓜吗', people['diabetic'])).toContain('血糖稳定时可以少量吃西瓜');
  });

  it('is not answered where nothing is asked', () => {
    for (const told of ['头痛三天', '在吃华法林和三七粉', '吃了布洛芬，好多了', '我停药一周了'])
      expect(answerTo(told)).toBe('');
  });
});

describe('a food for a child under one', () => {
  const infant: Patient = { ...adult, ageYears: 8 / 12 };

  it.each(['能喂蜂蜜水吗', '可以喝茶吗', '能吃咸菜吗', '能喝牛奶吗', '能喝枸杞水吗'])(
    'is refused where it may not have it: %s',
    (asked) => {
      expect(answerTo(asked, infant)).toMatch(/^1岁以下不/u);
      expect(answerTo(asked, infant)).not.toContain('孩子可以');
    },
  );

  it.each(['怀孕3个月了能吃枸杞吗', '我怀孕了三个月了，枸杞能吃吗', '怀孕几个月能吃枸杞吗'])(
    'is not what months of a pregnancy ask about: %s',
    (asked) => {
      expect(answerTo(asked)).toMatch(/^怀孕时/u);
      expect(answerTo(asked)).not.toContain('孩子');
      expect(answerTo(asked)).not.toContain('1岁以下');
      expect(answerTo('3个月大的宝宝能吃枸杞吗')).toMatch(/^1岁以下/u);
    },
  );

  it.each(['孕期能喝枸杞水吗，对宝宝好不好', '怀孕了能吃枸杞吗，会不会影响孩子'])(
    'is not what is asked of a child to be born: %s',
    (asked) => {
      expect(answerTo(asked)).toMatch(/^怀孕时/u);
      expect(answerTo(asked)).not.toContain('孩子');
      expect(answerTo('我怀孕了，大宝3岁，孩子能吃枸杞吗')).toContain('孩子可以吃枸杞');
    },
  );

  it.each([
    '宝宝八个月能喝蜂蜜吗',
    '女儿十个月，能喝蜂蜜吗',
    '我怀二胎了，宝宝八个月能喝蜂蜜吗',
    '我又怀孕了，老大八个月能喝蜂蜜水吗',
    '怀孕了，婴儿能吃蜂蜜吗',
    '怀着二胎，家里宝宝才半岁，便秘能喝点蜂蜜吗',
    '我怀孕了，儿子刚出生三个月能吃蜂蜜吗',
  ])('is refused by the months of a baby, also by somebody who is pregnant: %s', (asked) => {
    expect(answerTo(asked)).toMatch(/1岁以下/u);
    expect(answerTo(asked)).not.toContain('孩子可以');
  });

  it.each(['女儿三个月没来月经，能吃阿胶吗', '孩子两个月前发过烧，能吃苹果吗'])(
    'is not what other months speak of: %s',
    (asked) => expect(answerTo(asked)).not.toContain('1岁以下'),
  );

  it('is allowed where nothing speaks against it', () => {
    expect(answerTo('能吃苹果吗', infant)).toMatch(/^孩子可以吃苹果/u);
  });
});

it('takes 没药 for no myrrh where it says that there is no medicine', () => {
  expect(answerTo('没药物过敏，头孢和急支糖浆能一起吃吗')).not.toContain('没药');
  expect(answerTo('没药和阿司匹林能一起吃吗')).toContain('没药');
});
