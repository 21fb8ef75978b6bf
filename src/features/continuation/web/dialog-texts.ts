import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the dialog that begins a continuation, which load with it. */
export const continuationDialogTexts = defineTexts({
  'zh-CN': {
    dialogTitle: '接着上次的聊？',
    dialogText:
      '会新开一段对话，把您说过的话理成小结带过去，不计次数。这一段还在，随时可以回来看。',
    pinnedTitle: '需要一直记住的',
    pinnedHint: '危险信号、过敏、怀孕和在用的药最要紧。请看看对不对，可以改、删、补。',
    pinnedNone: '对话里没有找到这些。有的话，请补上。',
    pinnedFailed: '现在列不出来。照样可以继续，会自动带过去。',
    pinnedLine: (number: number) => `第 ${number} 条`,
    addLine: '补充一条',
    removeLine: (number: number) => `删去第 ${number} 条`,
    lineTooLong: (max: number) => `每条最多 ${max} 个字符`,
    cancel: '取消',
    create: '接着聊',
    close: '关闭',
    working: '正在整理您说过的话',
    preview: '小结预览',
    failed: '创建续对话失败，请重试',
    retry: '重试',
  },
  'en-US': {
    dialogTitle: 'Pick up where you left off?',
    dialogText:
      'The new conversation starts with a summary of what you said. It doesn’t use a message, and this one stays to read.',
    pinnedTitle: 'Key facts',
    pinnedHint:
      'Danger signs, allergies, pregnancy and medicines matter most. Please check them; you can edit, remove or add lines.',
    pinnedNone: 'None were found in this conversation. Please add any you have.',
    pinnedFailed: 'We can’t list them right now. You can still continue; they’ll be carried over.',
    pinnedLine: (number) => `Line ${number}`,
    addLine: 'Add a line',
    removeLine: (number) => `Remove line ${number}`,
    lineTooLong: (max) => `At most ${max} characters per line`,
    cancel: 'Cancel',
    create: 'Continue',
    close: 'Close',
    working: 'Summarizing what you said',
    preview: 'Summary preview',
    failed: 'Couldn’t create the new conversation. Please try again',
    retry: 'Try again',
  },
});
