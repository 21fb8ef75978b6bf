import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seasonalAdvice } from './advice-seasonal.ts';
import type { Complaint } from './complaint-row.ts';
import { complaints } from './complaints.ts';
import { questionNamed, questions } from './complaints-questions.ts';
import { constitutionNamed, constitutions } from './constitutions.ts';
import { formulas } from './formulas.ts';
import { herbs } from './herbs.ts';
import { patterns } from './patterns.ts';
import { refusedFormulas } from './refused-formulas.ts';
import { sources } from './source.ts';
import { symptoms } from './symptoms.ts';

const reference = (name: string): string[][] =>
  readFileSync(new URL(`../../../test/medicine/reference/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const namesByCode = (name: string): Map<string, string[]> =>
  new Map(
    reference(name).map(([code = '', title = '', others = '']) => [
      code,
      [title, ...others.split(/[；，]/)],
    ]),
  );
const complaintNamed = (name: string): Complaint | undefined =>
  complaints.find((complaint) => complaint.name === name);
const words = (text: string): string[] => text.split(/[\s、，]+/).filter((word) => word !== '');

/** Every complaint of the product's scope. */
const scope = words(
  '感冒 咳嗽 胃痛 痞满 反酸嗳气 泄泻 便秘 不寐 头痛 眩晕 心悸 郁证 胁痛 汗证 虚劳 腰痛 痹证 咽痛 口疮口臭 鼻鼽 耳鸣 皮肤瘙痒 痤疮 痛经 月经先期 月经后期 带下 绝经前后诸症 尿频 水肿 消渴 胸痹 喘证 黄疸 血证 积聚 消瘦 孕期不适 产后不适 儿科 体质 痔疮 疮疖 乳房 疝气 跌打 带状疱疹 脱发 癣 崩漏 经断复行 牙痛 眼病 耳痛 痛风 静脉曲张 甲状腺 烫伤 麻木 男科 抽筋 小儿发热 小儿咳嗽 小儿腹泻 小儿厌食 夜啼 小儿遗尿 小儿便秘 小儿皮疹',
);
const historyOnly = words(
  '水肿 消渴 胸痹 喘证 黄疸 血证 积聚 消瘦 孕期不适 产后不适 儿科 痔疮 疮疖 乳房 疝气 跌打 带状疱疹 脱发 癣 崩漏 经断复行 牙痛 眼病 耳痛 痛风 静脉曲张 甲状腺 烫伤 麻木 男科 抽筋 小儿发热 小儿咳嗽 小儿腹泻 小儿厌食 夜啼 小儿遗尿 小儿便秘 小儿皮疹',
);

describe('the scope of the knowledge', () => {
  it('has every complaint, and only a history for those that need a doctor first', () => {
    expect(complaints.map(({ name }) => name).toSorted()).toEqual(scope.toSorted());
    for (const name of historyOnly) {
      const complaint = complaintNamed(name);
      expect({ name, kind: complaint?.kind }).toEqual({ name, kind: 'history' });
      expect(complaint?.candidates).toEqual([]);
      expect(complaint?.careFloor).toBeDefined();
    }
  });

  it('has enough rows of each kind', () => {
    expect(patterns.length).toBeGreaterThanOrEqual(180);
    expect(patterns.flatMap(({ synonyms }) => synonyms).length).toBeGreaterThanOrEqual(250);
    expect(formulas.length).toBeGreaterThanOrEqual(130);
    expect(herbs.length).toBeGreaterThanOrEqual(300);
    expect(symptoms.length).toBeGreaterThanOrEqual(350);
  });

  it('gives each complaint an alarm question, care, when to go sooner, and questions', () => {
    for (const complaint of complaints) {
      expect(complaint.alarmQuestion).toMatch(/？$/);
      expect(complaint.goSooner.length).toBeGreaterThanOrEqual(2);
      expect(complaint.advice.length).toBeGreaterThanOrEqual(1);
      expect(complaint.questions.length).toBeGreaterThanOrEqual(2);
      if (complaint.kind === undefined) {
        expect(complaint.candidates.length).toBeGreaterThanOrEqual(4);
        expect(complaint.clinicDays).toBeGreaterThan(0);
      }
    }
  });
});

describe('the codes', () => {
  it('give each pattern the code and the name of GB/T 15657-2021', () => {
    const names = namesByCode('gb-syndromes.tsv');
    const wrong = patterns.flatMap(({ name, synonyms, gbCode }) =>
      [name, ...synonyms].filter((each) => !names.get(gbCode)?.includes(`${each}证`)),
    );
    expect(wrong).toEqual([]);
  });

  it('give each complaint a disease code that exists', () => {
    const names = namesByCode('gb-diseases.tsv');
    const codes = complaints.flatMap(({ gbCode }) => gbCode ?? []);
    expect(codes.filter((code) => !names.has(code))).toEqual([]);
    expect(codes.length).toBeGreaterThanOrEqual(36);
  });

  it('name only patterns of ICD-11 that exist', () => {
    const codes = new Set(reference('icd11-tm1-patterns.tsv').map(([code]) => code));
    const given = patterns.flatMap(({ icdCode }) => icdCode ?? []);
    expect(given.filter((code) => !codes.has(code))).toEqual([]);
    expect(given.length).toBeGreaterThanOrEqual(45);
  });
});

describe('the formulas', () => {
  it('have two named sources each: a classical book and a textbook or the pharmacopoeia', () => {
    const known = new Set<string>(Object.keys(sources));
    const wanting = formulas.filter(
      ({ source, textbook }) => source === '' || !known.has(textbook),
    );
    expect(wanting.map(({ name }) => name)).toEqual([]);
  });

  it('that are refused give only what makes them dangerous, and a reason', () => {
    for (const { name, herbs: named, neverOffered, source } of refusedFormulas) {
      expect({
        name,
        isComplete: named.length > 0 && neverOffered !== '' && source !== '',
      }).toEqual({ name, isComplete: true });
    }
  });

  it('are flagged where they hold what a physician must weigh', () => {
    const flagged = formulas.filter(({ isFlagged }) => isFlagged).map(({ name }) => name);
    const listed = words(
      '左金丸 旋覆代赭汤 四神丸 麻子仁丸 六磨汤 润肠丸 济川煎 交泰丸 安神定志丸 天王补心丹 川芎茶调散 天麻钩藤饮 血府逐瘀汤 左归丸 桂枝甘草龙骨牡蛎汤 苓桂术甘汤 丹栀逍遥散 桂枝汤 六味地黄丸 金匮肾气丸 四妙丸 身痛逐瘀汤 右归丸 薏苡仁汤 白虎加桂枝汤 独活寄生汤 乌头汤 养阴清肺汤 清胃散 知柏地黄丸 麻黄桂枝各半汤 茵陈蒿汤 膈下逐瘀汤 少腹逐瘀汤 温经汤 清热调血汤 清经散 人参养荣汤 苍附导痰丸 八正散',
    );
    expect(listed.filter((name) => !flagged.includes(name))).toEqual([]);
    const known = new Set(formulas.map(({ name }) => name));
    expect(flagged.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the notes on pregnancy and nursing', () => {
  const of = (names: string): (string | undefined)[] =>
    words(names).map((name) => herbs.find((herb) => herb.name === name)?.pregnancy ?? name);

  it('forbid and restrict what the pharmacopoeia does', () => {
    const forbidden =
      '三棱 莪术 水蛭 土鳖虫 全蝎 蜈蚣 斑蝥 麝香 巴豆 巴豆霜 牵牛子 甘遂 京大戟 红大戟 芫花 商陆 千金子 千金子霜 川乌 草乌 马钱子 马钱子粉 天仙子 闹羊花 两头尖 洋金花 朱砂 雄黄 红粉 轻粉 干漆 阿魏 大皂角 猪牙皂 黑种草子 天山雪莲 罂粟壳 马兜铃 天仙藤 丁公藤';
    const restricted =
      '桃仁 红花 西红花 大黄 芒硝 玄明粉 番泻叶 芦荟 郁李仁 枳实 枳壳 附子 制川乌 肉桂 桂枝 牛膝 川牛膝 王不留行 薏苡仁 牡丹皮 三七 益母草 蒲黄 乳香 没药 苏木 凌霄花 卷柏 虎杖 瞿麦 通草 漏芦 禹州漏芦 急性子 赭石 禹余粮 皂矾 硫黄 天南星 制天南星 白附子 常山 木鳖子 蟾酥 牛黄 体外培育牛黄 冰片 艾片 天花粉 片姜黄 飞扬草 金铁锁 苦楝皮 华山参 草乌叶 黄蜀葵花 小驳骨 翻白草 蜘蛛香 八角茴香 穿山甲';
    expect(new Set(of(forbidden))).toEqual(new Set(['禁用']));
    expect(new Set(of(restricted))).toEqual(new Set(['慎用']));
  });

  it('mark what nursing women and people with favism must avoid', () => {
    const named = (name: string) => herbs.find((herb) => herb.name === name);
    for (const name of words('大黄 番泻叶 麦芽 芒硝')) expect(named(name)?.lactation).toBe('慎用');
    for (const name of words('黄连 牛黄 珍珠 金银花 薄荷')) {
      expect(named(name)?.isRiskInG6pd).toBe(true);
    }
  });
});

describe('the questions', () => {
  it('of one complaint can be told apart by their words', () => {
    for (const { name, questions: ids } of complaints) {
      const texts = ids.map((id) => questionNamed(id)?.text ?? '');
      const alike = texts.filter((text, index) =>
        texts.some((other, at) => at !== index && other.includes(text)),
      );
      expect({ name, alike }).toEqual({ name, alike: [] });
    }
  });

  it('are all in use, with answers of their own', () => {
    const used = new Set(complaints.flatMap((complaint) => complaint.questions));
    expect(questions.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
    for (const { id, options } of questions) {
      const labels = options.map(({ label }) => label);
      expect({ id, count: new Set(labels).size }).toEqual({ id, count: labels.length });
    }
  });
});

describe('the constitutions', () => {
  it('are the nine, with life-style advice and no formula', () => {
    expect(constitutions).toHaveLength(9);
    const candidates = complaintNamed('体质')?.candidates ?? [];
    expect(candidates.every(({ pattern }) => constitutionNamed(pattern) !== undefined)).toBe(true);
    expect(candidates).toHaveLength(9);
    expect(candidates.flatMap(({ formulas: names }) => names)).toEqual([]);
    for (const { advice } of candidates) expect(advice.length).toBeGreaterThanOrEqual(2);
  });
});

describe('the advice of the season', () => {
  it('depends on the day alone and covers the whole year', () => {
    const at = (month: number, day: number): string => seasonalAdvice({ month, day }).season;
    expect([at(2, 3), at(2, 4), at(5, 5), at(7, 22), at(8, 23), at(11, 7), at(12, 31)]).toEqual(
      words('冬 春 夏 长夏 秋 冬 冬'),
    );
    for (let month = 1; month <= 12; month += 1) {
      expect(seasonalAdvice({ month, day: 15 }).advice.length).toBeGreaterThan(0);
    }
  });
});
