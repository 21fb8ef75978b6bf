import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the server about sessions; those of the page are in the web texts. */
export const sessionTexts = defineTexts({
  'zh-CN': {
    titleRequired: '请输入对话标题',
    titleTooLong: '标题不能超过50个字符',
    tooManySessions: '对话太多了，请先删掉不要的',
    untitled: '未命名对话',
    firstSessionTitle: '我的第一次问诊',
  },
  'en-US': {
    titleRequired: 'Please enter a title for the conversation',
    titleTooLong: 'Titles can have at most 50 characters',
    tooManySessions: 'You’ve reached the maximum number of conversations. Please delete some first',
    untitled: 'Untitled conversation',
    firstSessionTitle: 'My first consultation',
  },
});
