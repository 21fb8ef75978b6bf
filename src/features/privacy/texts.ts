import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the server about export and deletion. */
export const privacyTexts = defineTexts({
  'zh-CN': {
    passwordWrong: '密码不正确',
    tooLate: '取消的期限已过，账户正在删除',
  },
  'en-US': {
    passwordWrong: 'The password is incorrect',
    tooLate: 'It’s too late to cancel: your account is being deleted',
  },
});
