import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the server about asking how it is now. */
export const checkInTexts = defineTexts({
  'zh-CN': {
    notOffered: '这条回答现在不能约着再问',
    tooMany: (max: number) => `约着再问的最多 ${max} 件，请先收回一件`,
  },
  'en-US': {
    notOffered: 'We can’t ask again about this reply now',
    tooMany: (max) => `We can ask again about ${max} things at most. Please take one back first`,
  },
});
