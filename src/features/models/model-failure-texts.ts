import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts for failed models, with what to do. They follow the rule of `texts.ts`. */
export const modelFailureTexts = defineTexts({
  'zh-CN': {
    failedAccess: '这个模型的密钥不对，用不了。请先换个模型，并告诉管理员',
    failedBalance: '这个模型的账户要管理员处理。请先换个模型',
    failedMissing: '对方那里没有这个模型。请先换个模型，并告诉管理员',
    failedRequest: '模型没有接受这次的话。请换个说法，或换个模型',
    failedBusy: '现在用这个模型的人多。请稍等再试，或换个模型',
    failedServer: '这个模型出了故障。请稍后再试，或换个模型',
    failedSilence: '等了很久，模型没有回应。请稍后再试，或换个模型',
    failedNetwork: '和模型的连接断了。请稍后再试，或换个模型',
    failedTruncated: '回复说到一半断了。请稍后再试',
    failedEmpty: '模型这次什么也没说。请再发一遍，或换个模型',
    failedFiltered: '这条回复被模型自己的规则拦下了。请换个说法，或换成内置问诊',
  },
  'en-US': {
    failedAccess:
      'The model service rejected our credentials. Please choose another model and tell the administrator',
    failedBalance:
      'The model service account needs the administrator’s attention. Please choose another model',
    failedMissing:
      'The model service doesn’t offer this model. Please choose another one and tell the administrator',
    failedRequest:
      'The model service rejected this request. Please rephrase it or choose another model',
    failedBusy:
      'This model is busy right now. Please try again in a moment or choose another model',
    failedServer:
      'The model service is having trouble. Please try again later or choose another model',
    failedSilence:
      'The model took too long to respond. Please try again later or choose another model',
    failedNetwork:
      'The connection to the model service failed. Please try again later or choose another model',
    failedTruncated: 'The reply was cut off before it was complete. Please try again later',
    failedEmpty:
      'The model returned an empty reply. Please send your message again or choose another model',
    failedFiltered:
      'The model service’s content rules blocked this reply. Please rephrase your message or choose the built-in consultation',
  },
});
