import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts for changing and resetting a password or an email address; separate from those every sign-in loads. */
export const passwordTexts = defineTexts({
  'zh-CN': {
    oldPasswordWrong: '当前密码不正确',
    passwordForEmail: '添加或更换邮箱，需要输入当前密码',
    resetSent: '密码重置链接已发送到您的邮箱，请查收。',
    resetFailed: '发送重置链接失败，请稍后重试。',
    tooManyResets: '申请次数过多，请稍后再试，并留意之前收到的邮件',
  },
  'en-US': {
    oldPasswordWrong: 'Your current password is incorrect',
    passwordForEmail: 'Enter your current password to add or change your email address',
    resetSent: 'We’ve sent a password reset link to your email address.',
    resetFailed: 'Couldn’t send the link. Please try again later.',
    tooManyResets: 'Too many requests. Please check the emails already sent, or try again later',
  },
});
