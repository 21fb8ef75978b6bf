import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts that every page starts with, before any screen has loaded. */
export const startTexts = defineTexts({
  'zh-CN': {
    starting: '正在打开',
    startFailed: '连不上服务',
    startFailedHint: '请检查网络后重试。',
    verifying: '正在验证身份',
    signedOut: '您已退出登录',
    signInExpired: '登录已过期，请重新登录',
    offlinePage: '现在没有网络，这一页打不开',
    offlinePageHint: '您写的内容还在，网络恢复后点“重试”就能接着用。',
    readKept: '看本机保存的对话',
    switchReadingOn: '打开离线阅读',
  },
  'en-US': {
    starting: 'Loading',
    startFailed: 'Couldn’t reach the service',
    startFailedHint: 'Check your connection and try again.',
    verifying: 'Verifying your identity',
    signedOut: 'You’ve signed out',
    signInExpired: 'Your sign-in has expired. Please sign in again',
    offlinePage: 'You’re offline, so this page can’t be opened',
    offlinePageHint: 'What you wrote is kept. Once you’re back online, try again to continue.',
    readKept: 'Saved conversations',
    switchReadingOn: 'Offline reading',
  },
});
