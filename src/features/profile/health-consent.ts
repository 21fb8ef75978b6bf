import type { ConsentPurpose } from '#features/agreement/consent-purposes.ts';
import { defineTexts } from '#platform/contract/define-texts.ts';

export const healthConsentPurpose = 'health-profile' satisfies ConsentPurpose;
/** A new version, for a new meaning, requires everyone's consent again (decision 036). */
export const healthConsentVersion = '1.0.0';

/** The text of the consent; its hash is stored with the consent. */
export const healthConsentTexts = defineTexts({
  'zh-CN': {
    text: '我同意保存我在这里填写的性别、出生年份、孕期或哺乳情况、在用的药、过敏和常用中药。它们属于敏感个人信息，只用于在我的对话和药材查对中做安全检查，并随我选用的模型一起提供给该模型，避免重复提问；不会公开，也不会用于其他目的。我可以不填写，不影响其他功能；也可以随时撤回，撤回后这些内容会立即删除。',
  },
  'en-US': {
    text: 'I agree to the service keeping what I enter here: sex, year of birth, pregnancy or breastfeeding, medicines I take, allergies and the herbs I often take. This is sensitive personal information. It is used only for safety checks in my conversations and in the herb check, and it is given to the model I choose so that I am not asked again. It is never published or used for anything else. I don’t have to enter anything, and all other features work without it. I can withdraw my consent at any time, and this information is then deleted immediately.',
  },
});
