import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of staff pages for users who are not staff. */
export const staffOnlyTexts = defineTexts({
  'zh-CN': {
    title: '这里只供工作人员使用',
    askFailed: '没能确认您是否可以使用这里',
    hint: '如果您是工作人员，请联系管理员开通。',
  },
  'en-US': {
    title: 'This page is for staff only',
    askFailed: 'Couldn’t check whether you have access to this page',
    hint: 'If you are staff, ask the administrator to give you access.',
  },
});
