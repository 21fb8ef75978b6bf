import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readNumber } from '#medicine/findings/chinese-number.ts';
import type { SettledFacts } from '#medicine/findings/subject-facts.ts';
import { findPerson } from '#medicine/findings/find-person.ts';
import { anyText } from '#test/any-text.ts';

const cases: readonly (readonly [text: string, expected: Partial<SettledFacts>])[] = [
  ['女，28岁，发烧38度5', { sex: 'female', ageYears: 28, temperature: 38.5 }],
  ['男 45，胃痛两年', { sex: 'male', ageYears: 45, duration: '两年' }],
  ['39岁女，睡不着', { sex: 'female', ageYears: 39 }],
  ['我男，51岁，腰痛', { sex: 'male', ageYears: 51 }],
  ['我女朋友二十岁，咳嗽', { about: 'other', sex: 'female' }],
  ['我今年三十六岁，来月经肚子痛', { sex: 'female', ageYears: 36 }],
  ['我家宝宝8个月，拉肚子', { about: 'other', ageMonths: 8, ageYears: 0 }],
  ['四十天的娃38度多', { about: 'other', ageMonths: 1, temperature: 38 }],
  ['女儿三岁半，咳嗽', { about: 'other', sex: 'female', ageYears: 3 }],
  ['体温三十九度二', { temperature: 39.2 }],
  ['血压152/94，头胀', { systolic: 152, diastolic: 94 }],
  ['高压一百八，低压一百一', { systolic: 180, diastolic: 110 }],
  ['怀孕三个月了，有点咳嗽', { pregnancy: 'yes' }],
  ['没有怀孕，也没在喂奶', { pregnancy: 'no', lactation: 'no' }],
  ['不确定有没有怀孕', { pregnancy: 'possible' }],
  ['还在哺乳期，便秘', { lactation: 'yes' }],
  ['对青霉素和头孢过敏', { allergies: ['青霉素', '头孢'] }],
  ['没有药物过敏史', { allergies: [] }],
  ['我对青霉素过敏', { allergies: ['青霉素'] }],
  ['青霉素过敏，没有别的', { allergies: ['青霉素'] }],
  ['我以前吃头孢过敏过', { allergies: ['头孢'] }],
  ['有青霉素过敏史', { allergies: ['青霉素'] }],
  ['过敏史：磺胺、海鲜', { allergies: ['磺胺', '海鲜'] }],
  ['对海鲜、芒果都过敏，别的不过敏', { allergies: ['海鲜', '芒果'] }],
  ['什么都不过敏', { allergies: [] }],
  ['没有对什么过敏', { allergies: [] }],
  ['对青霉素不过敏', { allergies: [] }],
  ['有高血压，天天吃氨氯地平', { chronicDiseases: ['高血压'], medicines: ['氨氯地平'] }],
  ['没有慢性病，没吃什么药', { chronicDiseases: [], medicines: [] }],
  ['我爸有糖尿病，我没有', {}],
  ['我今年七十三了，老伴走了以后一个人住', { ageYears: 73 }],
  ['不怀孕，月经推迟', { pregnancy: 'no' }],
  ['我没怀，就是推迟', { pregnancy: 'no' }],
  ['验过了，不怀', { pregnancy: 'no' }],
  ['未孕，乳房胀', { pregnancy: 'no' }],
  ['绝经三年了，一阵阵发热', { sex: 'female', pregnancy: 'no' }],
  ['还没绝经，最近乱', { sex: 'female', pregnancy: 'unknown' }],
  ['围绝经期，出汗', { pregnancy: 'unknown' }],
  ['多年不孕，现在怀孕三个月', { pregnancy: 'yes' }],
  ['之前没怀孕，现在怀孕了', { pregnancy: 'yes' }],
  ['去年怀孕过，现在没怀孕', { pregnancy: 'no' }],
  ['是不是怀孕了', { pregnancy: 'possible' }],
  ['我怀疑怀孕了，还没测', { pregnancy: 'possible' }],
];

