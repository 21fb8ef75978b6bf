import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the page about continuing a conversation. */
export const continuationWebTexts = defineTexts({
  'zh-CN': {
    continue: '接着聊',
    continueInNew: '创建续对话',
    toContinuation: '去下一段对话',
    next: '下一段对话',
    previous: '上一段对话',
  },
  'en-US': {
    continue: 'Continue',
    continueInNew: 'Continue in a new conversation',
    toContinuation: 'Go to the new conversation',
    next: 'Next conversation',
    previous: 'Previous conversation',
  },
});
