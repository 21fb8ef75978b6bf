import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts around the content of the agreement page and the public documents. */
export const agreementWebTexts = defineTexts({
  'zh-CN': {
    title: '隐私协议与免责声明',
    lead: '请先读完。同意了，才能开始问诊。',
    version: (version: string, date: string) => `版本 ${version} · ${date} 起生效`,
    updated: (old: string) => `协议改了。您以前同意的是 ${old} 版，请看过新的再决定。`,
    accept: '同意并继续',
    disagree: '不同意',
    accepted: '您已同意这份协议。',
    goOn: '继续使用',
    disagreeTitle: '您选择了不同意',
    disagreeText: '如果您不同意隐私协议，您将无法继续使用本系统。',
    keepReading: '继续阅读',
    signOut: '退出登录',
    acceptFailed: '接受隐私协议失败',
    loadFailed: '无法加载隐私协议内容，请联系管理员。',
    documentFailed: '没能打开这一页',
  },
  'en-US': {
    title: 'Privacy agreement and disclaimer',
    lead: 'Please read this first. Once you accept, you can start.',
    version: (version, date) => `Version ${version} · effective ${date}`,
    updated: (old) =>
      `The agreement has changed. You accepted version ${old}; please read the new version.`,
    accept: 'Accept',
    disagree: 'Decline',
    accepted: 'You have accepted this agreement.',
    goOn: 'Continue',
    disagreeTitle: 'You declined the agreement',
    disagreeText: 'Without the agreement you can’t use this service.',
    keepReading: 'Keep reading',
    signOut: 'Sign out',
    acceptFailed: 'Couldn’t accept the agreement',
    loadFailed: 'Couldn’t load the privacy agreement. Please contact the administrator.',
    documentFailed: 'Couldn’t load the content',
  },
});
