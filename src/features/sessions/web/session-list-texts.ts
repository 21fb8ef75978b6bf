import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the list of conversations, which no conversation loads. */
export const sessionListTexts = defineTexts({
  'zh-CN': {
    emptyTitle: '还没有对话',
    emptyOfPerson: '这里还没有对话',
    loadFailed: '加载会话列表失败',
    deleteTitle: (title: string) => `删除“${title}”？`,
    deleteLoss: (count: number) =>
      count === 0 ? '这个对话会从列表中移除。' : `其中的 ${count} 条消息和“我的情况”会一起删除。`,
    deleteUndo: '30 天内可以在回收站恢复。',
  },
  'en-US': {
    emptyTitle: 'No conversations yet',
    emptyOfPerson: 'No conversations here yet',
    loadFailed: 'Couldn’t load the conversations',
    deleteTitle: (title) => `Delete “${title}”?`,
    deleteLoss: (count) => {
      if (count === 0) return 'This conversation will be removed from the list.';
      const messages = count === 1 ? 'message' : `${count} messages`;
      return `Its ${messages} and symptom summary will be deleted too.`;
    },
    deleteUndo: ' You can restore it from the recycle bin within 30 days.',
  },
});
