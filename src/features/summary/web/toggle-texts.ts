import { defineTexts } from '#platform/contract/define-texts.ts';

/** Shown on the chat page before the panel has loaded. */
export const summaryToggleTexts = defineTexts({
  'zh-CN': { title: '我的情况', button: '我的情况', updated: '有更新' },
  'en-US': { title: 'My condition', button: 'My condition', updated: 'Updated' },
});
