import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of a conversation without a word yet, which load with it. */
export const emptyChatTexts = defineTexts({
  'zh-CN': {
    title: '您哪里不舒服？',
    hint: '像跟熟悉的大夫聊天一样说：多久了、什么时候更重、吃睡和大小便怎么样。说不清的可以跳过。',
    notice: '这里是 AI 回答，代替不了医生。胸痛、喘不上气、一侧没力、大出血，请马上拨打 120。',
  },
  'en-US': {
    title: 'What’s troubling you?',
    hint: 'Say it as you would to a doctor you know: since when, what makes it worse, how you eat and sleep. Skip anything you like.',
    notice:
      'Replies are written by AI and don’t replace a doctor. For chest pain, trouble breathing, weakness on one side or heavy bleeding, call 120 now.',
  },
});
