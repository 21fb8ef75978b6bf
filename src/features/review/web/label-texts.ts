import { defineTexts } from '#platform/contract/define-texts.ts';

/** Labels of the flags that rules set on a share. */
export const flagNames = defineTexts({
  'zh-CN': {
    'personal-data': '可能有个人信息',
    doses: '写了用量',
    'forbidden-herbs': '禁用或剧毒药材',
    'red-flags': '急症信号',
    'forbidden-claims': '疗效承诺',
  },
  'en-US': {
    'personal-data': 'Possible personal information',
    doses: 'Contains doses',
    'forbidden-herbs': 'Prohibited or highly toxic herbs',
    'red-flags': 'Emergency signs',
    'forbidden-claims': 'Claims a cure',
  },
});

/** Labels of the rules that hold a comment. */
export const holdNames = defineTexts({
  'zh-CN': {
    contact: '联系方式',
    'drug-sale': '卖药',
    abuse: '辱骂',
    'medical-order': '指导用药',
  },
  'en-US': {
    contact: 'Contact details',
    'drug-sale': 'Medicine sales',
    abuse: 'Insults',
    'medical-order': 'Treatment instructions',
  },
});

/** Labels of the standard reasons for a rejection. */
export const rejectReasonTexts = defineTexts({
  'zh-CN': {
    'personal-data': '还有能认出个人的信息',
    doses: '含有药物用量',
    'forbidden-herbs': '涉及禁用或剧毒药材',
    emergency: '涉及急症，应先就医',
    advertising: '含有广告或疗效承诺',
    abuse: '含有攻击他人的内容',
    'not-a-case': '不是问诊经历',
  },
  'en-US': {
    'personal-data': 'It still contains information that could identify someone',
    doses: 'It contains medicine doses',
    'forbidden-herbs': 'It mentions prohibited or highly toxic herbs',
    emergency: 'It describes an emergency: see a doctor first',
    advertising: 'It advertises or claims a cure',
    abuse: 'It attacks someone',
    'not-a-case': 'It isn’t about a consultation',
  },
});

/** Labels of the actions in the log. */
export const actionNames = defineTexts({
  'zh-CN': {
    approve: '通过分享',
    reject: '不通过分享',
    undo: '撤销决定',
    read: '阅读分享',
    'share-as-staff': '以工作人员身份分享',
    'comment-approve': '放行评论',
    'comment-reject': '移除待审评论',
    'comment-delete': '删除评论',
    'report-uphold': '举报成立',
    'report-dismiss': '举报不成立',
  },
  'en-US': {
    approve: 'Approved a share',
    reject: 'Rejected a share',
    undo: 'Undid a decision',
    read: 'Read a share',
    'share-as-staff': 'Shared as staff',
    'comment-approve': 'Published a comment',
    'comment-reject': 'Removed a held comment',
    'comment-delete': 'Deleted a comment',
    'report-uphold': 'Upheld a report',
    'report-dismiss': 'Dismissed a report',
  },
});

/** Labels of the objects in the log. */
export const objectNames = defineTexts({
  'zh-CN': { share: '分享', comment: '评论', report: '举报' },
  'en-US': { share: 'Share', comment: 'Comment', report: 'Report' },
});
