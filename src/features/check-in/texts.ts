import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the server about asking how it is now. */
export const checkInTexts = defineTexts({
  'zh-CN': {
    notOffered: '这条回答现在不能约着再问',
    tooMany: (max: number) => `约着再问的最多 ${max} 件，请先收回一件`,
  },
  'en-US': {
    notOffered: 'We can’t check in with you about this reply anymore',
    tooMany: (max) => `You can have at most ${max} check-ins at a time. Please cancel one first`,
  },
});
