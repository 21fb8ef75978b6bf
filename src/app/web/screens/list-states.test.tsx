import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AppError } from '#platform/contract/app-error.ts';
import { messageRow } from '#test/message-row.ts';
import { noNetwork, unanswered, type Answers } from '#test/web/scripted-answers.ts';
import {
  chatAnswers,
  headacheCourse,
  noCourse,
  symptomsSummary,
  visitSummary,
} from '#test/web/consultation-samples.ts';
import { openPage } from '#test/web/open-page.tsx';
import { findAlert } from '#test/web/page-parts.ts';
import {
  family,
  familyPerson,
  models,
  noHealth,
  onePage,
  plans,
  session,
  settingsAnswers,
  someDay,
  usage,
} from '#test/web/samples.ts';
import {
  found,
  foundRow,
  heldComment,
  logRow,
  myShare,
  overview,
  report,
  share,
  shareReview,
} from '#test/web/staff-samples.ts';

type List = {
  address: string;
  /** The answer of an empty list, where it can be empty, and the answer of a list with entries. */
  empty?: Answers;
  filled: Answers;
  /** The texts shown for an empty list and for a failed call. */
  nothing?: string;
  something: string;
  failure: string;
  /** The text where it differs when no server answered. */
  unreached?: string;
  /** The other calls of its page. */
  beside?: Answers;
  /** What is pressed, one after another, to open it. */
  opened?: readonly string[];
};

const staff: Answers = {
  getStaffAccess: { mayReview: true, lacksSecondFactor: false },
  getReviewCounts: { shares: 1, comments: 1, reports: 1 },
  getReview: shareReview(),
};

const age = { key: '0-1-0-0-0', label: '年龄', text: '67岁', by: 'person' } as const;
const sheet = visitSummary([
  { id: 'person', lines: [{ ...age, messageId: 1, at: someDay }], unmentioned: [] },
]);

const lists: Record<string, List> = {
  conversations: {
    address: '/sessions',
    empty: { listSessions: onePage([]) },
    filled: { listSessions: onePage([session({ title: '还在的对话' })]) },
    nothing: '还没有对话',
    something: '还在的对话',
    failure: '加载会话列表失败',
    beside: { initializeUsage: { usage } },
  },
  'deleted conversations': {
    address: '/sessions/deleted',
    empty: { listDeletedSessions: onePage([]) },
    filled: {
      listDeletedSessions: onePage([
        { ...session({ title: '删掉的对话' }), deletedAt: someDay, daysLeft: 3 },
      ]),
    },
    nothing: '回收站是空的',
    something: '删掉的对话',
    failure: '没能打开回收站',
  },
  'what a search found': {
    address: '/sessions?q=头痛',
    empty: { searchAll: onePage([]) },
    filled: { searchAll: onePage([found]) },
    nothing: '没有找到相关对话',
    something: '找到 1 个对话',
    failure: '搜索失败',
  },
  'the share hall': {
    address: '/share-hall',
    empty: { listSharedSessions: onePage([]) },
    filled: { listSharedSessions: onePage([share()]) },
    nothing: '暂无分享内容',
    something: '夜里头痛',
    failure: '加载分享内容失败',
    unreached: '网络错误，请重试',
    beside: { listShareTags: { tags: [] } },
  },
  'one’s own shares': {
    address: '/shared',
    empty: { listMyShares: onePage([]) },
    filled: { listMyShares: onePage([myShare()]) },
    nothing: '暂无分享',
    something: '夜里头痛',
    failure: '加载分享列表失败',
    unreached: '加载分享列表时发生错误',
    beside: { acceptShareNews: { done: true } },
  },
  consents: {
    address: '/settings',
    filled: {
      listConsents: {
        consents: [
          {
            purpose: 'agreement',
            subject: '',
            version: '1.0.0',
            acceptedAt: someDay,
            withdrawnAt: null,
          },
        ],
      },
    },
    something: '隐私与免责协议',
    failure: '没能读取同意记录',
    beside: settingsAnswers,
  },
  'shares to review': {
    address: '/admin/reviews',
    empty: { listReviews: onePage([]) },
    filled: { listReviews: onePage([shareReview()]) },
    nothing: '没有等待审核的分享',
    something: '共 1 份，最早提交的在前',
    failure: '没能读出要审核的内容',
    beside: staff,
  },
  'comments to review': {
    address: '/admin/reviews?tab=comments',
    empty: { listHeldComments: onePage([]) },
    filled: { listHeldComments: onePage([heldComment]) },
    nothing: '没有等待审核的评论',
    something: heldComment.content,
    failure: '没能读出要审核的内容',
    beside: staff,
  },
  'reports to review': {
    address: '/admin/reviews?tab=reports',
    empty: { listReports: onePage([]) },
    filled: { listReports: onePage([report]) },
    nothing: '没有等待处理的举报',
    something: report.details,
    failure: '没能读出要审核的内容',
    beside: staff,
  },
  'the log of the review': {
    address: '/admin/reviews?tab=log',
    empty: { listReviewLog: onePage([]) },
    filled: { listReviewLog: onePage([logRow]) },
    nothing: '还没有审核记录',
    something: '通过分享',
    failure: '没能读出要审核的内容',
    beside: staff,
  },
  'the overview': {
    address: '/admin',
    filled: { getOverview: overview },
    something: '全部账户',
    failure: '没能读出概览',
    beside: staff,
  },
  'the chapters of the knowledge': {
    address: '/admin/knowledge',
    empty: { listKnowledgeChapters: { chapters: [] } },
    filled: {
      listKnowledgeChapters: {
        chapters: [{ id: 'herbs', title: '中药', signed: 0, notSigned: 1 }],
      },
    },
    nothing: '还没有条目',
    something: '中药',
    failure: '没能读出医学知识',
    beside: staff,
  },
  'a chapter of the knowledge': {
    address: '/admin/knowledge?chapter=herbs',
    filled: {
      getKnowledgeChapter: {
        ...foundRow.chapter,
        note: '',
        sections: [{ title: '', facts: [], rows: [foundRow.row] }],
      },
    },
    something: '甘草',
    failure: '没能读出医学知识',
    beside: staff,
  },
  'what a search in the knowledge found': {
    address: '/admin/knowledge?q=甘草',
    empty: { searchKnowledge: onePage([]) },
    filled: { searchKnowledge: onePage([foundRow]) },
    nothing: '没有找到条目',
    something: '找到 1 条',
    failure: '没能读出医学知识',
    beside: staff,
  },
  'comments on replies': {
    address: '/admin',
    opened: ['看他们写的话'],
    empty: { listFeedback: onePage([]) },
    filled: { listFeedback: onePage([{ day: '2026-11-20', reason: 'unclear', words: '看不懂' }]) },
    nothing: '还没有人写话',
    something: '看不懂',
    failure: '没能读取他们写的话',
    beside: { ...staff, getOverview: overview },
  },
  'persons of the family': {
    address: '/profile',
    filled: { listPersons: family(familyPerson()) },
    something: '妈妈',
    failure: '没能读取家人的资料',
    beside: { getHealthProfile: noHealth, getModelsConfig: models, getPlans: plans },
  },
  'the plans for sale': {
    address: '/purchase?kind=package',
    empty: { getPlans: { ...plans, provider: null } },
    filled: { getPlans: plans },
    nothing: '这里还没有开放购买',
    something: '加量包 100 次',
    failure: '没能读出价格',
  },
  'the messages of a conversation': {
    address: '/chat/1',
    empty: { listMessages: onePage([]) },
    filled: { listMessages: onePage([messageRow(1, { role: 'user', content: '头痛三天了' })]) },
    nothing: '哪里不舒服',
    something: '头痛三天了',
    failure: '加载消息失败',
    beside: chatAnswers,
  },
  'the summary of a conversation': {
    address: '/chat/1',
    opened: ['我的情况'],
    empty: { getSymptomsSummary: symptomsSummary() },
    filled: { getSymptomsSummary: symptomsSummary({ possibleDiagnosis: '心脾两虚' }) },
    nothing: '暂无症状摘要信息',
    something: '心脾两虚',
    failure: '获取症状摘要失败',
    beside: chatAnswers,
  },
  'the course of a conversation': {
    address: '/chat/1',
    opened: ['我的情况', '病程'],
    empty: { getSymptomTimeline: noCourse },
    filled: { getSymptomTimeline: headacheCourse },
    nothing: '还没有可以画的症状',
    something: '头痛三天',
    failure: '没能读出病程',
    beside: chatAnswers,
  },
  'the sheet for a doctor': {
    address: '/chat/1/visit-summary',
    empty: { getVisitSummary: visitSummary([]) },
    filled: { getVisitSummary: sheet },
    nothing: '还没有可以整理的内容',
    something: '67岁',
    failure: '小结没能打开',
    beside: { getSession: session() },
  },
};

