import { defineTexts } from '#platform/contract/define-texts.ts';

/** What stands on the chat page before the panel is there. */
export const summaryToggleTexts = defineTexts({
  'zh-CN': { title: '症状摘要', updated: '有更新' },
  'en-US': { title: 'Symptom summary', updated: 'Updated' },
});
