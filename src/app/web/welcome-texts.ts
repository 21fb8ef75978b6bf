import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the pages before signing in, and of the links at the foot of every page. */
export const welcomeTexts = defineTexts({
  'zh-CN': {
    loginTitle: '登录',
    loginLead: '把身体的感受，慢慢说清楚。',
    registerTitle: '注册',
    noAccount: '还没有账户？',
    toRegister: '注册新账户',
    hasAccount: '已有账户？',
    toLogin: '去登录',
    terms: '服务条款',
    privacy: '隐私政策',
    legal: '条款与政策',
    about: '关于',
    help: '帮助',
    aboutLead: '中医问诊助手',
    notADoctor: '内容由 AI 生成，仅供参考，不能替代医生诊断和处方；急症请拨打 120。',
  },
  'en-US': {
    loginTitle: 'Sign in',
    loginLead: 'Take your time and tell us how you feel.',
    registerTitle: 'Create an account',
    noAccount: 'Don’t have an account?',
    toRegister: 'Create an account',
    hasAccount: 'Already have an account?',
    toLogin: 'Sign in',
    terms: 'Terms',
    privacy: 'Privacy',
    legal: 'Terms and policies',
    about: 'About',
    help: 'Help',
    aboutLead: 'A consultation assistant for traditional Chinese medicine',
    notADoctor:
      'AI-generated, for reference only. Not a substitute for a doctor. In an emergency, call 120.',
  },
});
