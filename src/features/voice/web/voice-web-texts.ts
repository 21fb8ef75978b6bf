import { defineTexts } from '#platform/contract/define-texts.ts';

/** The controls of voice input. */
export const voiceWebTexts = defineTexts({
  'zh-CN': {
    start: '语音输入',
    stop: '说完了',
    listening: '正在听',
    listeningHint: '正在听，说完请按“说完了”',
    transcribing: '正在转成文字',
    written: '已转成文字，请核对后发送',
    nothing: '没有听清，请再说一次，或直接输入',
    refused: '浏览器没有允许使用麦克风。请在浏览器的网站设置里允许，或直接输入',
    noService: '浏览器的语音识别现在用不了。可以用输入法上的麦克风，或直接输入',
    title: '使用语音输入前请确认',
    lead: '说的话会先变成文字放进输入框，您核对后再发送。',
    browserText:
      '语音由您的浏览器转成文字。多数浏览器会把录音发送给它的厂商（例如 Chrome 发给谷歌、Safari 发给苹果、Edge 发给微软）来识别，按厂商的规则处理，其中可能有您的健康信息。本服务不接收、不保存录音。不想发送，可以一直打字。',
    receiver: '接收方',
    read: '我已阅读并同意以上内容',
    agree: '同意并开始',
    decline: '暂不使用',
    failed: '没能保存，请重试',
  },
  'en-US': {
    start: 'Voice input',
    stop: 'Done',
    listening: 'Listening',
    listeningHint: 'Listening. Press “Done” when you have finished',
    transcribing: 'Converting to text',
    written: 'Converted to text. Please check it before you send it',
    nothing: 'No speech was recognized. Please try again or type instead',
    refused:
      'The browser didn’t allow the microphone. Please allow it in the site settings or type instead',
    noService:
      'The browser’s speech recognition isn’t available right now. Please use the microphone of your keyboard or type instead',
    title: 'Before you use voice input',
    lead: 'What you say is first put into the input box as text, for you to check before sending.',
    browserText:
      'Your browser turns speech into text. Most browsers send the recording to their maker for that (Chrome to Google, Safari to Apple, Edge to Microsoft), who handles it under its own rules; it may hold health information. This service neither receives nor keeps the recording. You can always type instead.',
    receiver: 'Recipient',
    read: 'I have read the above and agree',
    agree: 'Agree and start',
    decline: 'Not now',
    failed: 'Couldn’t save. Please try again',
  },
});
