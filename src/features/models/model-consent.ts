import { defineTexts } from '#platform/contract/define-texts.ts';

/** A new version requires everyone's consent again. */
export const modelConsentVersion = '1.0.0';

/** The text of the consent for one receiver; its hash is stored with the consent. */
export const modelConsentTexts = defineTexts({
  'zh-CN': {
    text: (receiver: string) =>
      `我同意：我选用由${receiver}提供的模型时，把当前对话的文字和从中整理出的要点发送给${receiver}，用来生成这次回答；我在健康资料里保存了内容的，与问诊有关的部分也一起发送。其中可能有症状、病史、用药等健康信息，属于敏感个人信息。用户名、邮箱和其他对话不会发送。对方收到后按其规则处理。不同意也可以一直使用内置问诊；我可以随时在“设置”的“数据与隐私”里撤回，撤回后不再发送新的内容，已经发送的内容无法收回。`,
  },
  'en-US': {
    text: (receiver) =>
      `I agree that when I choose a model provided by ${receiver}, the text of the current conversation and the points drawn from it are sent to ${receiver} to make the answer, together with what matters to it from my health profile if I keep one. It may hold symptoms, history and medicines: health information, which is sensitive. My user name, my mail address and other conversations are not sent. The receiver treats what it gets by its own rules. I can always use the built-in consultation instead, and may withdraw in Settings under Data and privacy at any time; nothing new is sent then, and what was sent cannot be taken back.`,
  },
});
