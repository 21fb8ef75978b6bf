import { defineTexts } from '#platform/contract/define-texts.ts';

/** What the dialog says around the words of the consent. */
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
    lead: 'This model does not run within this service. Nothing is sent to it unless you agree to that on its own.',
    receiver: 'Receiver',
    read: 'I have read the above and agree',
    agree: 'Agree and choose it',
    decline: 'Not now',
    failed: 'This could not be saved. Please try again',
  },
});
