import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the account forms other than signing in: registration, password, mail address, names. */
export const registrationTexts = defineTexts({
  'zh-CN': {
    username: '用户名',
    password: '密码',
    email: '邮箱',
    lastName: '姓',
    firstName: '名',
    register: '注册',
    registered: '注册成功，正在进入',
    mailLater: '不用填邮箱。以后可以在“个人资料”里加上，忘了密码就靠它找回。',
    usernameHint: '3 到 30 个字符，之后用它登录',
    passwordHint: '至少 6 个字符；8 个以上更安全',
    passwordShort: '可以用，不过不到 8 个字符容易被猜到',
    consent: '我已阅读并同意',
    consentOfMinor: '我和我的监护人都已阅读并同意',
    and: '和',
    terms: '《服务条款》',
    privacy: '《隐私政策》',
    consentRequired: '请先阅读并勾选同意',
  },
  'en-US': {
    username: 'Username',
    password: 'Password',
    email: 'Email',
    lastName: 'Last name',
    firstName: 'First name',
    register: 'Create account',
    registered: 'Account created. Signing you in',
    mailLater:
      'No email needed. You can add one later in your profile, for when you forget your password.',
    usernameHint: '3 to 30 characters; you’ll use it to sign in',
    passwordHint: 'At least 6 characters; 8 or more is safer',
    passwordShort: 'This works, but passwords shorter than 8 characters are easy to guess',
    consent: 'I have read and accept the ',
    consentOfMinor: 'My guardian and I have both read and accept the ',
    and: ' and the ',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    consentRequired: 'Please read both and check the box',
  },
});
