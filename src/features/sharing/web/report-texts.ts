import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the report dialog. */
export const reportTexts = defineTexts({
  'zh-CN': {
    report: '举报',
    reportShare: '举报这份分享',
    reportComment: (name: string) => `举报${name}的评论`,
    intro: '工作人员会尽快看，不会告诉对方是谁举报的。',
    reason: '举报原因',
    reasonRequired: '请选择一个原因',
    details: '补充说明',
    detailsHint: '可以不填，最多500个字符',
    submit: '提交举报',
    sent: '收到了，工作人员会尽快看',
    failed: '没能提交举报，请重试',
  },
  'en-US': {
    report: 'Report',
    reportShare: 'Report this consultation',
    reportComment: (name) => `Report ${name}’s comment`,
    intro: 'Our team will look into it soon. Your report is confidential.',
    reason: 'Reason',
    reasonRequired: 'Please select a reason',
    details: 'Details',
    detailsHint: 'Optional, up to 500 characters',
    submit: 'Send report',
    sent: 'Thank you. Our team will look into your report soon',
    failed: 'Your report couldn’t be sent. Please try again',
  },
});
