import { defineTexts } from '#platform/contract/define-texts.ts';
import type { ReviewAction } from './rules.ts';

type Decisions = Partial<Record<ReviewAction, string>>;
const decisionsZh: Decisions = {
  approve: '通过',
  reject: '不通过',
  undo: '撤销了决定',
  'share-as-staff': '直接发布',
  'comment-approve': '放行',
  'comment-reject': '移除',
  'comment-delete': '删除',
  'report-uphold': '举报成立，内容已撤下',
  'report-dismiss': '举报不成立，内容保留',
};
const decisionsEn: Decisions = {
  approve: 'approved',
  reject: 'rejected',
  undo: 'decision undone',
  'share-as-staff': 'published',
  'comment-approve': 'published',
  'comment-reject': 'removed',
  'comment-delete': 'deleted',
  'report-uphold': 'upheld, content taken down',
  'report-dismiss': 'dismissed, content stays',
};

/** Errors of decisions at the review desk. */
export const reviewRefusalTexts = defineTexts({
  'zh-CN': {
    reasonRequired: '请说明不通过的原因',
    reasonTooLong: '原因不能超过200个字符',
    alreadyDecided: '这一条已经有人处理过了，请刷新列表',
    decidedBefore: (name: string | null, action: ReviewAction) =>
      `${name ?? '另一位工作人员'}先处理了：${decisionsZh[action] ?? '已有决定'}`,
    undoTooLate: '已超过可以撤销的时间',
    changedSince: '作者刚刚修改了这份分享，请重新查看后再决定',
  },
  'en-US': {
    reasonRequired: 'Please give a reason for the rejection',
    reasonTooLong: 'The reason can’t be longer than 200 characters',
    alreadyDecided: 'Someone has already decided on this. Please reload the list',
    decidedBefore: (name, action) =>
      `${name ?? 'Another staff member'} has already decided: ${decisionsEn[action] ?? 'decided'}`,
    undoTooLate: 'It’s too late to undo this',
    changedSince: 'The author has just edited this share. Please read it again before deciding',
  },
});
