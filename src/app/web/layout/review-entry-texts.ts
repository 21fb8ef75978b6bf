import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the entry of the review desk. */
export const reviewEntryTexts = defineTexts({
  'zh-CN': { sharesWaiting: (count: number) => `${count} 份分享等待审核` },
  'en-US': {
    sharesWaiting: (count) => (count === 1 ? '1 share to review' : `${count} shares to review`),
  },
});
