import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts at the foot of every page. */
export const siteTexts = defineTexts({
  'zh-CN': {
    terms: '服务条款',
    privacy: '隐私政策',
    legal: '条款与政策',
    about: '关于',
    help: '帮助',
  },
  'en-US': {
    terms: 'Terms',
    privacy: 'Privacy',
    legal: 'Terms and policies',
    about: 'About',
    help: 'Help',
  },
});
