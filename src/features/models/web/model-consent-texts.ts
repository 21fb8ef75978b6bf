import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the dialog around the text of the consent. */
export const modelConsentWebTexts = defineTexts({
  'zh-CN': {
    title: (model: string) => `选用“${model}”前请确认`,
    lead: '这个模型不在这里运行。您同意了，才会把内容发过去。',
    receiver: '接收方',
    read: '我已阅读并同意以上内容',
    agree: '同意并选用',
    decline: '暂不选用',
    failed: '没能保存，请重试',
  },
  'en-US': {
    title: (model) => `Before you choose “${model}”`,
    lead: 'This model is not run by this service. Nothing is sent to it unless you consent separately.',
    receiver: 'Recipient',
    read: 'I have read the above and agree',
    agree: 'Agree and select',
    decline: 'Not now',
    failed: 'Couldn’t save. Please try again',
  },
});
