import { defineTexts } from '#platform/contract/define-texts.ts';

/** Shown on the chat page before the panel has loaded. */
export const summaryToggleTexts = defineTexts({
  'zh-CN': { title: '症状摘要', button: '症状摘要', updated: '有更新' },
  'en-US': { title: 'Symptom summary', button: 'Summary', updated: 'Updated' },
});
