import { defineTexts } from '#platform/contract/define-texts.ts';

/** A new version, for a new meaning, requires everyone's consent again (decision 036). */
export const modelConsentVersion = '1.0.0';

/** The text of the consent for one receiver; its hash is stored with the consent. */
export const modelConsentTexts = defineTexts({
  'zh-CN': {
    text: (receiver: string) =>
      `我同意：我选用由${receiver}提供的模型时，把当前对话的文字和从中整理出的要点发送给${receiver}，用来生成这次回答；我在健康资料里保存了内容的，与问诊有关的部分也一起发送。其中可能有症状、病史、用药等健康信息，属于敏感个人信息。用户名、邮箱和其他对话不会发送。对方收到后按其规则处理。不同意也可以一直使用内置问诊；我可以随时在“设置”的“数据与隐私”里撤回，撤回后不再发送新的内容，已经发送的内容无法收回。`,
  },
  'en-US': {
    text: (receiver) =>
      `I agree that when I choose a model provided by ${receiver}, the text of the current conversation and the key points drawn from it are sent to ${receiver} to generate the reply. If I keep a health profile, the parts of it that are relevant to the consultation are sent too. This may include health information such as symptoms, medical history and medicines, which is sensitive personal information. My username, my email address and my other conversations are not sent. The recipient handles what it receives under its own rules. I can always use the built-in consultation instead. I can withdraw my consent at any time in Settings under “Data and privacy”; nothing more is sent then, but what has already been sent can’t be recalled.`,
  },
});
