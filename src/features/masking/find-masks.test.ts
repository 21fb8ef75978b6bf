import { describe, expect, it } from 'vitest';
import { applyMasks, moveMasks } from './apply-masks.ts';
import { findMasksIn } from './find-masks.ts';
import {
  numberKinds,
  precisionOf,
  readMarked,
  recallOf,
  scoreOf,
} from '#test/masking/mask-score.ts';
import { developmentSentences } from '#test/masking/mask-sentences-development.ts';
import { unseenSentences } from '#test/masking/mask-sentences-unseen.ts';

const masked = (text: string): string =>
  applyMasks(text, findMasksIn([text])[0] ?? [])?.content ?? 'refused';
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

describe.each([
  ['known', developmentSentences],
  ['unseen', unseenSentences],
])('the %s half of the sentences', (half, sentences) => {
  const score = scoreOf(sentences);
  const others = [...score.byKind.keys()].filter(
    (kind) => kind !== 'name' && !numberKinds.includes(kind),
  );

  it('has its numbers, names, places and dates found', () => {
    const recalls = [numberKinds, ['name'], others].map((kinds) => recallOf(score, kinds));
    const [numbers = 0, names = 0, rest = 0] = recalls;
    process.stdout.write(
      `${half}: numbers ${percent(numbers)}, names ${percent(names)}, places, ` +
        `days and ages ${percent(rest)} found; ${percent(precisionOf(score))} of ${score.masks} masks right\n`,
    );
    expect(numbers).toBeGreaterThanOrEqual(0.97);
    expect(names).toBeGreaterThanOrEqual(0.9);
    expect(rest).toBeGreaterThanOrEqual(0.9);
    expect(precisionOf(score)).toBeGreaterThanOrEqual(0.95);
  });

  it('has about a hundred, and nothing more to mask once masked', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(100);
    const plain = sentences.map((line) => readMarked(line).text);
    expect(plain.map(masked).filter((text) => (findMasksIn([text])[0] ?? []).length > 0)).toEqual(
      [],
    );
  });
});

describe('a mask', () => {
  it.each([
    ['体温38度5，血压152/94，心率88次'],
    ['痛了3天，每天2次，每次10分钟'],
    ['黄芪15克，党参10克，共7剂'],
    ['空腹血糖7.8，餐后11.2，胆固醇5.62'],
    ['白细胞12.5×10^9/L，血小板210'],
    ['我是湿热体质，白带偏黄，常常腹胀'],
    ['谢谢医生，方便的时候请再看看'],
    ['建议尽快到医院就诊，必要时拨打120'],
    ['30多岁，晚上11点半睡'],
    ['1-3天就好，2～3次'],
    ['小便黄，老年人也可以吃'],
    ['高血压十年，周围的人都说我脸色黄'],
  ])('does not mask what identifies no one: %s', (text) => {
    expect(masked(text)).toBe(text);
  });

  it.each([
    ['我今年34岁', '我今年30多岁'],
    ['孩子三岁', '孩子10岁以下'],
    ['2024年3月12日开始', '2024年3月中旬开始'],
    ['3月8日去的', '3月上旬去的'],
    ['2025-11-28复查', '2025年11月下旬复查'],
    ['我是1978年10月2日出生的', '我是1970年代出生的'],
    ['张伟医生说', '某某医生说'],
    ['电话13812345678', '电话[电话]'],
    ['在北京协和医院看的', '在某医院看的'],
  ])('keeps what a reader of a case needs: %s', (text, after) => {
    expect(masked(text)).toBe(after);
  });

  it('is positioned in code points, also after an emoji', () => {
    expect(findMasksIn(['😣😣我叫王小明'])[0]).toEqual([
      { kind: 'name', start: 4, end: 7, replacement: '某某' },
    ]);
  });

  it('finds a name in every other text once it is known', () => {
    expect(findMasksIn(['我叫王小明', '王小明这次好多了'])[1]).toMatchObject([
      { start: 0, end: 3 },
    ]);
  });

  it('is refused when it does not fit the text', () => {
    const mask = { kind: 'other', start: 0, end: 2, replacement: '某' } as const;
    expect(applyMasks('头', [mask])).toBeNull();
    expect(applyMasks('头痛三天', [mask, { ...mask, start: 1, end: 3 }])).toBeNull();
    expect(applyMasks('头痛三天', [{ ...mask, end: 0 }])).toBeNull();
  });

  it('moves when a text is masked further', () => {
    const first = applyMasks('我叫王小明，在协和看', [
      { kind: 'name', start: 2, end: 5, replacement: '某某' },
    ]);
    const added = [{ kind: 'other' as const, start: 0, end: 1, replacement: '本人' }];
    expect(moveMasks(first?.masks ?? [], added)).toMatchObject([{ start: 3, end: 5 }]);
  });
});
