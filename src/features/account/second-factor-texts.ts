import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the server about the second factor. */
export const secondFactorTexts = defineTexts({
  'zh-CN': {
    alreadyOn: '两步验证已经开启',
    longerPasswordFirst: (chars: number) =>
      `工作人员的密码至少需要${chars}个字符，请先更改密码，再开启两步验证`,
  },
  'en-US': {
    alreadyOn: 'Two-step verification is already on',
    longerPasswordFirst: (chars: number) =>
      `Staff passwords need at least ${chars} characters. Please change your password first`,
  },
});
