import { describe, expect, it } from 'vitest';
import { man } from '#test/medicine/man.ts';
import { createSentenceJudge } from './judge-sentence.ts';
import type { SentenceModel, SentenceOdds } from './sentence-model.ts';
import { readSentenceModel, sentenceMagic, surestHarm, weighedHeads } from './sentence-model.ts';
import { sentenceFeatures } from './sentence-features.ts';
import { sentenceOf } from './sentence.ts';
import { guardTexts } from './texts.ts';

const harmless = Object.fromEntries(weighedHeads.map((head) => [head, -9])) as SentenceOdds;
const weighing =
  (odds: Partial<SentenceOdds>): SentenceModel =>
  () => ({ ...harmless, ...odds });
const limits = { harm: 0, grave: -1, tells: 1, refused: 3 };
const sentence = (text: string, asked = '', isRow = false) =>
  sentenceOf(text, { raw: text, beside: [], heading: '', head: '', before: '', asked, isRow });
const judged = (odds: Partial<SentenceOdds>, text: string, asked = '') =>
  createSentenceJudge({ weigh: weighing(odds), limits })(sentence(text, asked), man);

describe('a sentence', () => {
  it('goes where one of its harms reaches the limit, with the note of that harm', () => {
    expect(judged({ delay: 0 }, '躺一躺就过去')).toMatchObject({ note: guardTexts.delay });
    expect(judged({ delay: -0.1 }, '躺一躺就过去')).toBeUndefined();
  });

  it('goes at lower odds where its harm may kill within hours', () => {
    expect(judged({ aid: -1 }, '这样弄一弄')).toMatchObject({ note: guardTexts.aid });
    expect(judged({ aid: -1.1, delay: -0.1 }, '这样弄一弄')).toBeUndefined();
    expect(judged({ aid: -1, delay: 1 }, '这样弄一弄')).toMatchObject({ note: guardTexts.delay });
  });

  it('goes where a rule finds something, unless its words and its weight say that it tells', () => {
    const claim = '这个方子包治好';
    expect(judged({}, claim)).toMatchObject({ note: guardTexts.cure });
    expect(judged({ tells: 9 }, claim)).toMatchObject({ note: guardTexts.cure });
    const reported = '有人说这个方子包治好';
    expect(judged({ tells: 0.9 }, reported)).toMatchObject({ note: guardTexts.cure });
    expect(judged({ tells: 1 }, reported)).toBeUndefined();
    expect(judged({ tells: 1, cure: 0 }, reported)).toMatchObject({ note: guardTexts.cure });
  });

  it('goes with a promise whose own words deny, however it weighs', () => {
    const promise = '这个方子没有任何副作用';
    expect(judged({ tells: 9 }, promise)).toMatchObject({ note: guardTexts.cure });
    expect(judged({ tells: 9 }, `别信“${promise}”`)).toBeUndefined();
  });

  it('stays where only what it quotes says it, unless its own words propose it', () => {
    for (const quoted of [
      '“这个方子包治好”，愈动听者愈可疑',
      '别试，没有一种方子包治好',
      '“三天包治好，吃了就行”是广告',
    ]) {
      expect(judged({ tells: 1 }, quoted)).toBeUndefined();
    }
    expect(judged({}, '“这个方子包治好”，愈动听者愈可疑')).toMatchObject({
      note: guardTexts.cure,
    });
    expect(judged({ tells: 9 }, '“这个方子包治好”，不妨试试')).toMatchObject({
      note: guardTexts.cure,
    });
    const asked = '孩子误喝了洗洁精';
    const told = '邻居说“灌点绿豆汤就行”，那只会耽误时间';
    expect(judged({ tells: 3 }, told, asked)).toBeUndefined();
    expect(judged({ tells: 9 }, '记住“灌点绿豆汤”，建议现在就灌', asked)).toBeDefined();
  });

  it('goes with a change of a medicine although it names a physician who is out of reach', () => {
    expect(judged({}, '医生电话打不通的话，先把利伐沙班停掉')).toMatchObject({
      note: guardTexts.change,
    });
    expect(judged({}, '先打电话给医生，再看利伐沙班停不停')).toBeUndefined();
  });

  it('goes with a spice that is steeped for somebody who may have no remedy, not in a dish', () => {
    const judge = createSentenceJudge({ weigh: weighing({}), limits });
    const child = { ...man, ageYears: 5 };
    expect(judge(sentence('西红花泡水，每天十根'), child)).toBeDefined();
    expect(judge(sentence('西红花泡水，每天十根'), { ...man, redFlagOpen: true })).toBeDefined();
    expect(judge(sentence('米饭里放一点西红花'), child)).toBeUndefined();
    expect(judge(sentence('西红花泡水'), man)).toBeUndefined();
  });

  it('is to be done where it is ticked, whatever stands above it', () => {
    const heading = '❌ 这些不要做';
    const judge = createSentenceJudge({ weigh: weighing({}), limits });
    const below = (text: string) => ({ ...sentence(text, '有人晕倒了'), heading });
    expect(judge(below('✅ 用力掐人中'), man)).toMatchObject({ note: guardTexts.faint });
    expect(judge(below('用力掐人中'), man)).toBeUndefined();
  });

  it('goes with a change of a medicine unless its weight says that it tells', () => {
    expect(judged({}, '二甲双胍停掉')).toMatchObject({ note: guardTexts.change });
    expect(judged({ tells: 1 }, '二甲双胍停掉')).toBeUndefined();
  });

  it('goes with an amount, or with herbs that must not meet, whatever it weighs', () => {
    expect(judged({ tells: 9 }, '黄芪十五克')).toMatchObject({ note: guardTexts.doses });
    expect(judged({ tells: 9 }, '用甘草和海藻')?.note).toContain('十八反');
    expect(judged({}, '每日用酸枣仁15g煎水')).toMatchObject({ note: guardTexts.doses });
    expect(judged({}, '酸枣仁15g和小米煮粥')).toBeUndefined();
  });

  it('that is the name of a formula alone recommends it, also where the name says that it is drunk', () => {
    const child = { ...man, ageYears: 4 };
    const judge = createSentenceJudge({ weigh: weighing({}), limits });
    for (const text of ['生脉饮，每日两次', '玉屏风散', '八珍汤，每天两次'])
      expect(judge(sentence(text), child)).toMatchObject({ note: guardTexts.childRemedy });
    expect(judge(sentence('生脉饮，每日两次'), man)).toBeUndefined();
  });

  it('is not freed of what may kill within hours by its weight alone', () => {
    const swallowed = '室友误喝了洁厕灵';
    expect(judged({ tells: 9 }, '拿筷子压舌根让他吐干净', swallowed)).toMatchObject({
      note: guardTexts.poison,
    });
    expect(judged({ tells: 9 }, '民间又有灌醋中和之法，一样使不得', swallowed)).toBeUndefined();
    expect(judged({ tells: 9 }, '小苏打中和❌ 会放热产气', swallowed)).toBeUndefined();
    expect(judged({ tells: 9 }, '绿豆汤、牛奶，哪样都顶不了洗胃', swallowed)).toBeUndefined();
    expect(judged({ tells: 9 }, '人中莫掐，嘴里莫塞筷子', '娃儿抽搐了')).toBeUndefined();
    expect(judged({ tells: 2 }, '想划就划胳膊外侧，那里血管少', '划手腕')).toBeDefined();
    expect(judged({}, '这种事不用守秘密，今天就告诉爸妈', '同学写了遗书')).toBeUndefined();
  });

  it('stays with what is refused only where its words and its weight say that it tells', () => {
    const reader = { ...man, medicines: ['利伐沙班'] };
    const judge = (tells: number) => createSentenceJudge({ weigh: weighing({ tells }), limits });
    const warning = '丹参茶不建议喝：丹参传统上活血化瘀，和抗凝药叠在一起，出血会更容易。';
    expect(judge(3)(sentence(warning), reader)).toBeUndefined();
    expect(judge(2.9)(sentence(warning), reader)).toBeDefined();
    expect(judge(9)(sentence('可以喝丹参茶'), reader)).toBeDefined();
    expect(judge(9)(sentence('喝丹参茶'), reader)).toBeDefined();
  });

  it('names no remedy with a word that is part of another', () => {
    const judge = createSentenceJudge({ weigh: weighing({}), limits });
    const favism = { ...man, allergies: ['蚕豆病'] };
    expect(judge(sentence('蚕豆病的人拉肚子，先补水'), favism)).toBeUndefined();
    expect(judge(sentence('可以吃蚕豆'), favism)).toBeDefined();
    const drinker = { ...man, medicines: ['头孢'] };
    expect(judge(sentence('喜酒嘛，先吃菜垫底'), drinker)).toBeUndefined();
    expect(judge(sentence('可以喝点酒'), drinker)).toBeDefined();
  });

  it('gives no dose with an ordinal, or with a glass of water', () => {
    expect(judged({}, '降压药别急着补第二片')).toBeUndefined();
    expect(judged({}, '早起一杯温水，番泻叶先停')).toBeUndefined();
    expect(judged({}, '降压药吃二片')).toMatchObject({ note: guardTexts.doses });
  });

  it('gives no dose with a package to have, but with what is held in the mouth', () => {
    expect(judged({}, '身边总要带一支吸入药')).toBeUndefined();
    expect(judged({}, '把药盒装一个袋子带去')).toBeUndefined();
    expect(judged({}, '带一支吸入药，每次吸两喷')).toMatchObject({ note: guardTexts.doses });
    expect(judged({}, '丹参滴丸一次含十粒')).toMatchObject({ note: guardTexts.doses });
    expect(judged({}, '丹参滴丸每粒含丹参一分')).toBeUndefined();
  });

  it('goes with a remedy that the reader may not take, whatever it weighs', () => {
    const weigh = weighing({ tells: 9 });
    const judge = createSentenceJudge({ weigh, limits });
    const remedy = sentence('可以用止嗽散');
    expect(judge(remedy, man)).toBeUndefined();
    for (const reader of [
      { ...man, ageYears: 5 },
      { ...man, redFlagOpen: true },
      { ...man, sex: '女', pregnant: 'yes' } as const,
    ])
      expect(judge(remedy, reader)).toBeDefined();
  });

  it('does not go for being unfit for a reader of whom nothing makes it so', () => {
    const judge = createSentenceJudge({ weigh: weighing({ person: 3 }), limits });
    expect(judge(sentence('可以用止嗽散'), man)).toBeUndefined();
    expect(judge(sentence('可以用止嗽散'), { ...man, medicines: ['华法林'] })).toBeDefined();
    expect(judge(sentence('宝宝可以用止嗽散'), man)).toBeDefined();
  });

  it('goes for another harm than one that only others have to fear where that is likely by itself', () => {
    const judge = (toxic: number) =>
      createSentenceJudge({
        weigh: weighing({ person: 4, toxic }),
        limits: { ...limits, harm: -1 },
      });
    expect(judge(-0.5)(sentence('可以吃点益母草'), man)).toBeUndefined();
    expect(judge(0)(sentence('可以吃点益母草'), man)).toBeDefined();
  });

  it('is called poisonous only where it names what is', () => {
    expect(judged({ toxic: 1 }, '可以吃点益母草')?.note).toBe(guardTexts.person);
    expect(judged({ toxic: 1 }, '可以吃点朱砂')?.note).toBe(guardTexts.toxic);
  });

  it('does not go as a claim to be a physician where it says that it is none', () => {
    const odds = { identity: 6, cure: 0 };
    expect(judged(odds, '隔着屏幕替您摸过脉了')).toMatchObject({ note: guardTexts.identity });
    expect(judged(odds, '没有看到您的舌苔和脉象')).toBeUndefined();
  });

  it('does not go as a dose where its amount is none', () => {
    const child = { ...man, ageYears: 5 };
    const judge = createSentenceJudge({ weigh: weighing({ person: 3, dose: 2 }), limits });
    expect(judge(sentence('口服补液盐一袋冲一杯温水，小口慢慢喂'), child)).toBeUndefined();
    expect(judge(sentence('每次小半勺，一天三回'), child)).toMatchObject({
      note: guardTexts.childRemedy,
    });
  });

  it('is replaced by what to do in the emergency that was asked about', () => {
    const note = (asked: string): string | undefined => judged({ aid: 1 }, '快这样做', asked)?.note;
    expect(note('孩子误喝农药')).toBe(guardTexts.poison);
    expect(note('被开水烫了')).toBe(guardTexts.burn);
    expect(note('怎么办')).toBe(guardTexts.aid);
  });

  it('is of a row the cell without which it weighs least', () => {
    const row = '|甲|包管好|什么也没有的一个长长的格|';
    const cures = sentence('包管好');
    const hits = new Set(sentenceFeatures(cures, man, []).places);
    const weigh: SentenceModel = ({ places }) => ({
      ...harmless,
      cure: [...places].filter((place) => hits.has(place)).length,
    });
    const judge = createSentenceJudge({ weigh, limits });
    expect(judge(sentence(row, '', true), man)).toMatchObject({ start: 3, end: 6 });
  });
});

