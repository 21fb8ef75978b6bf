import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the newest conversations in the sidebar. */
export const recentTexts = defineTexts({
  'zh-CN': {
    title: '近期对话',
    today: '今天',
    yesterday: '昨天',
    week: '7 天内',
    earlier: '更早',
    replying: '正在回答',
  },
  'en-US': {
    title: 'Recent conversations',
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'Last 7 days',
    earlier: 'Earlier',
    replying: 'Replying',
  },
});
