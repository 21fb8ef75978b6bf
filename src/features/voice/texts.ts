import { defineTexts } from '#platform/contract/define-texts.ts';

export const voiceTexts = defineTexts({
  'zh-CN': {
    notConfigured: '这里没有开通语音转文字，请直接输入',
    consentRequired: (receiver: string) => `使用语音输入，需要您先同意把录音发送给${receiver}`,
    consentOutdated: '说明已更新，请重新阅读后再同意',
    audioInvalid: '没有读到录音，请重新录一次',
    audioTooLong: '录音太长，请分几次说',
    failed: '语音没有转成文字，请再试一次，或直接输入',
    busy: '现在用语音的人多，请稍后再试，或直接打字',
  },
  'en-US': {
    notConfigured: 'Voice input isn’t available here. Please type instead',
    consentRequired: (receiver) =>
      `To use voice input, please agree to sending your recordings to ${receiver}`,
    consentOutdated: 'The wording has changed. Please read it again before you agree',
    audioInvalid: 'The recording couldn’t be read. Please record it again',
    audioTooLong: 'The recording is too long. Please record it in several parts',
    failed: 'The recording couldn’t be converted to text. Please try again or type instead',
    busy: 'Voice input is busy right now. Please try again later or type instead',
  },
});
