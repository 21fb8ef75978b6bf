import { defineTexts } from '#platform/contract/define-texts.ts';

import { ageBandLast, type OutlineChange } from '../rules.ts';

/** Texts of the outline on a card in the list of shares. */
export const outlineTexts = defineTexts({
  'zh-CN': {
    sex: (sex: 'female' | 'male') => ({ female: '女', male: '男' })[sex],
    ageBand: (years: number) => {
      if (years === 0) return '10 岁以下';
      return years >= ageBandLast ? `${ageBandLast} 岁以上` : `${years} 多岁`;
    },
    turns: (count: number) => `说了 ${count} 轮`,
    later: (words: readonly string[]) => `后来：${words.join('；')}`,
    outcome: (change: OutlineChange) =>
      ({ gone: '好了', better: '好些了', same: '还是老样子', worse: '更重了' })[change],
  },
  'en-US': {
    sex: (sex) => ({ female: 'Female', male: 'Male' })[sex],
    ageBand: (years) => {
      if (years === 0) return 'under 10';
      return years >= ageBandLast ? `${ageBandLast} or older` : `${years}s`;
    },
    turns: (count) => (count === 1 ? '1 turn' : `${count} turns`),
    later: (words) => `Later: ${words.join('; ')}`,
    outcome: (change) =>
      ({ gone: 'Recovered', better: 'Better', same: 'No change', worse: 'Worse' })[change],
  },
});
