import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the dialog that begins a continuation, which load with it. */
export const continuationDialogTexts = defineTexts({
  'zh-CN': {
    dialogTitle: '接着上次的聊？',
    dialogText:
      '会新开一段对话，把您在这里说过的话整理成小结带过去，不计次数。这一段会保留，随时可以回来看。',
    pinnedTitle: '需要一直记住的',
    pinnedHint: '危险信号、过敏、怀孕和在用的药会影响建议。请核对，可以修改、删去或补充。',
    pinnedNone: '没有从对话里找到这样的内容，有的话请补充。',
    pinnedFailed: '暂时没能列出这些内容，仍可继续，会自动带过去。',
    pinnedLine: (number: number) => `第 ${number} 条`,
    addLine: '补充一条',
    removeLine: (number: number) => `删去第 ${number} 条`,
    lineTooLong: (max: number) => `每条最多 ${max} 个字符`,
    cancel: '取消',
    create: '创建续对话',
    close: '关闭',
    working: '正在创建续对话',
    preview: '小结预览',
    failed: '创建续对话失败，请重试',
    retry: '重试',
  },
  'en-US': {
    dialogTitle: 'Pick up where you left off?',
    dialogText:
      'The new conversation starts with a summary of what you said here. It doesn’t use a message. This conversation is kept, and you can read it anytime.',
    pinnedTitle: 'Key facts',
    pinnedHint:
      'Danger signs, allergies, pregnancy and medicines affect the advice you get. Please check them, and edit, remove or add anything as needed.',
    pinnedNone: 'No key facts were found in this conversation. Please add any that apply.',
    pinnedFailed:
      'These couldn’t be listed right now. You can still continue; they’ll be carried over.',
    pinnedLine: (number) => `Line ${number}`,
    addLine: 'Add a line',
    removeLine: (number) => `Remove line ${number}`,
    lineTooLong: (max) => `At most ${max} characters per line`,
    cancel: 'Cancel',
    create: 'Continue',
    close: 'Close',
    working: 'Creating the new conversation',
    preview: 'Summary preview',
    failed: 'Couldn’t create the new conversation. Please try again',
    retry: 'Try again',
  },
});
