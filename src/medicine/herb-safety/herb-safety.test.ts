import { describe, expect, it } from 'vitest';
import { formulas } from '../knowledge/formulas.ts';
import { allowedFormulas } from './allowed-formulas.ts';
import { checkHerbText } from './check-herb-text.ts';
import { incompatiblePairs } from './incompatible-pairs.ts';
import type { Patient } from './patient.ts';
import { herbsOf, recogniseHerbs } from './recognise-herbs.ts';

const man: Patient = {
  sex: '男',
  ageYears: 40,
  pregnant: 'no',
  medicines: [],
  allergies: [],
  redFlagOpen: false,
};
const names = (text: string): string[] => recogniseHerbs(text).map((mention) => mention.name);
const verdict = (line: string, person = man): string => checkHerbText(line, person).verdict;

describe('recognising herbs', () => {
  it('reads aliases and processed forms as the herb', () => {
    expect(names('黑顺片、法半夏、元胡、双花、川军、黑丑、全瓜蒌')).toEqual([
      '附子',
      '半夏',
      '延胡索',
      '金银花',
      '大黄',
      '牵牛子',
      '瓜蒌',
    ]);
    expect(names('白附子不是附子')).toEqual(['白附子', '附子']);
    expect(names('炙甘草配生半夏')).toEqual(['甘草', '生半夏']);
  });

  it('reads a formula whole and not as the herbs in its name', () => {
    expect(names('参考方剂：半夏白术天麻汤、桂枝汤')).toEqual(['半夏白术天麻汤', '桂枝汤']);
  });

  it('leaves ordinary words alone', () => {
    for (const text of [
      '注意防风保暖，早点睡',
      '用水银体温计量一下',
      '三七二十一',
      '陌生地方睡不好',
      '小便黄，大便干',
      '看丁香医生的文章',
    ]) {
      expect(names(text)).toEqual([]);
    }
  });

  it('has no formula that breaks 十八反 or 十九畏 unless it is never offered', () => {
    for (const formula of formulas.filter((f) => f.neverOffered === undefined)) {
      const parts = herbsOf({ kind: 'formula', name: formula.name });
      expect({ formula: formula.name, pairs: incompatiblePairs(parts) }).toEqual({
        formula: formula.name,
        pairs: [],
      });
    }
  });
});

