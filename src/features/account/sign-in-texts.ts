import { defineTexts } from '#platform/contract/define-texts.ts';

/** Errors of the sign-in form; apart from the others, which the first page need not load. */
export const signInTexts = defineTexts({
  'zh-CN': {
    usernameRequired: '用户名不能为空',
    passwordRequired: '密码不能为空',
    signInUnknown: '登录失败',
  },
  'en-US': {
    usernameRequired: 'Please enter a username',
    passwordRequired: 'Please enter a password',
    signInUnknown: 'Sign-in failed',
  },
});
