import { defineTexts } from '#platform/contract/define-texts.ts';

/** The keyboard shortcuts, as shown in their dialog and on the help page. */
export const shortcutTexts = defineTexts({
  'zh-CN': {
    title: '快捷键',
    hint: '没在打字的时候有效。',
    search: '在“我的对话”里搜索',
    create: '开始新的对话',
    send: '发送消息；Shift + Enter 换行',
    stop: '停下正在写的回答，关闭窗口',
    list: '显示这张表',
  },
  'en-US': {
    title: 'Keyboard shortcuts',
    hint: 'Available when you’re not typing.',
    search: 'Search (in “My conversations”)',
    create: 'New conversation',
    send: 'Send the message; Shift + Enter starts a new line',
    stop: 'Stop the current reply or close a dialog',
    list: 'Show this list',
  },
});
