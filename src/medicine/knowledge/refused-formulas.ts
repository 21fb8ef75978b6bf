import type { Formula } from './formulas.ts';

/**
 * A formula that is recognised only in order to warn. Its composition has no second source, so
 * none is given: `herbs` are only those that make it dangerous.
 */
export interface RefusedFormula extends Omit<Formula, 'textbook' | 'isFlagged'> {
  neverOffered: string;
  isFlagged?: never;
}

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
];
