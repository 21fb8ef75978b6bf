import { defineTexts } from '#platform/contract/define-texts.ts';

/** The words of the reminder: plain text, nothing of a consultation or of health. */
export const reminderMailTexts = defineTexts({
  'zh-CN': {
    subject: (brand: string) => `【${brand}】您请我们提醒的事`,
    greeting: (username: string) => `${username}，您好：`,
    lead: (brand: string) => `您之前请${brand}提醒您一件事。打开下面的页面就能看到：`,
    stop: '不想再收到这样的邮件，请登录后在下面的页面关掉：',
    automatic: (brand: string) => `这是${brand}自动发出的邮件，请勿回复。`,
  },
  'en-US': {
    subject: (brand) => `[${brand}] The reminder you asked for`,
    greeting: (username) => `Hello ${username},`,
    lead: (brand) => `You asked ${brand} to remind you of something. You’ll find it on this page:`,
    stop: 'If you don’t want emails like this any more, sign in and turn them off on this page:',
    automatic: (brand) => `This is an automated email from ${brand}. Please do not reply.`,
  },
});