describe('facts on the person', () => {
  it.each(cases)('are read from %s', (text, expected) => {
    expect(findPerson([{ role: 'user', content: text }])).toMatchObject(expected);
  });

  it.each(['头孢过敏', '没有在吃的药，对布洛芬过敏', '过敏：阿莫西林'])(
    'never include an allergen among the medicines that are taken: %s',
    (text) => {
      expect(findPerson([{ role: 'user', content: text }]).medicines ?? []).toEqual([]);
    },
  );

  it('keep a medicine that is taken although it is not tolerated', () => {
    expect(findPerson([{ role: 'user', content: '在吃头孢，对头孢过敏了' }])).toMatchObject({
      allergies: ['头孢'],
      medicines: ['头孢'],
    });
  });

  it('leave the diseases of the family to the family', () => {
    const diseasesOf = (content: string) => findPerson([{ role: 'user', content }]).chronicDiseases;
    expect(diseasesOf('我胃胀三天了，我爸有糖尿病')).toBeUndefined();
    expect(diseasesOf('我爸今天头晕，他有糖尿病')).toEqual(['糖尿病']);
  });

  it.each(['没得可能', '不可能', '莫得', '冇'])('take for a no to a pregnancy: %s', (content) => {
    const turns = [
      { role: 'assistant' as const, content: '有没有怀孕、可能怀孕？' },
      { role: 'user' as const, content },
    ];
    expect(findPerson(turns).pregnancy).toBe('no');
  });

  it('take a bare no to a question on allergy and pregnancy', () => {
    const person = findPerson([
      { role: 'assistant', content: '您有没有怀孕的可能？有没有药物过敏？' },
      { role: 'user', content: '都没有' },
    ]);
    expect(person).toMatchObject({ pregnancy: 'no', allergies: [] });
    expect(person.medicines).toBeUndefined();
  });

  it.each([
    [['男孩，两个月'], { about: 'other', ageMonths: 2 }],
    [['宝宝鼻塞', '', '刚满两个月'], { ageMonths: 2 }],
    [['宝宝鼻塞', '您的性别和年龄是？这样有多久了？', '女孩，45天，昨天开始'], { ageMonths: 1 }],
    [['宝宝发烧', '宝宝的年龄是？', '还不到三个月'], { ageMonths: 2 }],
    [['宝宝发烧', '宝宝的年龄是？', '一个半月'], { ageMonths: 1 }],
    [['宝宝发烧', '宝宝的年龄是？', '六周'], { ageMonths: 1 }],
    [['宝宝发烧', '宝宝的年龄是？', '一岁零两个月'], { ageYears: 1 }],
    [['我家小子鼻塞', '孩子的性别和年龄是？', '五十天'], { ageMonths: 1 }],
    [['儿子38.5', '年龄是？', '差两天三个月'], { ageMonths: 2 }],
    [['宝宝鼻塞', '年龄是？', '2m'], { ageMonths: 2 }],
    [['宝宝鼻塞', '', '38.6了现在'], { temperature: 38.6 }],
    [['乏力', '', '30岁，生完孩子四个月，喂奶呢'], { about: 'self', ageYears: 30 }],
    [['21男 头疼'], { ageYears: 21, sex: 'male' }],
    [['失眠', '您的性别和年龄是？', '女的七十三'], { ageYears: 73, sex: 'female' }],
    [['失眠', '您的性别和年龄是？', '我刚才说了我七十三了，女的'], { ageYears: 73, sex: 'female' }],
    [['失眠', '您的性别和年龄是？', '男的，62了'], { ageYears: 62, sex: 'male' }],
    [['大老爷们 四十八 腰痛'], { ageYears: 48, sex: 'male' }],
    [['她头晕', '您的性别和年龄是？', '她31'], { ageYears: 31 }],
    [['头疼', '您的年龄是？', '有点', '您说的“有点”，是胸痛吗？', '67'], { ageYears: 67 }],
    [['头疼', '您的年龄是？', '忘了', '请拨打120。', '24'], { ageYears: 24 }],
  ])('hear an age as people tell it: %j', (said, expected) => {
    const turns = said.map((content, at) => ({
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content,
    }));
    expect(findPerson(turns)).toMatchObject(expected);
  });

  it.each([
    [['宝宝咳嗽', '这样有多久了？', '两个月']],
    [['宝宝咳嗽两个月']],
    [['今年三十多次发作']],
    [['女孩，两个月没来月经']],
    [['生完孩子四个月，掉头发']],
    [['发烧', '', '他39了，烧得厉害']],
    [['头疼', '您的年龄是？', '忘了', '量的体温是多少？', '38']],
    [['腰疼', '您的年龄是？', '两个月']],
    [['腰疼', '您的年龄是？', '8个月']],
    [['带孩子累，腰疼', '您的年龄是？这样有多久了？', '两个月']],
  ])('take no other number for an age: %j', (said) => {
    const turns = said.map((content, at) => ({
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content,
    }));
    const { ageYears, ageMonths } = findPerson(turns);
    expect({ ageYears, ageMonths }).toEqual({ ageYears: undefined, ageMonths: undefined });
  });

  const asked = (question: string, answer: string): SettledFacts =>
    findPerson([
      { role: 'assistant', content: question },
      { role: 'user', content: answer },
    ]);

  it('take a bare name for an allergy when allergies were asked for', () => {
    expect(asked('您对什么药物或食物过敏？', '青霉素').allergies).toEqual(['青霉素']);
    expect(asked('有没有药物过敏？', '头孢、芒果').allergies).toEqual(['头孢', '芒果']);
    expect(asked('有没有在吃的药、过敏或慢性病？', '青霉素').allergies).toEqual(['青霉素']);
  });

  it('take a medicine for one that is taken when both were asked for', () => {
    const { allergies, medicines } = asked('有没有在吃的药、过敏或慢性病？', '阿司匹林');
    expect(allergies).toBeUndefined();
    expect(medicines).toEqual(['阿司匹林']);
  });

  it('speak of no allergy where only the skin or the nose is meant', () => {
    expect(asked('哪里不舒服？', '皮肤过敏，起疹子').allergies).toBeUndefined();
    expect(asked('哪里不舒服？', '过敏性鼻炎犯了').allergies).toBeUndefined();
    expect(asked('有没有药物过敏？', '不清楚').allergies).toBeUndefined();
  });

  it('take a bare number as the age when asked for it', () => {
    const turns = [
      { role: 'assistant' as const, content: '您多大年龄？' },
      { role: 'user' as const, content: '52' },
    ];
    expect(findPerson(turns).ageYears).toBe(52);
  });

  it('never throw on any text', () => {
    fc.assert(
      fc.property(anyText(), (content) => {
        expect(() => findPerson([{ role: 'user', content }])).not.toThrow();
      }),
    );
  });
});

describe('numbers', () => {
  it.each([
    ['38.5', 38.5],
    ['三十八', 38],
    ['一百六七十', 160],
    ['二百', 200],
    ['一百二', 120],
    ['二百三', 230],
    ['半', 0.5],
    ['十五', 15],
    ['两', 2],
  ])('reads %s', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it('reads no number in words', () => {
    expect(readNumber('头痛')).toBeNull();
  });
});
