import { defineTexts } from '#platform/contract/define-texts.ts';

/** Error texts for calls that the server did not answer with a text of its own. */
export const apiTexts = defineTexts({
  'zh-CN': {
    network: '连不上网络，请检查后重试',
    timeout: '等得太久了，请检查网络后重试',
    stream_broken: '连接中断了，请检查网络后重试',
    bad_reply: '服务的回应看不懂，请稍后重试',
    unavailable: '服务暂时不可用，请稍后重试',
  },
  'en-US': {
    network: 'Couldn’t connect. Check your connection and try again',
    timeout: 'This is taking too long. Check your connection and try again',
    stream_broken: 'Connection lost. Check your connection and try again',
    bad_reply: 'The service sent an unexpected response. Please try again later',
    unavailable: 'The service is unavailable right now. Please try again later',
  },
});