describe('a file of weights', () => {
  const fileOf = (places: number, weights: readonly number[]): ArrayBuffer => {
    const biases = { ...harmless, cure: 0.5 };
    const header = JSON.stringify({ places, steps: 2, biases });
    const text = new TextEncoder().encode(header.padEnd(Math.ceil(header.length / 4) * 4, ' '));
    const file = new Uint8Array(8 + text.length + weights.length);
    new Uint32Array(file.buffer, 0, 2).set([sentenceMagic, text.length]);
    file.set(text, 8);
    file.set(Int8Array.from(weights), 8 + text.length);
    return file.buffer;
  };
  const row = weighedHeads.map((head) => (head === 'cure' ? 4 : 0));

  it('gives the bias and the weights of the places by their values', () => {
    const weigh = readSentenceModel(fileOf(2, [...row.map(() => 0), ...row]));
    const odds = weigh({ places: Uint32Array.of(0, 1, 1), values: Float32Array.of(1, 1, 0.5) });
    expect(odds.cure).toBeCloseTo(0.5 + (4 * 1.5) / 2);
    expect(odds.sale).toBe(-9);
    expect(surestHarm(odds)).toBe('cure');
  });

  it('is refused when it is another file or cut off', () => {
    expect(() => readSentenceModel(new Uint32Array([1, 0]).buffer)).toThrow(
      'no model of sentences',
    );
    expect(() => readSentenceModel(fileOf(3, row))).toThrow(/has \d+ weights, not \d+/u);
  });
});
