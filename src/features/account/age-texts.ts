import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts about the age of an account, for server and web. */
export const ageTexts = defineTexts({
  'zh-CN': {
    birthMonth: '出生年月',
    year: '出生年份',
    month: '出生月份',
    yearFirst: '选年份',
    monthFirst: '选月份',
    decade: (year: number) => `${year} 年代`,
    yearNamed: (year: number) => `${year}年`,
    monthNamed: (month: number) => `${month}月`,
    hint: '用来确认年龄，问诊时就不再问了。',
    required: '请填写出生年月',
    invalid: '年份和月份都要填，并且不晚于这个月',
    tooYoung: '不满 14 周岁不能注册。孩子不舒服时，请由监护人用自己的账户咨询，或直接看医生。',
    kept: '出生年月填写后不能自行修改；如果填错了，请联系我们',
    minorHint: '未满 18 周岁：请和监护人一起阅读条款；可以咨询，但不能分享对话或购买服务。',
  },
  'en-US': {
    birthMonth: 'Year and month of birth',
    year: 'Year of birth',
    month: 'Month of birth',
    yearFirst: 'Year',
    monthFirst: 'Month',
    decade: (year: number) => `${year}s`,
    yearNamed: (year: number) => `${year}`,
    monthNamed: (month: number) =>
      new Date(2000, month - 1).toLocaleString('en-US', { month: 'long' }),
    hint: 'We use it to check your age, so consultations don’t need to ask.',
    required: 'Please enter your year and month of birth',
    invalid: 'Please enter both the year and the month, no later than this month',
    tooYoung:
      'You must be at least 14 to create an account. If a child is unwell, a guardian can ask using their own account, or take the child to a doctor.',
    kept: 'Your month of birth can’t be changed once it’s set. If it’s wrong, please contact us',
    minorHint:
      'Under 18: please read the terms with a guardian. You can have consultations, but you can’t share conversations or buy anything.',
  },
});
