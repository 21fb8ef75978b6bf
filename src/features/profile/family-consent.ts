import { defineTexts } from '#platform/contract/define-texts.ts';

/** A new version, for a new meaning, requires everyone's consent again (decision 036). */
export const familyConsentVersion = '1.0.0';

/** The texts of the consents by purpose; the hash of the one that was read is stored with the consent. */
export const familyConsentTexts = defineTexts({
  'zh-CN': {
    'family-person':
      '我同意保存我在这里填写的这位家人的称呼、出生年月、性别、孕期或哺乳情况、慢性病、在用的药和过敏。这位家人知道并同意由我填写；如果本人不能自己决定，我是其监护人或受托照料的人。这些属于敏感个人信息，只用于替这位家人咨询和查对药材时做安全检查，并随我选用的模型一起提供给该模型，称呼不提供；不会公开，也不会用于其他目的。我可以随时修改、删除或撤回同意，这些内容随即删除；已有的对话保留，不再使用它们。',
    'family-child':
      '我是这个孩子的父母或其他监护人，同意保存我在这里填写的孩子的称呼、出生年月、性别、慢性病、在用的药和过敏。这些属于不满十四周岁未成年人的敏感个人信息，只用于替孩子咨询和查对药材时做安全检查，并随我选用的模型一起提供给该模型，称呼不提供；不会公开，也不会用于其他目的。我可以随时修改、删除或撤回同意，这些内容随即删除；已有的对话保留，不再使用它们。',
  },
  'en-US': {
    'family-person':
      'I agree to the service keeping what I enter here about this family member: what I call them, month of birth, sex, pregnancy or breastfeeding, long-term conditions, medicines and allergies. They know about this and agree to my entering it; if they can’t decide for themselves, I am their guardian or entrusted with their care. This is sensitive personal information. It is used only for safety checks when I ask or check herbs for this person, and it is given, without the name, to the model I choose. It is never published or used for anything else. I can change or delete it, or withdraw my consent, at any time; it is then deleted immediately. Existing conversations are kept and no longer use it.',
    'family-child':
      'I am a parent or other guardian of this child and agree to the service keeping what I enter here: what I call the child, month of birth, sex, long-term conditions, medicines and allergies. This is sensitive personal information of a child under 14. It is used only for safety checks when I ask or check herbs for the child, and it is given, without the name, to the model I choose. It is never published or used for anything else. I can change or delete it, or withdraw my consent, at any time; it is then deleted immediately. Existing conversations are kept and no longer use it.',
  },
});
