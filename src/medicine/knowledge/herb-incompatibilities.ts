import type { SourceId } from './source.ts';

/** Every herb of one side must not be used with any of the other. Raw and processed forms count. */
export type Incompatibility = {
  rule: '十八反' | '十九畏';
  one: readonly string[];
  other: readonly string[];
  source: SourceId;
};

const aconites = ['川乌', '草乌', '附子'];
const eighteen = { rule: '十八反', source: 'pharmacopoeia-2020' } as const;
const nineteen = { rule: '十九畏', source: 'pharmacopoeia-2020' } as const;

export const incompatibilities: readonly Incompatibility[] = [
  {
    ...eighteen,
    one: aconites,
    other: [
      '半夏',
      '瓜蒌',
      '天花粉',
      '贝母',
      '川贝母',
      '浙贝母',
      '平贝母',
      '伊贝母',
      '湖北贝母',
      '白蔹',
      '白及',
    ],
  },
  { ...eighteen, one: ['甘草'], other: ['海藻', '京大戟', '红大戟', '甘遂', '芫花'] },
  {
    ...eighteen,
    one: ['藜芦'],
    other: [
      '人参',
      '西洋参',
      '党参',
      '丹参',
      '玄参',
      '苦参',
      '沙参',
      '南沙参',
      '北沙参',
      '细辛',
      '白芍',
      '赤芍',
    ],
  },
  { ...nineteen, one: ['硫黄'], other: ['芒硝'] },
  { ...nineteen, one: ['水银'], other: ['砒石'] },
  { ...nineteen, one: ['狼毒'], other: ['密陀僧'] },
  { ...nineteen, one: ['巴豆'], other: ['牵牛子'] },
  { ...nineteen, one: ['丁香'], other: ['郁金'] },
  { ...nineteen, one: ['川乌', '草乌'], other: ['犀角', '水牛角'] },
  { ...nineteen, one: ['芒硝'], other: ['三棱'] },
  { ...nineteen, one: ['肉桂'], other: ['赤石脂'] },
  { ...nineteen, one: ['人参'], other: ['五灵脂'] },
];
