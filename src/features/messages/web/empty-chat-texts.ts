import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of a conversation without a word yet, which load with it. */
export const emptyChatTexts = defineTexts({
  'zh-CN': {
    title: '您哪里不舒服',
    hint: '像和熟悉的大夫聊天一样说就好：多久了、什么时候加重、吃睡和二便怎么样。说不清的可以跳过。',
    notice:
      '这里由人工智能回答，不能替代医生。胸痛、喘不上气、一侧没力、大出血等急症，请直接拨打 120。',
  },
  'en-US': {
    title: 'What’s troubling you?',
    hint: 'Describe it as you would to a doctor you know: when it started, what makes it worse, how you’re eating and sleeping. Skip anything you’d rather not say.',
    notice:
      'Replies here are written by AI and don’t replace a doctor. For chest pain, trouble breathing, weakness on one side or heavy bleeding, call 120 immediately.',
  },
});
