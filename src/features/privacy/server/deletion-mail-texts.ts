import { defineTexts } from '#platform/contract/define-texts.ts';

/** The words of the mails of a deletion: plain text, nothing of a consultation. */
export const deletionMailTexts = defineTexts({
  'zh-CN': {
    subject: (brand: string, subject: string) => `【${brand}】${subject}`,
    greeting: (username: string) => `${username}，您好：`,
    automatic: (brand: string) => `这是${brand}自动发出的邮件，请勿回复。`,
    requestedSubject: '注销申请已收到',
    requestedLead: (at: string) =>
      `我们收到了注销账户的申请。账户和其中的内容将于 ${at}（北京时间）删除，之后无法恢复。在此之前，您可以在下面的页面登录并取消注销：`,
    requestedNotYou: '如果这不是您的操作，请尽快登录取消注销，并更改密码。',
    cancelledSubject: '注销已取消',
    cancelledLead: '账户的注销已经取消，您可以照常使用。之前撤下的分享需要您重新提交。',
    cancelledNotYou: '如果这不是您的操作，请尽快登录并更改密码。',
  },
  'en-US': {
    subject: (brand: string, subject: string) => `[${brand}] ${subject}`,
    greeting: (username: string) => `Hello ${username},`,
    automatic: (brand: string) => `This is an automated email from ${brand}. Please do not reply.`,
    requestedSubject: 'Your account will be deleted',
    requestedLead: (at: string) =>
      `You asked us to delete your account. The account and everything in it will be deleted on ${at} (China time) and can’t be restored after that. Until then you can sign in on this page and cancel:`,
    requestedNotYou:
      'If this wasn’t you, sign in right away, cancel the deletion and change your password.',
    cancelledSubject: 'Your account will not be deleted',
    cancelledLead:
      'Your account deletion was canceled, and you can use your account as before. Shares that were taken down need to be submitted again.',
    cancelledNotYou: 'If this wasn’t you, sign in right away and change your password.',
  },
});
