import { defineTexts } from '#platform/contract/define-texts.ts';

/** The words of the mails of an account: plain text, nothing of a consultation, no names but the username. */
export const accountMailTexts = defineTexts({
  'zh-CN': {
    subject: (brand: string, subject: string) => `【${brand}】${subject}`,
    greeting: (username: string) => `${username}，您好：`,
    automatic: (brand: string) => `这是${brand}自动发出的邮件，请勿回复。`,
    resetSubject: '设置新密码',
    resetLead: (minutes: number) =>
      `请在 ${minutes} 分钟内打开下面的链接，设置新密码。链接只能使用一次；如果收到多封，请用最近的一封。`,
    resetNotYou: '如果这不是您的操作，请忽略本邮件，您的密码不会改变。',
    changedSubject: '密码已更改',
    changedLead: (at: string) => `您的密码已于 ${at}（北京时间）更改，其他设备上的登录都已退出。`,
    notYou: '如果这不是您的操作，请立即通过下面的页面重新设置密码：',
    reusedSubject: '一处登录已被退出',
    reusedLead: (at: string) =>
      `${at}（北京时间），您的一处登录凭证被重复使用，可能已被他人复制。为了安全，我们已退出这处登录。`,
    factorOnSubject: '两步验证已开启',
    factorOnLead: (at: string) =>
      `您账户的两步验证已于 ${at}（北京时间）开启，其他设备上的登录都已退出。`,
    factorOffSubject: '两步验证已关闭',
    factorOffLead: (at: string) => `您账户的两步验证已于 ${at}（北京时间）关闭。`,
    emailSubject: '邮箱已更改',
    emailLead: (at: string) => `您账户的邮箱已于 ${at}（北京时间）更改。`,
    emailAddedSubject: '邮箱已添加',
    emailAddedLead: (at: string) =>
      `这个邮箱已于 ${at}（北京时间）添加到您的账户。忘记密码时，可以用它设置新密码。`,
    codeSubject: '邮箱验证码',
    codeLead: (code: string, minutes: number) =>
      `您的验证码是 ${code}，请在 ${minutes} 分钟内填写，只能用一次。如果收到多封，请用最近的一封。`,
    codeNotYou: '如果这不是您的操作，请忽略本邮件。',
    emailNotYou: '如果这不是您的操作，请尽快登录并更改密码；无法登录时，请联系我们。',
  },
  'en-US': {
    subject: (brand: string, subject: string) => `[${brand}] ${subject}`,
    greeting: (username: string) => `Hello ${username},`,
    automatic: (brand: string) => `This is an automated email from ${brand}. Please do not reply.`,
    resetSubject: 'Reset your password',
    resetLead: (minutes: number) =>
      `Open this link within ${minutes} minutes to set a new password. The link works once; if you have received several emails, use the latest.`,
    resetNotYou:
      'If you didn’t request this, you can ignore this email. Your password won’t change.',
    changedSubject: 'Your password was changed',
    changedLead: (at: string) =>
      `Your password was changed on ${at} (China time). Your other devices have been signed out.`,
    notYou: 'If this wasn’t you, set a new password immediately on this page:',
    reusedSubject: 'We signed you out on one device',
    reusedLead: (at: string) =>
      `On ${at} (China time), the sign-in of one of your devices was used a second time. Someone may have copied it, so we signed that device out to protect your account.`,
    factorOnSubject: 'Two-step verification was turned on',
    factorOnLead: (at: string) =>
      `Two-step verification was turned on for your account on ${at} (China time). Your other devices have been signed out.`,
    factorOffSubject: 'Two-step verification was turned off',
    factorOffLead: (at: string) =>
      `Two-step verification was turned off for your account on ${at} (China time).`,
    emailSubject: 'Your email address was changed',
    emailLead: (at: string) =>
      `The email address of your account was changed on ${at} (China time).`,
    emailAddedSubject: 'Your email address was added',
    emailAddedLead: (at: string) =>
      `This email address was added to your account on ${at} (China time). If you forget your password, you can use it to set a new one.`,
    codeSubject: 'Your verification code',
    codeLead: (code, minutes) =>
      `Your verification code is ${code}. Enter it within ${minutes} minutes; it works once. If you have received several emails, use the latest.`,
    codeNotYou: 'If you didn’t request this, you can ignore this email.',
    emailNotYou:
      'If this wasn’t you, sign in and change your password right away. If you can’t sign in, please contact us.',
  },
});
