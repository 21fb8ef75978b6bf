import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts about family members for both ends. */
export const familyTexts = defineTexts({
  'zh-CN': {
    nameRequired: '请填写称呼，例如“妈妈”',
    nameTooLong: (max: number) => `称呼最多 ${max} 个字`,
    nameTaken: (name: string) => `已经有一位“${name}”，请换一个称呼`,
    tooMany: (max: number) => `最多添加 ${max} 位家人`,
    consentRequired: '请先阅读并勾选同意，再保存',
  },
  'en-US': {
    nameRequired: 'Please enter what you call them, such as “Mom”',
    nameTooLong: (max) => `At most ${max} characters`,
    nameTaken: (name) => `There is already a “${name}”. Please choose another name`,
    tooMany: (max) => `You can add at most ${max} family members`,
    consentRequired: 'Please read the consent and check the box before saving',
  },
});
