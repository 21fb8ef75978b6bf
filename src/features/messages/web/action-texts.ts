import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the page for actions on messages. */
export const actionTexts = defineTexts({
  'zh-CN': {
    actions: '消息操作',
    returnHere: '返回此处',
    delete: '删除',
    copy: '复制',
    copied: '已复制',
    copyFailed: '复制没有成功，请选中文字自行复制',
    aiLabel: '（以上内容由 AI 生成，仅供参考，不能替代医生诊断和处方）',
    deleteTitle: '删除这条消息？',
    deleteLoss: '它会从对话里移除，之后的回答也不再参考它。删除后 10 秒内可以撤销。',
    deleted: '已删除这条消息',
    deleteFailed: '删除消息失败，请重试',
    returnTitle: '返回到这里？',
    returnLoss: (count: number) =>
      `这条消息和它之后的内容，共 ${count} 条，会从对话里移除；您写的话会放回输入框。10 秒内可以撤销。`,
    returned: (count: number) => `已移除 ${count} 条消息，您的话已放回输入框`,
    returnFailed: '返回此处失败，请重试',
    select: '批量选择',
    choose: (words: string) => `选择：${words}`,
    deleteChosen: (count: number) => `删除所选(${count})`,
    chosenTitle: (count: number) => `删除所选的 ${count} 条消息？`,
    chosenLoss: '它们会从对话里移除，之后的回答也不再参考。删除后 10 秒内可以撤销。',
    chosenDeleted: (count: number) => `已删除 ${count} 条消息`,
    chosenFailed: '批量删除消息失败，请重试',
    undo: '撤销',
    undone: '已撤销，消息都回来了',
    undoFailed: '撤销没有成功，请重试',
  },
  'en-US': {
    actions: 'Message actions',
    returnHere: 'Return here',
    delete: 'Delete',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Couldn’t copy. Please select the text and copy it yourself',
    aiLabel: '(AI-generated, for reference only; it does not replace a doctor)',
    deleteTitle: 'Delete this message?',
    deleteLoss:
      'It will be removed from the conversation, and later replies won’t use it. You can undo this for 10 seconds.',
    deleted: 'Message deleted',
    deleteFailed: 'Couldn’t delete the message. Please try again',
    returnTitle: 'Return to this message?',
    returnLoss: (count) =>
      `This removes it and everything after it (${count} ${count === 1 ? 'message' : 'messages'}) and puts your text back in the input box. You can undo this for 10 seconds.`,
    returned: (count) =>
      `${count} ${count === 1 ? 'message' : 'messages'} removed. Your text is back in the input box`,
    returnFailed: 'Couldn’t return to this message. Please try again',
    select: 'Select',
    choose: (words) => `Select: ${words}`,
    deleteChosen: (count) => `Delete selected (${count})`,
    chosenTitle: (count) => `Delete the selected messages (${count})?`,
    chosenLoss:
      'They will be removed from the conversation, and later replies won’t use them. You can undo this for 10 seconds.',
    chosenDeleted: (count) => (count === 1 ? '1 message deleted' : `${count} messages deleted`),
    chosenFailed: 'Couldn’t delete the messages. Please try again',
    undo: 'Undo',
    undone: 'Undone: your messages are back',
    undoFailed: 'Couldn’t undo. Please try again',
  },
});
