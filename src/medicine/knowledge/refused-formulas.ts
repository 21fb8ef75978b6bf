import type { Formula } from './formulas.ts';

/**
 * A formula that is recognised only in order to warn. Its composition has no second source, so
 * none is given: `herbs` are only those that make it dangerous.
 */
export type RefusedFormula = {
  neverOffered: string;
  isFlagged?: never;
} & Omit<Formula, 'textbook' | 'isFlagged'>;

export const refusedFormulas: readonly RefusedFormula[] = [
  {
    name: '赤丸',
    herbs: ['半夏', '川乌'],
    neverOffered: '含相反的药材',
    source: '金匮要略',
  },
  {
    name: '附子粳米汤',
    herbs: ['附子', '半夏'],
    neverOffered: '含相反的药材',
    source: '金匮要略',
  },
  {
    name: '甘遂半夏汤',
    herbs: ['甘遂', '甘草'],
    neverOffered: '含相反的药材',
    source: '金匮要略',
  },
  {
    name: '六神丸',
    herbs: ['麝香', '雄黄', '蟾酥'],
    neverOffered: '含毒性药材，只能由医师使用',
    source: '雷允上诵芬堂方',
  },
  {
    name: '海藻玉壶汤',
    herbs: ['海藻', '甘草'],
    neverOffered: '含相反的药材',
    source: '外科正宗',
  },
  {
    name: '大黄䗪虫丸',
    aliases: ['大黄蟅虫丸', '大黄蛰虫丸', '大黄土鳖虫丸'],
    herbs: ['大黄', '土鳖虫', '干漆', '水蛭'],
    neverOffered: '含毒性药材，只能由医师使用',
    source: '金匮要略',
  },
  {
    name: '内消瘰疬丸',
    herbs: ['海藻', '甘草'],
    neverOffered: '含相反的药材',
    source: '疡医大全',
  },
  {
    name: '栝楼瞿麦丸',
    aliases: ['瓜蒌瞿麦丸', '栝蒌瞿麦丸'],
    herbs: ['天花粉', '附子'],
    neverOffered: '含相反的药材',
    source: '金匮要略',
  },
  {
    name: '乌头赤石脂丸',
    herbs: ['川乌', '附子'],
    neverOffered: '含乌头',
    source: '金匮要略',
  },
  {
    name: '大乌头煎',
    aliases: ['乌头煎'],
    herbs: ['川乌'],
    neverOffered: '含乌头',
    source: '金匮要略',
  },
  {
    name: '乌头桂枝汤',
    herbs: ['川乌'],
    neverOffered: '含乌头',
    source: '金匮要略',
  },
  {
    name: '小活络丹',
    aliases: ['小活络丸', '活络丹'],
    herbs: ['川乌', '草乌', '天南星'],
    neverOffered: '含乌头',
    source: '太平惠民和剂局方',
  },
  {
    name: '三生饮',
    herbs: ['生川乌', '生附子', '生南星'],
    neverOffered: '含乌头',
    source: '太平惠民和剂局方',
  },
  {
    name: '十枣汤',
    herbs: ['甘遂', '京大戟', '芫花'],
    neverOffered: '含毒性药材，只能由医师使用',
    source: '伤寒论',
  },
  {
    name: '控涎丹',
    aliases: ['子龙丸'],
    herbs: ['甘遂', '京大戟'],
    neverOffered: '含毒性药材，只能由医师使用',
    source: '三因极一病证方论',
  },
  {
    name: '舟车丸',
    herbs: ['甘遂', '京大戟', '芫花', '牵牛子', '轻粉'],
    neverOffered: '含毒性药材，只能由医师使用',
    source: '景岳全书',
  },
  {
    name: '大陷胸汤',
    aliases: ['大陷胸丸'],
    herbs: ['甘遂'],
    neverOffered: '含毒性药材，只能由医师使用',
    source: '伤寒论',
  },
  {
    name: '大黄甘遂汤',
    herbs: ['甘遂'],
    neverOffered: '含毒性药材，只能由医师使用',
    source: '金匮要略',
  },
  {
    name: '三物备急丸',
    aliases: ['备急丸'],
    herbs: ['巴豆'],
    neverOffered: '含毒性药材，只能由医师使用',
    source: '金匮要略',
  },
  {
    name: '三物白散',
    herbs: ['巴豆'],
    neverOffered: '含毒性药材，只能由医师使用',
    source: '伤寒论',
  },
  {
    name: '抵当汤',
    aliases: ['抵当丸'],
    herbs: ['水蛭', '大黄', '桃仁'],
    neverOffered: '含毒性药材，只能由医师使用',
    source: '伤寒论',
  },
  {
    name: '鳖甲煎丸',
    herbs: ['土鳖虫', '大黄', '桃仁'],
    neverOffered: '含毒性药材，只能由医师使用',
    source: '金匮要略',
  },
  {
    name: '紫金锭',
    aliases: ['玉枢丹'],
    herbs: ['雄黄', '朱砂', '麝香', '千金子霜'],
    neverOffered: '含毒性药材，只能由医师使用',
    source: '片玉心书',
  },
  {
    name: '磁朱丸',
    herbs: ['朱砂', '磁石'],
    neverOffered: '含毒性药材，只能由医师使用',
    source: '备急千金要方',
  },
];
