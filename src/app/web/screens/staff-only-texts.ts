import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of staff pages for users who are not staff. */
export const staffOnlyTexts = defineTexts({
  'zh-CN': {
    title: '这里只供工作人员使用',
    askFailed: '没能确认您是否可以使用这里',
    hint: '如果您是工作人员，请联系管理员开通。',
    factorTitle: '请先开启两步验证',
    factorHint: '工作人员看得到别人写的内容，所以登录时要多一道验证码。',
    toSettings: '去设置中开启',
  },
  'en-US': {
    title: 'This page is for staff only',
    askFailed: 'Couldn’t check whether you have access to this page',
    factorTitle: 'Turn on two-step verification first',
    factorHint: 'Staff can see what others have written, so signing in takes one more code.',
    toSettings: 'Go to settings',
    hint: 'If you are staff, ask the administrator to give you access.',
  },
});
