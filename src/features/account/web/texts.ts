import { defineTexts } from '#platform/contract/define-texts.ts';

/** What the sign-in form says; its refusals stand in the feature's own texts. */
export const accountWebTexts = defineTexts({
  'zh-CN': {
    username: '用户名',
    password: '密码',
    remember: '记住我',
    rememberHint: '公用电脑上请不要勾选',
    signIn: '登录',
    signedIn: '登录成功，正在进入',
    forgot: '忘记密码？',
  },
  'en-US': {
    username: 'Username',
    password: 'Password',
    remember: 'Remember me',
    rememberHint: 'Leave this off on a shared computer',
    signIn: 'Sign in',
    signedIn: 'Signed in. One moment',
    forgot: 'Forgot your password?',
  },
});
