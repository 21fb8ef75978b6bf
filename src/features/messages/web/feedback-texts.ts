import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the dialog that asks why a reply did not help. */
export const feedbackTexts = defineTexts({
  'zh-CN': {
    title: '哪里没帮到您？',
    intro:
      '原因和您写的话会给运营的人看，用来改进回答；不带您的名字和这段对话，请别写姓名、电话。再点一下“没帮助”就能收回；它随账户一起导出和删除。',
    reason: '选一个最接近的',
    reasonRequired: '请选一个原因',
    words: '还想说一句（可不填）',
    submit: '提交',
    thanks: '谢谢，记下了',
  },
  'en-US': {
    title: 'What went wrong?',
    intro:
      'The people who run this service will see the reason and your words, but not your name or this conversation. Please leave out names and phone numbers. Press “Not helpful” again to take it back; it is exported and deleted with your account.',
    reason: 'Choose the closest match',
    reasonRequired: 'Please choose a reason',
    words: 'Anything to add (optional)',
    submit: 'Send',
    thanks: 'Thank you',
  },
});
