import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the page about continuing a conversation. */
export const continuationWebTexts = defineTexts({
  'zh-CN': {
    continue: '继续',
    continueInNew: '创建续对话',
    toContinuation: '前往续对话',
    continuationLink: (id: number) => `续对话 #${id}`,
    parentLink: (id: number) => `上一段 #${id}`,
  },
  'en-US': {
    continue: 'Continue',
    continueInNew: 'Continue in a new conversation',
    toContinuation: 'Go to the new conversation',
    continuationLink: (id) => `Continued in #${id}`,
    parentLink: (id) => `Continued from #${id}`,
  },
});
