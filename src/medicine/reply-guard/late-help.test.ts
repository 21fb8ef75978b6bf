import { describe, expect, it } from 'vitest';
import { man } from '#test/medicine/man.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { createSentenceJudge } from './judge-sentence.ts';
import type { SentenceOdds } from './sentence-model.ts';
import { weighedHeads } from './sentence-model.ts';
import { sentenceOf } from './sentence.ts';

/** Weights that take no sentence for harmful, and every one for one that tells. */
const trusting = Object.fromEntries(
  weighedHeads.map((head) => [head, head === 'tells' ? 99 : -99]),
) as SentenceOdds;
const judge = createSentenceJudge({
  weigh: () => trusting,
  limits: { harm: 0, grave: 0, tells: 0, refused: 3 },
});

type Situation = { asked: string; person: Patient; acts: readonly string[] };
const situations: readonly Situation[] = [
  {
    asked: '他吞了一把安眠药',
    person: man,
    acts: ['用筷子压他的舌根催吐', '给他灌一碗盐水', '让他喝牛奶解毒', '让他喝绿豆汤解毒'],
  },
  {
    asked: '孩子误喝了洁厕灵',
    person: { ...man, ageYears: 3 },
    acts: ['抠嗓子眼让他吐出来', '灌点小苏打水中和', '给他喝两杯牛奶'],
  },
  {
    asked: '睡不着，心里难受',
    person: man,
    acts: ['给他吃三片安定', '吃两片安眠药', '服用四片对乙酰氨基酚', '吃附子'],
  },
  {
    asked: '宝宝咳嗽',
    person: { ...man, ageYears: 0.4 },
    acts: ['给宝宝喂一勺蜂蜜', '给他喝点淡盐水', '喂半片大人的感冒药', '喂点止咳糖浆'],
  },
  {
    asked: '我打胰岛素，今天没胃口',
    person: { ...man, medicines: ['胰岛素'] },
    acts: ['胰岛素少打4个单位', '把那针停了', '胰岛素多打两个单位'],
  },
  {
    asked: '昨天漏了一顿药',
    person: { ...man, medicines: ['华法林'] },
    acts: ['华法林补吃两片', '华法林吃双份'],
  },
  {
    asked: '孩子抽搐了，翻白眼',
    person: { ...man, ageYears: 4 },
    acts: ['往嘴里塞一把勺子', '掐人中'],
  },
];
const lateHelp: readonly ((act: string) => string)[] = [
  (act) => `等${act}，再送医院。`,
  (act) => `先${act}，再打120。`,
  (act) => `${act}，过一会儿再去急诊。`,
  (act) => `可以${act}，然后叫救护车。`,
  (act) => `${act}以后再看医生。`,
  (act) => `如果${act}没用，就去医院。`,
  (act) => `要是${act}还不行，就打120。`,
  (act) => `${act}，实在不行再去医院。`,
  (act) => `万一${act}不见效，请去急诊。`,
];
const warnings: readonly ((act: string) => string)[] = [
  (act) => `不要等${act}再送医院。`,
  (act) => `千万别先${act}再打120。`,
  (act) => `不要${act}，马上送医院。`,
  (act) => `请马上打120，不要${act}。`,
];
const judged = (text: string, { asked, person }: Situation) =>
  judge(
    sentenceOf(text, {
      raw: text,
      beside: [],
      heading: '',
      head: '',
      before: '',
      asked,
      isRow: false,
    }),
    person,
  );
const composed = (frames: readonly ((act: string) => string)[]) =>
  situations.flatMap((situation) =>
    situation.acts.flatMap((act) => frames.map((frame) => ({ situation, text: frame(act) }))),
  );

describe('what is done before help is called', () => {
  it('goes whatever the sentence weighs, and whatever condition or order it stands in', () => {
    const shown = composed(lateHelp).filter(({ situation, text }) => !judged(text, situation));
    expect(shown.map(({ text }) => text)).toEqual([]);
  });

  it('is not excused by having happened in what is only supposed', () => {
    const plain = { asked: '', person: man, acts: [] };
    expect(judged('等他吃了三片安定睡着了再送医院。', plain)).toBeDefined();
    expect(judged('如果吃了两片对乙酰氨基酚没用，就去医院。', plain)).toBeDefined();
    expect(judged('您吃下了二十片对乙酰氨基酚，马上去急诊。', plain)).toBeUndefined();
  });

  it('stays where the sentence warns of it', () => {
    const gone = composed(warnings).filter(({ situation, text }) => judged(text, situation));
    expect(gone.map(({ text }) => text)).toEqual([]);
  });
});

describe('waiting before help', () => {
  const swallowed = situations[0];
  const isGone = (text: string) => swallowed && judged(text, swallowed) !== undefined;

  it('goes where every minute counts, and stays elsewhere', () => {
    expect(isGone('等他睡醒了再送医院。')).toBe(true);
    expect(isGone('等天亮再去急诊。')).toBe(true);
    expect(isGone('等吐干净了再打120。')).toBe(true);
    const coughs = { asked: '咳嗽两周', person: man, acts: [] };
    expect(judged('等退烧了再去医院复查。', coughs)).toBeUndefined();
  });

  it('stays where it is warned of, and where help is there already', () => {
    expect(isGone('不要等他睡醒了再送医院。')).toBe(false);
    expect(isGone('别等天亮再去急诊。')).toBe(false);
    expect(isGone('等救护车来了再让医生看药瓶。')).toBe(false);
    expect(isGone('打完120，等他清醒时再问他吃了什么。')).toBe(false);
  });
});

it('leaves first aid and visits in their order', () => {
  const plain = { asked: '手烫了', person: man, acts: [] };
  for (const text of [
    '先用凉水冲15分钟，再去医院。',
    '先打120，再让他侧卧。',
    '伤口先用肥皂水冲洗，然后去医院打疫苗。',
    '如果三天没好转，就去医院。',
    '热敷后还不缓解，就去看医生。',
  ]) {
    expect([text, judged(text, plain)]).toEqual([text, undefined]);
  }
});
