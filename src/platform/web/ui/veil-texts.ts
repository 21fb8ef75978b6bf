import { defineTexts } from '#platform/contract/define-texts.ts';

export const veilTexts = defineTexts({
  'zh-CN': { hidden: '已隐藏，点按显示' },
  'en-US': { hidden: 'Hidden. Press to show' },
});
