import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of pages that are not there, or not for the reader. */
export const missingTexts = defineTexts({
  'zh-CN': {
    notFoundTitle: '页面没有找到',
    notFoundPath: (path: string) => `这里没有“${path}”这个页面，可能是地址有误，或内容已经移走。`,
    back: '返回上一页',
    toSessions: '回到我的对话',
    sessionMissing: '这个对话不存在，或您没有权限查看',
    sessionFailed: '获取会话详情失败',
  },
  'en-US': {
    notFoundTitle: 'Page not found',
    notFoundPath: (path) =>
      `There is no page at “${path}”. The address may be wrong or have changed.`,
    back: 'Go back',
    toSessions: 'Go to my conversations',
    sessionMissing: 'This conversation doesn’t exist, or you don’t have access to it',
    sessionFailed: 'Couldn’t load the conversation',
  },
});
