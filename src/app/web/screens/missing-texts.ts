import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of pages that are not there, or not for the reader. */
export const missingTexts = defineTexts({
  'zh-CN': {
    notFoundTitle: '没有找到这个页面',
    notFoundPath: (path: string) => `这里没有“${path}”这个页面，地址可能打错了，也可能已经搬走。`,
    back: '返回上一页',
    toSessions: '回到我的对话',
    sessionMissing: '没有找到这个对话',
    sessionFailed: '获取会话详情失败',
  },
  'en-US': {
    notFoundTitle: 'Page not found',
    notFoundPath: (path) =>
      `There is no page at “${path}”. The address may be mistyped, or the page has moved.`,
    back: 'Go back',
    toSessions: 'Go to my conversations',
    sessionMissing: 'We couldn’t find this conversation',
    sessionFailed: 'Couldn’t load the conversation',
  },
});
