import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of choosing how to be reminded. */
export const reminderWebTexts = defineTexts({
  'zh-CN': {
    title: '到时怎样提醒您',
    lead: '约好再问您的，打开页面就会看到。您也可以让我们到时提醒一声，每件事只提醒一次，晚上 9 点到早上 8 点不打扰。',
    choose: '到时提醒我',
    chosen: '到时会提醒您',
    mail: '发邮件提醒',
    noAddress: '您的账户还没有邮箱。先在个人资料里填写，才能用邮件提醒。',
    toProfile: '去填邮箱',
    code: '邮箱验证码',
    codeHint: (address: string) => `请填写发到 ${address} 的 6 位数字。确认之前不会发提醒。`,
    confirm: '确认',
    sendAgain: '再发一次',
    sentAgain: '验证码已再发一次，请查收',
    confirmed: '邮箱已确认，到时会发邮件提醒您',
    push: '在这台设备上通知',
    noPush:
      '这个浏览器不能接收通知。用 iPhone 或 iPad 的，请先把本站添加到主屏幕，再从主屏幕打开。',
    denied: '浏览器不允许本站发通知。请在浏览器的网站设置里把“通知”改成“允许”，再回到这里打开。',
    failed: '没有改成，请再试一次',
  },
  'en-US': {
    title: 'How we should remind you',
    lead: 'When it’s time to check in, you’ll see it on the page. We can also remind you: once for each check-in, and never between 9 p.m. and 8 a.m. China time.',
    choose: 'Remind me',
    chosen: 'We’ll remind you',
    mail: 'Remind me by email',
    noAddress:
      'Your account has no email address. Add one to your profile to be reminded by email.',
    toProfile: 'Add an address',
    code: 'Verification code',
    codeHint: (address) =>
      `Enter the 6 digits we sent to ${address}. Nothing is sent until you confirm.`,
    confirm: 'Confirm',
    sendAgain: 'Send again',
    sentAgain: 'We sent another code. Please check your email',
    confirmed: 'Address confirmed. We’ll remind you by email',
    push: 'Notify me on this device',
    noPush:
      'This browser can’t receive notifications. On an iPhone or iPad, add this site to the home screen first and open it from there.',
    denied:
      'The browser doesn’t allow notifications from this site. Set “Notifications” to “Allow” in the browser’s settings for this site, then come back and turn this on.',
    failed: 'Couldn’t change it. Please try again',
  },
});
