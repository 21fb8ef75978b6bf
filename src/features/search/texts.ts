import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the server about a search. */
export const searchTexts = defineTexts({
  'zh-CN': {
    wordsRequired: '请输入要搜索的内容',
    wordsTooLong: '搜索内容不能超过100个字符',
    noDateRange: '请选择正确的时间范围',
  },
  'en-US': {
    wordsRequired: 'Please enter something to search for',
    wordsTooLong: 'A search can have at most 100 characters',
    noDateRange: 'Please choose a valid date range',
  },
});
