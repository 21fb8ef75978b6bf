import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of registration, sign-in and profile for server and web (ACC-5). */
export const accountTexts = defineTexts({
  'zh-CN': {
    usernameTooShort: '用户名至少需要3个字符',
    usernameTooLong: '用户名不能超过30个字符',
    usernameCharacters: '用户名只能使用文字、数字、点、短横线和下划线',
    usernameReserved: '这个用户名容易让人误认为医生、机构或管理人员，请换一个',
    nameReserved: '这个名字容易让人误认为医生、机构或管理人员，请换一个',
    usernameTaken: '用户名已被使用',
    emailRequired: '邮箱不能为空',
    emailInvalid: '请输入有效的邮箱地址',
    emailTaken: '该邮箱无法用于注册，请换一个或尝试登录',
    passwordTooShort: '密码至少需要6个字符',
    passwordShorterThan: (chars: number) => `密码至少需要${chars}个字符`,
    passwordTooLong: '密码不能超过128个字符',
    passwordTooCommon: '这个密码太容易被猜到，别用常见的密码、用户名，或产品名加年份',
    passwordMismatch: '两次输入的密码不一致',
    nameTooLong: '姓名不能超过50个字符',
    signInFailed: '登录失败，请检查您的用户名和密码',
    registerUnavailable: '注册失败，请稍后重试',
    tooManySignIns: '尝试次数过多，请稍后再试',
    tooBusy: '现在登录的人较多，请稍后再试',
  },
  'en-US': {
    usernameTooShort: 'Usernames need at least 3 characters',
    usernameTooLong: 'Usernames can have at most 30 characters',
    usernameCharacters: 'Use only letters, digits, dots, hyphens and underscores',
    usernameReserved:
      'This username could be mistaken for a doctor, an organization or staff. Please choose another',
    nameReserved:
      'This name could be mistaken for a doctor, an organization or staff. Please choose another',
    usernameTaken: 'This username is already taken',
    emailRequired: 'Please enter an email address',
    emailInvalid: 'Please enter a valid email address',
    emailTaken: 'This email address can’t be used to register. Please use another or sign in',
    passwordTooShort: 'Passwords need at least 6 characters',
    passwordShorterThan: (chars: number) => `Passwords need at least ${chars} characters`,
    passwordTooLong: 'Passwords can have at most 128 characters',
    passwordTooCommon:
      'This password is too easy to guess. Avoid common passwords, your username, and the product’s name with a year',
    passwordMismatch: 'The passwords don’t match',
    nameTooLong: 'Names can have at most 50 characters',
    signInFailed: 'Sign-in failed. Please check your username and password',
    registerUnavailable: 'Registration failed. Please try again later',
    tooManySignIns: 'Too many attempts. Please try again later',
    tooBusy: 'The service is busy. Please try again shortly',
  },
});
