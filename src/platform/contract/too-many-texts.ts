import { defineTexts } from './define-texts.ts';

/** The page for who opened too many pages. */
export const tooManyTexts = defineTexts({
  'zh-CN': {
    title: '请稍后再打开',
    reason: '短时间内打开的次数太多，可能来自您所在的整个网络。',
    wait: (seconds: number) => `请在 ${seconds} 秒后再试。`,
    again: '再试一次',
  },
  'en-US': {
    title: 'Please come back to this page later',
    reason: 'Too many pages were opened in a short time, possibly by others on your network.',
    wait: (seconds: number) =>
      `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    again: 'Try again',
  },
});
