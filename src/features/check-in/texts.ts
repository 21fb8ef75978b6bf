import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the server about asking how it is now. */
export const checkInTexts = defineTexts({
  'zh-CN': {
    notOffered: '这条回答现在不能约着再问',
    tooMany: (max: number) => `约着再问的最多 ${max} 件，请先收回一件`,
    noMailReminder: '这里不能用邮件提醒',
    noPushReminder: '这里不能用通知提醒',
    noMailAddress: '请先在个人资料里填写邮箱',
    noPushAddress: '这不是浏览器给的通知地址',
    consentOutdated: '这段说明已经更新，请重新打开再选',
    wrongMailCode: '验证码不正确或已失效，请用最近一封邮件里的，或者再发一次',
  },
  'en-US': {
    notOffered: 'We can’t check in with you about this reply anymore',
    tooMany: (max) => `You can have at most ${max} check-ins at a time. Please cancel one first`,
    noMailReminder: 'Reminders by email aren’t available here',
    noPushReminder: 'Notifications aren’t available here',
    noMailAddress: 'Please add an email address to your profile first',
    noPushAddress: 'This isn’t an address for notifications from a browser',
    consentOutdated: 'This text has changed. Please open it again and choose',
    wrongMailCode:
      'This code is wrong or no longer valid. Use the one in the latest email, or send another',
  },
});
