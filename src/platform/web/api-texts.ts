import { defineTexts } from '#platform/contract/define-texts.ts';

/** Error texts for calls that the server did not answer with a text of its own. */
export const apiTexts = defineTexts({
  'zh-CN': {
    network: '网络连接不上，请检查网络后重试',
    timeout: '等待时间过长，请检查网络后重试',
    stream_broken: '连接中断了，请检查网络后重试',
    bad_reply: '服务的回应无法识别，请稍后重试',
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
