import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the pages before signing in. */
export const welcomeTexts = defineTexts({
  'zh-CN': {
    loginTitle: '登录',
    whatItDoes: '说说哪里不舒服，一步步问清，告诉您怎么办。',
    whatItDoesNot: '不看诊，不开药，不是医生。',
    whatIsSold: '不卖药，不推销，不打广告。',
    registerTitle: '注册',
    noAccount: '还没有账户？',
    toRegister: '注册新账户',
    hasAccount: '已有账户？',
    toLogin: '去登录',
    aboutLead: '中医问诊助手',
  },
  'en-US': {
    loginTitle: 'Sign in',
    whatItDoes:
      'Tell it what’s troubling you. It asks questions step by step and tells you what you can do.',
    whatItDoesNot: 'It can’t examine you or prescribe, and it doesn’t replace a doctor.',
    whatIsSold: 'It doesn’t sell medicine, promote products or show ads.',
    registerTitle: 'Create an account',
    noAccount: 'Don’t have an account?',
    toRegister: 'Create an account',
    hasAccount: 'Already have an account?',
    toLogin: 'Sign in',
    aboutLead: 'A consultation assistant for traditional Chinese medicine',
  },
});
