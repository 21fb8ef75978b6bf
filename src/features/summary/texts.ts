import { defineTexts } from '#platform/contract/define-texts.ts';

export const summaryTexts = defineTexts({
  'zh-CN': { busy: '现在整理的人较多，请稍后再试' },
  'en-US': { busy: 'Many summaries are being made just now. Please try again shortly' },
});