/** The answers of a state, which differ only for the call of the list. */
const insteadOf = (answers: Answers, answer: Answers[keyof Answers]): Answers =>
  Object.fromEntries(Object.keys(answers).map((name) => [name, answer]));

async function openList({ address, beside, opened = [] }: List, answers: Answers) {
  const page = await openPage(address, { ...beside, ...answers });
  for (const label of opened) await page.user.click(await screen.findByText(label));
  return page;
}
const main = () => screen.getByRole('main');

const emptied = Object.entries(lists).filter(([, { empty }]) => empty !== undefined);
it.each(emptied)('%s: shows that it is empty', async (_, list) => {
  await openList(list, list.empty ?? {});
  await waitFor(() => expect(main().textContent).toContain(list.nothing));
  expect(main().textContent).not.toContain(list.something);
});

describe.each(Object.entries(lists))('%s', (_, list) => {
  const { filled, nothing = null, something, failure, unreached = failure } = list;

  it('shows a skeleton while loading', async () => {
    await openList(list, insteadOf(filled, unanswered));
    await waitFor(() => expect(main().querySelector('[aria-busy="true"]')).toBeTruthy());
    expect(main().textContent).not.toContain(something);
    if (nothing !== null) expect(main().textContent).not.toContain(nothing);
  });

  it('shows its entries', async () => {
    await openList(list, filled);
    await waitFor(() => expect(main().textContent).toContain(something));
    if (nothing !== null) expect(main().textContent).not.toContain(nothing);
  });

  it.each([
    ['the server', new AppError('unavailable'), failure],
    ['the network', noNetwork, unreached],
  ])('can be reloaded after a failure of %s', async (_of, refusal, words) => {
    const { user, server } = await openList(list, insteadOf(filled, refusal));
    const said = await findAlert(words);
    server.answer(filled);
    await user.click(within(said).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(main().textContent).toContain(something));
    expect(said.isConnected).toBe(false);
  });
});
