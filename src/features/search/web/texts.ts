import { defineTexts } from '#platform/contract/define-texts.ts';

/** What the page says about searching. */
export const searchWebTexts = defineTexts({
  'zh-CN': {
    label: '搜索我的对话',
    placeholder: '搜索对话标题或内容',
    search: '搜索',
    clear: '清除搜索',
    failed: '搜索失败',
    nothing: '没有找到相关对话',
    nothingHint: '换一个说法或更短的词试试。',
    resultsOf: (words: string) => `“${words}”的搜索结果`,
    found: (count: number) => `找到 ${count} 个对话`,
    foundMany: (count: number) => `找到 ${count} 个以上的对话`,
    fromUser: '我：',
    fromAssistant: 'AI助手：',
    onlyTitle: '标题符合',
  },
  'en-US': {
    label: 'Search my conversations',
    placeholder: 'Search titles and messages',
    search: 'Search',
    clear: 'Clear search',
    failed: 'The search failed',
    nothing: 'No conversation was found',
    nothingHint: 'Try other words, or fewer.',
    resultsOf: (words) => `Results for “${words}”`,
    found: (count) => (count === 1 ? '1 conversation found' : `${count} conversations found`),
    foundMany: (count) => `More than ${count} conversations found`,
    fromUser: 'Me: ',
    fromAssistant: 'AI assistant: ',
    onlyTitle: 'The title matches',
  },
});
