import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of preferences and the health profile for server and web. */
export const profileTexts = defineTexts({
  'zh-CN': {
    tooManyEntries: (max: number) => `最多填写 ${max} 项`,
    entryTooLong: (max: number) => `每一项最多 ${max} 个字`,
    entryCharacters: '含有无法保存的字符，请删除后重试',
    birthYearWrong: '请填写四位数的出生年份',
    consentRequired: '请先阅读并勾选同意，再保存健康资料',
  },
  'en-US': {
    tooManyEntries: (max: number) => `At most ${max} entries`,
    entryTooLong: (max: number) => `At most ${max} characters each`,
    entryCharacters: 'This contains characters that can’t be saved. Please remove them',
    birthYearWrong: 'Please enter a four-digit year of birth',
    consentRequired: 'Please read the consent and check the box before saving',
  },
});
