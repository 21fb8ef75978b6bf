import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the sign-in form; its errors are in the feature's own texts. */
export const accountWebTexts = defineTexts({
  'zh-CN': {
    username: '用户名',
    password: '密码',
    code: '验证码',
    codeHint: '这个账户开启了两步验证。请输入验证器上的6位数字，或一个恢复码。',
    remember: '记住我',
    rememberHint: '公用电脑上请不要勾选',
    signIn: '登录',
    signedIn: '登录成功，正在进入',
    forgot: '忘记密码？',
  },
  'en-US': {
    username: 'Username',
    password: 'Password',
    code: 'Code',
    codeHint:
      'Two-step verification is on for this account. Enter the 6 digits in your authenticator app, or a recovery code.',
    remember: 'Remember me',
    rememberHint: 'Don’t stay signed in on a shared computer',
    signIn: 'Sign in',
    signedIn: 'Signed in. One moment',
    forgot: 'Forgot your password?',
  },
});
