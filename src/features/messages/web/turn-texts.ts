import { defineTexts } from '#platform/contract/define-texts.ts';

/** The speaker of a turn, and the replacement for what the safety checks removed from a reply. */
export const turnTexts = defineTexts({
  'zh-CN': {
    me: '我',
    assistant: 'AI助手',
    system: '系统',
    aiTag: 'AI 生成',
    cut: '略去 · 为什么',
    cutAgain: '原因同上面一处',
  },
  'en-US': {
    me: 'Me',
    assistant: 'AI assistant',
    system: 'System',
    aiTag: 'AI-generated',
    cut: 'Left out · why',
    cutAgain: 'For the same reason as above',
  },
});
