import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts for failed models, with what to do. They follow the rule of `texts.ts`. */
export const modelFailureTexts = defineTexts({
  'zh-CN': {
    failedAccess: '模型服务没有通过身份验证。请先换用其他模型，并告知管理员',
    failedBalance: '模型服务的账户需要管理员处理。请先换用其他模型',
    failedMissing: '模型服务上没有找到这个模型。请先换用其他模型，并告知管理员',
    failedRequest: '模型服务没有接受这次请求。请换一种说法，或换用其他模型',
    failedBusy: '现在使用这个模型的人较多。请稍等片刻再试，或换用其他模型',
    failedServer: '模型服务暂时出现故障。请稍后再试，或换用其他模型',
    failedSilence: '模型太久没有回应。请稍后再试，或换用其他模型',
    failedNetwork: '与模型服务的连接没有建立或中断了。请稍后再试，或换用其他模型',
    failedTruncated: '回复在中途断开，没有说完。请稍后再试',
    failedEmpty: '模型这一次没有给出内容。请再发送一遍，或换用其他模型',
    failedFiltered: '模型服务的内容规则拦下了这条回复。请换一种说法，或换用内置问诊',
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
