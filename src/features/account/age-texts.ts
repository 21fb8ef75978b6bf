import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts about the age of an account, for server and web. */
export const ageTexts = defineTexts({
  'zh-CN': {
    hint: '用来确认年龄，问诊时就不再问了。',
    required: '请选出生年月',
    invalid: '年份和月份都要选，不能晚于这个月',
    tooYoung: '不满 14 周岁不能注册。孩子不舒服，请家长用自己的账户替孩子问，或直接看医生。',
    kept: '出生年月填了就不能自己改；填错了，请联系我们',
    minorHint: '不满 18 周岁：请和监护人一起看条款。可以咨询，不能分享对话，也不能购买。',
  },
  'en-US': {
    hint: 'We use it to check your age, so consultations don’t need to ask.',
    required: 'Please choose the year and month of birth',
    invalid: 'Please choose both the year and the month, no later than this month',
    tooYoung:
      'You must be at least 14 to create an account. If a child is unwell, a parent can ask from their own account, or take the child to a doctor.',
    kept: 'You can’t change your month of birth once it’s set. If it’s wrong, please contact us',
    minorHint:
      'Under 18: please read the terms with a guardian. You can ask anything, but not share conversations or buy.',
  },
});
