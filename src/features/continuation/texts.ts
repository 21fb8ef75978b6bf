import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the server while it continues a session, and headings of what is carried over. */
export const continuationTexts = defineTexts({
  'zh-CN': {
    started: '正在整理这段对话',
    summaryStarted: '正在把您说过的话写成小结',
    pinned: (count: number) =>
      count === 0 ? '没有要特别记住的' : `记下了 ${count} 条要一直记住的`,
    existing: '已经接着聊过了，这就带您过去',
    complete: '整理好了，这就带您过去',
    tooManyPinned: '要记住的太多了，请删去几条',
    summaryTitle: '上一段对话的小结',
    from: (title: string) =>
      `接着“${title}”继续。下面是您在上一段里说过的话，回答时会一并考虑；有不对的，直接在这里更正就好。`,
    pinnedTitle: '需要一直记住的',
    statedTitle: '您说过的',
    answeredTitle: '从您的回答里记下的',
    leaningTitle: '上一段的参考倾向（AI 生成）',
    nothing: '上一段里还没有说到症状。',
  },
  'en-US': {
    started: 'Reviewing this conversation',
    summaryStarted: 'Summarizing what you said',
    pinned: (count) =>
      count === 0
        ? 'No key facts to carry over'
        : `Carried over: ${count === 1 ? '1 key fact' : `${count} key facts`}`,
    existing: 'You’ve already continued this conversation. Opening it',
    complete: 'Done. Opening the new conversation',
    tooManyPinned: 'Too many key facts. Please remove some',
    summaryTitle: 'Summary of the previous conversation',
    from: (title) =>
      `This continues “${title}”. Below is what you said there, and replies take it into account. If anything is wrong, just say so here.`,
    pinnedTitle: 'Key facts',
    statedTitle: 'What you said',
    answeredTitle: 'From your answers',
    leaningTitle: 'Possible pattern in the previous conversation, for reference (AI-generated)',
    nothing: 'No symptoms were mentioned in the previous conversation.',
  },
});
