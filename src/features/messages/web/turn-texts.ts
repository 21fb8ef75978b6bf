import { defineTexts } from '#platform/contract/define-texts.ts';

/** The speaker of a turn. */
export const turnTexts = defineTexts({
  'zh-CN': { me: '我', assistant: 'AI助手', system: '系统', aiTag: 'AI 生成' },
  'en-US': { me: 'Me', assistant: 'AI assistant', system: 'System', aiTag: 'AI-generated' },
});