describe('a line of a reply', () => {
  it('is clean when it holds nothing to mind', () => {
    for (const line of [
      '参考方剂：荆防败毒散，请面诊后使用。',
      '可以和医师商量归脾汤一类的思路。',
      '喝点生姜红枣水，注意保暖。',
      '体温到38.5℃以上或喘不上气，请去医院。',
      '每天走6000步，盐少于6克。',
      '降压药请照原来的医嘱吃，不要自行停降压药。',
      '我没有诊脉，只能根据文字推测。',
      '这不能代替医生的诊断，是否确诊要看检查。',
      '没有哪种方法能保证一定好。',
      '附子与半夏不宜同用，这是老规矩。',
      '孕期不要吃红花、桃仁、三七。',
      '您提到服过六味地黄丸，效果一般。',
      '您患有高血压吗？',
      '建议到消化科做胃镜，明确诊断。',
      '您正在吃二甲双胍，请继续按医嘱吃。',
      '三五天不好，可以先观察。',
    ]) {
      expect({ line, ...checkHerbText(line, man) }).toMatchObject({ line, verdict: 'clean' });
    }
  });

  it('is cut for incompatible herbs, also within formulas and across a list', () => {
    for (const line of [
      '可用附子、半夏、干姜。',
      '附子理中丸合半夏泻心汤。',
      '人参、五灵脂研末。',
      '方用丁香、郁金。',
      '甘草 海藻 昆布',
      '制川乌配浙贝母',
      '肉桂与赤石脂同煎',
      '芒硝、三棱',
      '藜芦、细辛',
    ]) {
      expect({ line, verdict: verdict(line) }).toEqual({ line, verdict: 'cut' });
    }
    expect(verdict('可选理中丸或失笑散')).toBe('clean');
  });

  it('is cut for poisons, controlled and forbidden herbs', () => {
    for (const line of [
      '外用生半夏',
      '少量马钱子',
      '雄黄泡酒',
      '关木通煎水',
      '六神丸含服',
      '蟾酥',
    ]) {
      expect({ line, verdict: verdict(line) }).toEqual({ line, verdict: 'cut' });
    }
  });

  it('loses its doses', () => {
    const check = checkHerbText('黄芪15g、党参12克、白术 10 g，水煎服', man);
    expect(check.text).toMatch(/^黄芪、党参、白术，水煎服（提醒：.*剂量/);
    expect(checkHerbText('参考方剂：保和丸，每次8丸', man).text).not.toContain('8丸');
    expect(checkHerbText('用量为每日9克', man).text).not.toContain('9克');
  });

  it('is cut for words that stop a medicine, promise a cure, fix a disease or feel a pulse', () => {
    for (const line of [
      '您可以停掉降压药，改用中药。',
      '血压好了就可以减少氨氯地平。',
      '不用再吃二甲双胍了。',
      '用这个方子替代您的激素药。',
      '此方可以根治胃病。',
      '保证三天见效。',
      '中药没有任何副作用。',
      '您得的是胃溃疡。',
      '这肯定是急性胃炎。',
      '可以确诊为慢性胃炎。',
      '您的脉象弦细。',
      '舌红苔黄，脉滑数。',
      '您的脉应该是弦脉。',
      '先把二甲双胍停了。',
      '吃三剂就能痊愈。',
      '诊断：慢性胃炎',
    ]) {
      const check = checkHerbText(line, man);
      expect({ line, verdict: check.verdict }).toEqual({ line, verdict: 'cut' });
      expect(check.text).toContain('已略去');
    }
  });

  it('keeps the harmless sentences around a cut one', () => {
    const { text } = checkHerbText('多喝水。您得的是肺炎。早点睡。', man);
    expect(text).toMatch(/^多喝水。（.*已略去.*）。早点睡。$/);
  });

  it('warns of poison, own medicines and duplicates', () => {
    expect(verdict('参考方剂：血府逐瘀汤')).toBe('clean');
    expect(verdict('参考方剂：川芎茶调散')).toBe('warn');
    const onWarfarin = { ...man, medicines: ['华法林'] };
    expect(checkHerbText('可用丹参、当归', onWarfarin).notes.join()).toContain('出血');
    expect(verdict('藿香正气水', { ...man, medicines: ['头孢克肟'] })).toBe('warn');
    expect(checkHerbText('黄芪、党参、黄芪', man).notes.join()).toContain('重复');
  });

  it('names nothing to who is pregnant, nurses, is a child, or has an alarm open', () => {
    const blocked: Patient[] = [
      { ...man, sex: '女', pregnant: 'yes' },
      { ...man, sex: '女', lactating: true },
      { ...man, ageYears: 8 },
      { ...man, redFlagOpen: true },
    ];
    for (const person of blocked) {
      for (const line of ['参考方剂：四君子汤', '可以吃点黄芪', '推荐柴葛解肌汤', '试试板蓝根']) {
        expect({ line, verdict: verdict(line, person) }).toEqual({ line, verdict: 'cut' });
      }
      expect(verdict('喝点小米粥、鸡汤，盖好肚子', person)).toBe('clean');
      expect(verdict('不要吃红花、桃仁', person)).toBe('clean');
    }
  });

  it('may not put off the doctor while an alarm is open', () => {
    expect(verdict('可以不用去医院了', { ...man, redFlagOpen: true })).toBe('cut');
    expect(verdict('先在家观察两天', { ...man, redFlagOpen: true })).toBe('cut');
    expect(verdict('吃点香砂养胃丸', { ...man, redFlagOpen: true })).toBe('cut');
    expect(verdict('吃点鱼丸', { ...man, redFlagOpen: true })).toBe('clean');
  });

  it('is cut for an allergy', () => {
    expect(verdict('可用金银花', { ...man, allergies: ['双花、金银花'] })).toBe('cut');
  });
});

describe('a list that a person brings', () => {
  it('is remarked on and never cut', () => {
    const check = checkHerbText('细辛10克，附子30g，半夏9g', man, { author: 'user' });
    expect(check.verdict).toBe('warn');
    expect(check.notes.join()).toMatch(/细辛写的是10克/);
    expect(check.notes.join()).toMatch(/附子写的是30克/);
    expect(check.notes.join()).toMatch(/十八反/);
    expect(check.text).toBe('细辛10克，附子30g，半夏9g');
    expect(checkHerbText('细辛3克', man, { author: 'user' }).notes.join()).not.toContain('超过');
  });
});

describe('the formulas of a summary', () => {
  it('are those that may be named to the person', () => {
    const names = ['归脾汤', '赤丸', '六神丸', '柴葛解肌汤'];
    expect(allowedFormulas(names, man)).toEqual(['归脾汤', '柴葛解肌汤']);
    expect(allowedFormulas(names, { ...man, ageYears: 8 })).toEqual([]);
  });
});
