import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the dialog around the text of the consent. */
export const modelConsentWebTexts = defineTexts({
  'zh-CN': {
    title: (model: string) => `选用“${model}”前请确认`,
    lead: '这个模型不在本服务里运行，需要您单独同意后才会发送内容。',
    receiver: '接收方',
    read: '我已阅读并同意以上内容',
    agree: '同意并选用',
    decline: '暂不选用',
    failed: '没有保存成功，请重试',
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
