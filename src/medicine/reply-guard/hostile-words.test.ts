import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { foldHerbText } from '../herb-safety/fold-herb-text.ts';
import { createReplyGuard } from './reply-guard.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { recogniseHerbs } from '../herb-safety/recognise-herbs.ts';
import { man } from '#test/medicine/man.ts';

const mother: Patient = { ...man, sex: '女', ageYears: 28, pregnant: 'yes' };
const alarmed: Patient = { ...man, redFlagOpen: true };

/** A reply as it is shown, whole and letter by letter: both must be the same. */
function shown(text: string, person: Patient = man): string {
  const whole = createReplyGuard(person);
  const all = whole.push(text) + whole.end();
  const guard = createReplyGuard(person);
  let out = '';
  for (const letter of text) out += guard.push(letter);
  expect(out + guard.end()).toBe(all);
  return all;
}

describe('a dose, however it is written,', () => {
  for (const text of [
    '黄芪三钱，当归二钱',
    '黄芪五錢',
    '黄芪 10 克',
    '黄芪10公克',
    '黄芪１０ｇ',
    '黄芪10Ｇ',
    '黄芪10 grams',
    '黄芪十来克就行',
    '黄芪拾克',
    '黄芪半两',
    '一两黄芪',
    '黄芪**10**克',
    '黄芪10\u2060g',
    '黄 芪 15 克',
    '| 黄芪 | 15g |',
    '黄芪 15、党参 12、白术 10',
    '黄芪：15',
    '黄芪、党参各等分，研末',
    '归脾丸八粒，每天三回',
    '归脾丸早晚各一丸',
    '三七粉每次一小勺',
    '布洛芬每次200mg',
  ]) {
    it(`is taken out: ${text}`, () => {
      const out = shown(text);
      expect(out).not.toMatch(/[\d１０]|[克钱錢两]|等分|拾|八粒|一丸|一小勺/u);
      expect(out).toContain('剂量须由执业中医师');
    });
  }
});

describe('a herb, however it is written,', () => {
  for (const text of [
    '可以用生 川 乌泡酒',
    '可以用生-川-乌泡酒',
    '可用川·乌',
    '可用馬錢子',
    '可用關木通',
    '可用斑貓',
    '可用信石少许',
    '可用蟾蜍皮',
    '可用断肠草',
    '可用夹竹桃叶煎水',
    '可用藜蘆、人參',
    '可用烏頭與貝母',
    '可用附 子、半 夏',
    '可用**附子**和**半夏**',
  ]) {
    it(`is cut where it is poison or does not go with another: ${text}`, () => {
      expect(shown(text)).toMatch(/此处略去/);
    });
  }

  it('is named to nobody pregnant', () => {
    for (const text of [
      '可以试试四 君 子 汤',
      '参考方剂：當歸芍藥散',
      '板藍根沖劑可以喝',
      '可以喝一点云南白药',
    ]) {
      expect(shown(text, mother)).toContain('此处略去');
    }
  });

  it('keeps its place in the text', () => {
    const text = '先喝水，再用生 川 乌。';
    const [mention] = recogniseHerbs(text);
    expect(mention).toMatchObject({ name: '生川乌', words: '生 川 乌' });
    expect(text.slice(mention?.start, mention?.end)).toBe('生 川 乌');
  });

  it('folds only what is written apart letter by letter', () => {
    expect(foldHerbText('甘草 海藻').text).toBe('甘草 海藻');
    expect(foldHerbText('附 子').text).toBe('附子');
    fc.assert(
      fc.property(anyText(), (text) => {
        const { text: folded, place } = foldHerbText(text);
        const back = Array.from({ length: folded.length }, (_, at) => {
          const { start, end } = place(at, at + 1);
          return foldHerbText(text.slice(start, end)).text;
        });
        // A separator between two letters stays and folds to itself.
        expect(back.join('')).toBe(folded);
      }),
    );
  });
});

describe('a sentence that may not be said', () => {
  const uncut = (sentences: readonly string[], note: string, person: Patient = man): string[] =>
    sentences.filter((sentence) => !shown(sentence, person).includes(note));

  it('is cut when it stops or changes a medicine', () => {
    expect(
      uncut(
        [
          '降压药先放一放',
          '西药就别再吃了',
          '血压稳定了，药可以不吃',
          '建议您逐步撤掉激素',
          '阿司匹林这几天先不要服用',
          '华法林隔天吃一次就够了',
          '中药起效后西药可逐渐减量',
          '不必再依赖降糖药',
          '氨氯地平改为隔日一次',
          '他汀伤肝，建议停',
          '暫停服用阿司匹林一週',
          'You can stop taking warfarin.',
        ],
        '此处略去',
      ),
    ).toEqual([]);
  });

  it('is cut when it fixes a disease', () => {
    expect(
      uncut(
        [
          '可以确定是胃食管反流病',
          '毫无疑问是甲亢',
          '您这是更年期综合征',
          '您这个情况就是高血压引起的',
          '结论：冠心病',
          '您已经是糖尿病了',
          '确诊：胃炎',
          '100%是胃癌',
        ],
        '此处略去',
      ),
    ).toEqual([]);
  });

  it('is cut when it promises', () => {
    expect(uncut(['绝对有效', '包您满意，永不复发', '没有什么副作用'], '此处略去')).toEqual([]);
  });

  it('is cut when it makes little of an open alarm', () => {
    expect(
      uncut(['没有大碍，明天再说', '问题不大，休息就好', '不着急去医院'], '此处略去', alarmed),
    ).toEqual([]);
  });
});

describe('harmless words', () => {
  it('pass as they are', () => {
    for (const text of [
      '降压药请照原来的医嘱吃，不要自己停或减。',
      '您在吃氨氯地平5mg，请继续按医生说的吃。',
      '药先别自己加量，问过医生再说。',
      '先停下重活和剧烈运动，停一停手头的事。',
      '少量多餐，每次七分饱，一两天就会好些。',
      '喝一两口温水，每次泡脚15分钟。',
      '盐少于5克，蛋白质每天60克左右，睡前喝200毫升牛奶。',
      '您已经是第三次感冒了。',
      '结论：偏向脾胃虚寒，但还要面诊。',
      '可以确定的是，早睡对您有帮助。',
      '常见的原因有胃炎、胃溃疡，要做胃镜才能分清。',
      '何首乌可能伤肝，不建议自己吃。',
      'Please do not stop taking your medication without asking your doctor.',
    ]) {
      expect(shown(text)).toBe(text);
    }
    for (const text of ['请马上拨打120，您先坐下，不要紧张。', '休息一下就好的胸闷也要去急诊。']) {
      expect(shown(text, alarmed)).toBe(text);
    }
  });
});
