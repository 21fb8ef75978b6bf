import { defineTexts } from '#platform/contract/define-texts.ts';

import type { NamedRange, SearchRole, SearchType } from '../filters.ts';

/** Texts of the search on the page. */
export const searchWebTexts = defineTexts({
  'zh-CN': {
    label: '搜索我的对话',
    placeholder: '搜索对话标题或内容',
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
    filters: '筛选',
    noFilters: '清除筛选',
    narrowHint: '放宽筛选条件，或换一个说法试试。',
    where: '范围',
    types: (type: SearchType) =>
      ({ all: '标题和消息', sessions: '只看标题', messages: '只看消息', shared: '大家的分享' })[
        type
      ],
    foundShares: (count: number) => `找到 ${count} 份分享`,
    foundManyShares: (count: number) => `找到 ${count} 份以上的分享`,
    nothingShared: '没有找到相关分享',
    fromAuthor: '分享者：',
    anonymous: '匿名用户',
    aiTag: 'AI 生成',
    when: '时间',
    ranges: (range: NamedRange | 'days') =>
      ({
        all: '全部时间',
        today: '今天',
        week: '最近 7 天',
        month: '最近 30 天',
        quarter: '最近 90 天',
        year: '最近一年',
        days: '自选日期',
      })[range],
    who: '谁说的',
    roles: (role: SearchRole) => ({ all: '不限', user: '我', assistant: 'AI助手' })[role],
    from: '从',
    to: '到',
    outOfOrder: '结束日期早于开始日期',
  },
  'en-US': {
    label: 'Search my conversations',
    placeholder: 'Title or message',
    clear: 'Clear search',
    failed: 'Search failed',
    nothing: 'No conversations found',
    nothingHint: 'Try different or fewer words.',
    resultsOf: (words) => `Results for “${words}”`,
    found: (count) => (count === 1 ? '1 conversation found' : `${count} conversations found`),
    foundMany: (count) => `More than ${count} conversations found`,
    fromUser: 'Me: ',
    fromAssistant: 'AI assistant: ',
    onlyTitle: 'Matches the title',
    filters: 'Filters',
    noFilters: 'Clear filters',
    narrowHint: 'Remove some filters or try different words.',
    where: 'Search in',
    types: (type) =>
      ({
        all: 'Titles and messages',
        sessions: 'Titles only',
        messages: 'Messages only',
        shared: 'Shared consultations',
      })[type],
    foundShares: (count) =>
      count === 1 ? '1 shared consultation found' : `${count} shared consultations found`,
    foundManyShares: (count) => `More than ${count} shared consultations found`,
    nothingShared: 'No shared consultations found',
    fromAuthor: 'Author: ',
    anonymous: 'Anonymous user',
    aiTag: 'AI-generated',
    when: 'Time',
    ranges: (range) =>
      ({
        all: 'Any time',
        today: 'Today',
        week: 'Last 7 days',
        month: 'Last 30 days',
        quarter: 'Last 90 days',
        year: 'Last 12 months',
        days: 'Custom dates',
      })[range],
    who: 'Sender',
    roles: (role) => ({ all: 'Anyone', user: 'Me', assistant: 'AI assistant' })[role],
    from: 'From',
    to: 'To',
    outOfOrder: 'The end date is before the start date',
  },
});
