import { defineTexts } from '#platform/contract/define-texts.ts';

/** The controls of reading aloud. */
export const readAloudTexts = defineTexts({
  'zh-CN': {
    read: '朗读',
    stop: '停止朗读',
    reading: '正在朗读',
    rate: '语速',
    slow: '慢速',
    normal: '常速',
    fast: '快速',
    failed: '没能朗读，请再试一次',
  },
  'en-US': {
    read: 'Read aloud',
    stop: 'Stop reading',
    reading: 'Reading aloud',
    rate: 'Speed',
    slow: 'Slow',
    normal: 'Normal',
    fast: 'Fast',
    failed: 'This couldn’t be read aloud. Please try again',
  },
});

/** Replies are Chinese in both languages of the interface, and so are the words spoken for signs. */
export const signsInWords = { range: '到', pause: '，', atLeast: '不低于', atMost: '不超过' };
