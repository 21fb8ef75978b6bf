import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the server about a visit summary. */
export const visitSummaryTexts = defineTexts({
  'zh-CN': {
    busy: '现在整理小结的人较多，请稍后再试',
    changed: '小结有了更新，请刷新页面后再下载',
    choiceTooLong: '去掉的内容过多，请少选一些',
  },
  'en-US': {
    busy: 'The service is busy. Please try again shortly',
    changed: 'The summary has changed. Please reload the page before downloading',
    choiceTooLong: 'Too many lines are excluded. Please exclude fewer',
  },
});
