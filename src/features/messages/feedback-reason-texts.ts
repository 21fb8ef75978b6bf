import { defineTexts } from '#platform/contract/define-texts.ts';

/** Why a reply did not help, to its reader and to staff. */
export const feedbackReasonNames = defineTexts({
  'zh-CN': {
    misread: '没听懂我说的',
    unanswered: '没回答我问的',
    wrong: '说得不对',
    unclear: '太长，或看不明白',
    other: '别的原因',
  },
  'en-US': {
    misread: 'It misunderstood me',
    unanswered: 'It didn’t answer my question',
    wrong: 'It’s wrong',
    unclear: 'Too long or hard to follow',
    other: 'Something else',
  },
});
