import { defineTexts } from '#platform/contract/define-texts.ts';

/** What the server says about sessions; the page's own words stand in web texts. */
export const sessionTexts = defineTexts({
  'zh-CN': {
    titleRequired: '请输入对话标题',
    titleTooLong: '标题不能超过50个字符',
    untitled: '未命名对话',
    firstSessionTitle: '我的第一次问诊',
  },
  'en-US': {
    titleRequired: 'Please enter a title for the conversation',
    titleTooLong: 'The title can have at most 50 characters',
    untitled: 'Unnamed conversation',
    firstSessionTitle: 'My first consultation',
  },
});
