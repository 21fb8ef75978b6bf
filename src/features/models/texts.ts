import { defineTexts } from '#platform/contract/define-texts.ts';

// Existing clients take any error that mentions 配额, 次数, 用完, quota or payment for a spent
// message quota (MSG-35), so no text here may hold one of these words.
export const modelTexts = defineTexts({
  'zh-CN': {
    chooseModel: '选择回答的模型',
    answeredBy: (model: string) => `由${model}回答`,
    choiceFailed: '模型没有换成，请重试',
    local: '内置问诊',
    ark: '豆包',
    arkThinking: '豆包推理',
    deepSeekThinking: 'DeepSeek 推理',
    notConfigured: '这个模型还没有配好，请先换个模型',
    consentRequired: (receiver: string) =>
      `使用这个模型，需要您先同意把对话发送给${receiver}；也可以选用内置问诊`,
    needsConsent: '选用前需要您同意',
    staysHere: '对话内容不离开本服务这台机器',
    thisMachine: (program: string) => `本服务这台机器上的 ${program}`,
    consentOutdated: '说明已更新，请重新阅读后再同意',
    volcano: '火山引擎（北京火山引擎科技有限公司）',
    deepSeek: '深度求索（杭州深度求索人工智能基础技术研究有限公司）',
    unknownModel: '没有找到这个模型，请重新选择',
  },
  'en-US': {
    chooseModel: 'Choose a model',
    answeredBy: (model) => `Answered by ${model}`,
    choiceFailed: 'Couldn’t change the model. Please try again',
    local: 'Built-in consultation',
    ark: 'Doubao',
    arkThinking: 'Doubao reasoning',
    deepSeekThinking: 'DeepSeek reasoning',
    notConfigured: 'This model hasn’t been set up yet. Please choose another one',
    consentRequired: (receiver) =>
      `To use this model, please agree to sending your conversation to ${receiver}, or choose the built-in consultation`,
    needsConsent: 'needs your consent',
    staysHere: 'your messages stay on this service’s own server',
    thisMachine: (program) => `${program} on this service’s own server`,
    consentOutdated: 'The wording has changed. Please read it again before you agree',
    volcano: 'Volcano Engine (Beijing Volcano Engine Technology Co., Ltd.)',
    deepSeek:
      'DeepSeek (Hangzhou DeepSeek Artificial Intelligence Basic Technology Research Co., Ltd.)',
    unknownModel: 'Model not found. Please choose another one',
  },
});

/** How a model is listed that cannot be chosen as it is. */
export const modelOptionTexts = defineTexts({
  'zh-CN': { withReason: (model: string, reason: string) => `${model}（${reason}）` },
  'en-US': { withReason: (model, reason) => `${model} (${reason})` },
});
