import type { FoundRow, Overview } from '#features/administration/contract.ts';
import type { HeldComment, Report, ReviewLogRow, ShareReview } from '#features/review/contract.ts';
import type { SearchResult } from '#features/search/contract.ts';
import type { MyShare, SharedSession } from '#features/sharing/contract.ts';

import { someDay } from './samples.ts';

export const found: SearchResult = {
  session: 1,
  session_title: '头痛三天',
  title_highlights: [{ start: 0, length: 2 }],
  description: '',
  description_highlights: [],
  updated_at: someDay,
  messages: [],
};

export const share = (fields: Partial<SharedSession> = {}): SharedSession => ({
  id: 1,
  title: '夜里头痛',
  description: '想听听大家的看法',
  tags: '头痛',
  messages: [],
  messagesCount: 0,
  outline: null,
  totalComments: 0,
  createdAt: someDay,
  isPublic: true,
  isAnonymous: true,
  helpNeeded: false,
  status: 'approved',
  username: null,
  isLiked: false,
  likeCount: 0,
  viewCount: 0,
  isMine: false,
  ...fields,
});

export const myShare = (fields: Partial<MyShare> = {}): MyShare => ({
  ...share({ status: 'pending', isMine: true }),
  edition: 1,
  rejectReason: null,
  submittedAt: someDay,
  reviewedAt: null,
  isNews: false,
  ...fields,
});

const nothing = { title: [], description: [], messages: [] };

/** A pending share, as its reviewer loads it. */
export const shareReview = (fields: Partial<ShareReview> = {}): ShareReview => ({
  ...share({ status: 'pending' }),
  edition: 1,
  submittedAt: someDay,
  waitingSeconds: 60,
  flags: [],
  rejectReason: null,
  masked: nothing,
  proposals: { ...nothing, tags: [] },
  ...fields,
});

export const heldComment: HeldComment = {
  id: 1,
  shareId: 1,
  shareTitle: '夜里头痛',
  content: '把降压药停了就好',
  createdAt: someDay,
  waitingSeconds: 60,
  rules: ['medical-order'],
};

export const report: Report = {
  id: 1,
  kind: 'share',
  shareId: 1,
  commentId: null,
  shareTitle: '夜里头痛',
  excerpt: '想听听大家的看法',
  reason: 'spam',
  details: '这样吃很危险',
  createdAt: someDay,
  waitingSeconds: 60,
};

export const logRow: ReviewLogRow = {
  id: 1,
  at: someDay,
  actor: 'reviewer',
  action: 'approve',
  objectKind: 'share',
  objectId: 1,
  reason: '',
};

export const overview: Overview = {
  takenAt: someDay,
  days: 7,
  users: { total: 3, new: 1, staff: 1, leaving: 0 },
  running: 0,
  replies: [],
  triage: { emergency: 0, crisis: 0, safety: 0, urgent: 1, routine: 2 },
  alarms: [
    {
      days: 7,
      alarms: 2,
      deniedSoon: 1,
      questions: 0,
      groups: [{ group: 'acs', title: '急性冠脉综合征', alarms: 2, deniedSoon: 1, questions: 0 }],
    },
    {
      days: 30,
      alarms: 5,
      deniedSoon: 2,
      questions: 1,
      groups: [
        { group: 'acs', title: '急性冠脉综合征', alarms: 5, deniedSoon: 2, questions: 0 },
        { group: 'unnamed', title: '', alarms: 0, deniedSoon: 0, questions: 1 },
      ],
    },
  ],
  trend: Array.from({ length: 14 }, (_, n) => ({
    day: `2026-11-${String(8 + n).padStart(2, '0')}`,
    counts: { people: n, replies: 2 * n, failures: 1, refunds: 1, alarms: n % 3, closings: 0 },
  })),
  reviews: { shares: 1, comments: 0, reports: 0 },
  feedback: [
    {
      day: '2026-11-20',
      helpful: 3,
      reasons: { misread: 1, unanswered: 0, wrong: 0, unclear: 2, other: 0 },
    },
  ],
  hotlinesCheckedOn: null,
  storage: { databaseBytes: 1_000_000 },
  versions: { product: '0.1.0', node: '24.21.0', database: '18.4', schema: '200' },
};

export const foundRow: FoundRow = {
  chapter: { id: 'herbs', title: '中药' },
  row: {
    id: '甘草',
    title: '甘草',
    facts: [{ label: '用量（克）', text: ['2-10'] }],
    sources: ['中华人民共和国药典 2020年版 一部'],
  },
};
