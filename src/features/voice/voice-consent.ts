import { defineTexts } from '#platform/contract/define-texts.ts';

/** A new version, for a new meaning, requires everyone's consent again (decision 036). */
export const voiceConsentVersion = '1.0.0';

/** The text of the consent for one receiver; its hash is stored with the consent. */
export const voiceConsentTexts = defineTexts({
  'zh-CN': {
    text: (receiver: string) =>
      `我同意：我用语音输入时，把我录下的这段声音发送给${receiver}，用来转成文字。其中可能有症状、病史、用药等健康信息和我的声音，属于敏感个人信息。用户名、邮箱和对话不会一起发送。本服务不保存录音；对方收到后按其规则处理。转成的文字先放进输入框，由我确认后才发送。不同意也可以一直打字；我可以随时在“设置”的“数据与隐私”里撤回，撤回后不再发送新的录音，已经发送的无法收回。`,
  },
  'en-US': {
    text: (receiver) =>
      `I agree that when I use voice input, the recording I make is sent to ${receiver} to be turned into text. It may hold health information such as symptoms, medical history and medicines, and my voice, which are sensitive personal information. My username, my email address and my conversations are not sent with it. This service doesn’t keep the recording; the recipient handles what it receives under its own rules. The text is put into the input box, and nothing is sent until I confirm it. I can always type instead. I can withdraw my consent at any time in Settings under “Data and privacy”; no further recordings are sent then, but what has already been sent can’t be recalled.`,
  },
});
