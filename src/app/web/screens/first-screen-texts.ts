import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the page before the first conversation, and above the existing ones. */
export const firstScreenTexts = defineTexts({
  'zh-CN': {
    title: '您哪里不舒服？',
    lead: '想到什么说什么。我会一步步问清楚，告诉您可以怎么办、什么时候该去医院。我是 AI，不是医生。不想答的可以跳过。',
    placeholder: '说说您的情况',
    starters: '常见的不舒服',
    sentInChinese: '',
    sleep: '睡不好',
    cough: '咳嗽',
    stomach: '胃胀',
    head: '头痛',
    period: '月经',
    tired: '疲乏',
    forFamily: '替家人问',
    forWhom: '替谁问？',
    mother: '妈妈',
    father: '爸爸',
    partner: '爱人',
    child: '孩子',
    newSession: '新建对话',
  },
  'en-US': {
    title: 'What’s troubling you?',
    lead: 'Just start writing. I’ll ask step by step, and tell you what you can do and when to see a doctor. I’m an AI, not a doctor. You can skip any question.',
    placeholder: 'Type here',
    starters: 'Common complaints',
    sentInChinese: 'These are sent in Chinese, the language the built-in consultation understands.',
    sleep: 'Poor sleep',
    cough: 'Cough',
    stomach: 'Bloating',
    head: 'Headache',
    period: 'Periods',
    tired: 'Tiredness',
    forFamily: 'Ask for someone in my family',
    forWhom: 'Who is it for?',
    mother: 'Mother',
    father: 'Father',
    partner: 'Partner',
    child: 'Child',
    newSession: 'New conversation with a title',
  },
});

/** What a tap sends: the words that the person would write, in the language that is understood. */
export const starters = [
  { key: 'sleep', mark: '寐', words: '睡不好' },
  { key: 'cough', mark: '咳', words: '咳嗽' },
  { key: 'stomach', mark: '胃', words: '胃胀' },
  { key: 'head', mark: '头', words: '头痛' },
  { key: 'period', mark: '经', words: '月经不调' },
  { key: 'tired', mark: '乏', words: '疲乏，没力气' },
] as const;

/** The prefix of a message about a family member. */
export const relatives = [
  { key: 'mother', words: '我妈妈' },
  { key: 'father', words: '我爸爸' },
  { key: 'partner', words: '我爱人' },
  { key: 'child', words: '我孩子' },
] as const;
