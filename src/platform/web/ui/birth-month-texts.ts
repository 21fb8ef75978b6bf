import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the two pickers of a month of birth. */
export const birthMonthTexts = defineTexts({
  'zh-CN': {
    birthMonth: '出生年月',
    year: '出生年份',
    month: '出生月份',
    yearFirst: '选年份',
    monthFirst: '选月份',
    decade: (year: number) => `${year} 年代`,
    yearNamed: (year: number) => `${year}年`,
    monthNamed: (month: number) => `${month}月`,
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
  },
});
