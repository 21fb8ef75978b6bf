import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the dialog in which the model is chosen. */
export const modelDialogTexts = defineTexts({
  'zh-CN': {
    lead: '下一条消息起由它回答。安全检查对每个模型都一样。',
    builtIn: '本服务自带，对话不发给别人',
    sentTo: (receiver: string) => `对话会发送给：${receiver}`,
    needsConsent: '选用前需要您同意',
    consented: '您已同意',
    unusable: (count: number) => `还有 ${count} 个现在不能用`,
  },
  'en-US': {
    lead: 'It will answer from your next message onward. The safety checks are the same for every model.',
    builtIn: 'Part of this service; your messages go to no one else',
    sentTo: (receiver) => `Your conversation is sent to: ${receiver}`,
    needsConsent: 'Needs your consent first',
    consented: 'You have consented',
    unusable: (count) => `${count} more not available right now`,
  },
});
