import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts at the foot of every page. */
export const siteTexts = defineTexts({
  'zh-CN': {
    terms: '服务条款',
    privacy: '隐私政策',
    legal: '条款与政策',
    about: '关于',
    help: '帮助',
    notADoctor: '内容由 AI 生成，仅供参考，不能替代医生诊断和处方；急症请拨打 120。',
  },
  'en-US': {
    terms: 'Terms',
    privacy: 'Privacy',
    legal: 'Terms and policies',
    about: 'About',
    help: 'Help',
    notADoctor:
      'AI-generated, for reference only. Not a substitute for a doctor. In an emergency, call 120.',
  },
});
