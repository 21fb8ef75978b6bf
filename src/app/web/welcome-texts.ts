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
    notADoctor: '内容由 AI 生成，仅供参考，不能替代医生诊断和处方；急症请拨打 120。',
  },
  'en-US': {
    loginTitle: 'Sign in',
    whatItDoes: 'Say what’s wrong. It asks, then tells you what you can do.',
    whatItDoesNot: 'Not a doctor: no examinations, no prescriptions.',
    whatIsSold: 'No medicine for sale, no promotions, no ads.',
    registerTitle: 'Create an account',
    noAccount: 'Don’t have an account?',
    toRegister: 'Create an account',
    hasAccount: 'Already have an account?',
    toLogin: 'Sign in',
    aboutLead: 'An AI assistant for traditional Chinese medicine',
    notADoctor:
      'AI-generated, for reference only. Not a substitute for a doctor. In an emergency, call 120.',
  },
});
