import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the recycle bin, which load with it. */
export const binTexts = defineTexts({
  'zh-CN': {
    binHint: '删除的对话在这里留 30 天，之后彻底删除。搜索找不到它们。',
    binEmptyTitle: '回收站是空的',
    binEmptyHint: '删除的对话会先放在这里。',
    binFailed: '没能打开回收站',
    backToList: '返回我的对话',
    daysLeft: (days: number) => (days <= 1 ? '今天之内彻底删除' : `还可恢复 ${days} 天`),
    restore: '恢复',
    restoreOf: (title: string) => `恢复“${title}”`,
    purge: '彻底删除',
    purgeOf: (title: string) => `彻底删除“${title}”`,
    purgeTitle: (title: string) => `彻底删除“${title}”？`,
    purgeLoss: (count: number) =>
      count === 0 ? '这个对话将无法恢复。' : `其中的 ${count} 条消息和“我的情况”将无法恢复。`,
  },
  'en-US': {
    binHint:
      'Deleted conversations stay here for 30 days before they are deleted permanently. Search doesn’t include them.',
    binEmptyTitle: 'The recycle bin is empty',
    binEmptyHint: 'Deleted conversations appear here.',
    binFailed: 'Couldn’t load the recycle bin',
    backToList: 'Back to my conversations',
    daysLeft: (days) =>
      days <= 1 ? 'Permanently deleted within a day' : `${days} days left to restore`,
    restore: 'Restore',
    restoreOf: (title) => `Restore “${title}”`,
    purge: 'Delete permanently',
    purgeOf: (title) => `Delete “${title}” permanently`,
    purgeTitle: (title) => `Delete “${title}” permanently?`,
    purgeLoss: (count) => {
      if (count === 0) return 'You won’t be able to restore this conversation.';
      const messages = count === 1 ? 'message' : `${count} messages`;
      return `You won’t be able to restore its ${messages} and symptom summary.`;
    },
  },
});
