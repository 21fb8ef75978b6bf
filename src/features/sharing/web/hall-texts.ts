import { defineTexts } from '#platform/contract/define-texts.ts';

import type { HallSort } from '../rules.ts';

/** Texts of the hall. */
export const hallTexts = defineTexts({
  'zh-CN': {
    title: '分享广场',
    lead: '看看别人是怎么好起来的。都遮去了个人信息，也审核过。',
    searchLabel: '搜索分享',
    placeholder: '搜索标题、内容或标签',
    tags: '按标签筛选',
    sort: '排序',
    sorts: (sort: HallSort) => ({ new: '最新', liked: '最多赞', discussed: '最多评论' })[sort],
    failed: '加载分享内容失败',
    offline: '网络错误，请重试',
    empty: '暂无分享内容',
    emptyHint: '在您的对话里点“分享”，您就是第一位。',
    nothing: '没有找到相关分享',
    nothingHint: '换个说法，或清除条件试试。',
    all: '查看全部分享',
    records: (count: number, page: number, pages: number) =>
      `共 ${count} 条记录，第 ${page}/${pages} 页`,
    myShares: '我的分享',
  },
  'en-US': {
    title: 'Shared consultations',
    lead: 'How others got better. Personal details are masked, and each one is reviewed before it appears.',
    searchLabel: 'Search shares',
    placeholder: 'Title, text or tag',
    tags: 'Filter by tag',
    sort: 'Sort by',
    sorts: (sort) => ({ new: 'Newest', liked: 'Most liked', discussed: 'Most discussed' })[sort],
    failed: 'Shared consultations couldn’t be loaded',
    offline: 'Network error. Please try again',
    empty: 'Nothing has been shared yet',
    emptyHint: 'Be the first: choose “Share” in one of your conversations.',
    nothing: 'No results',
    nothingHint: 'Try different words or clear the filters.',
    all: 'Clear filters',
    records: (count, page, pages) =>
      `${count === 1 ? '1 result' : `${count} results`}, page ${page} of ${pages}`,
    myShares: 'My shares',
  },
});
