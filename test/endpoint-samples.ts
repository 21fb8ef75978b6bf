import type { endpoints } from '#app/server/endpoints.ts';
import { reminderConsentVersion } from '#features/check-in/reminder-rules.ts';
import { messageTexts } from '#features/messages/texts.ts';
import { healthConsentVersion } from '#features/profile/health-consent.ts';
import { voiceConsentVersion } from '#features/voice/voice-consent.ts';
import { personBody } from './family-person.ts';
import type { TestAccount } from './product-people.ts';
import type { SharedThings } from './shared-things.ts';

export type EndpointName = keyof typeof endpoints;

/** Ids of things that belong to `owner`, used as input. */
export type World = {
  owner: TestAccount;
  sessionId: number;
  messageId: number;
  /** A member of the owner's family. */
  personId: number;
  /** A sign-in of the owner that no token here belongs to. */
  signInId: number;
  shared: SharedThings;
  unique: string;
};

export type Sample = {
  /** The status of an admitted call. */
  status: number;
  params?: (world: World) => Record<string, string | number>;
  query?: (world: World) => Record<string, string | number>;
  body?: (world: World) => Record<string, unknown>;
  /** The body of a call made by another service. */
  form?: Readonly<Record<string, string>>;
  /** The call names something of the owner by its id: others get 404. */
  isOwned?: true;
  /** Staff may do this with what belongs to others. */
  isOpenToStaff?: true;
  /** The error for others, if it is not the usual one. */
  unknown?: string;
};

const message = { params: ({ messageId }: World) => ({ id: messageId }), isOwned: true } as const;
const session = { params: ({ sessionId }: World) => ({ id: sessionId }), isOwned: true } as const;
const relative = { params: ({ personId }: World) => ({ id: personId }), isOwned: true } as const;
const order = { params: ({ shared }: World) => ({ id: shared.orderId }), isOwned: true } as const;
const share = { params: ({ shared }: World) => ({ id: shared.shareId }), isOwned: true } as const;
const pending = { params: ({ shared }: World) => ({ id: shared.pendingId }) } as const;
const description = {
  title: '一段经历',
  description: '想听听大家的看法',
  tags: '头痛,睡眠',
  isPublic: true,
  isAnonymous: true,
  helpNeeded: false,
};
const reviewPage = { status: 200, query: () => ({ page: 1, page_size: 20 }) } as const;

/**
 * One valid call of every endpoint: a new endpoint without one is a compile error, and no test
 * passes.
 */
export const samples: Readonly<Record<EndpointName, Sample>> = {
  getClientConfig: { status: 200 },
  getOperatorFacts: { status: 200 },
  registerAccount: {
    status: 200,
    body: ({ unique }) => ({
      username: `new-${unique}`,
      email: `new-${unique}@example.org`,
      password: 'lantern-by-the-river',
      first_name: '新',
      last_name: '人',
    }),
  },
  signIn: {
    status: 200,
    body: ({ owner }) => ({ username: owner.username, password: owner.password, remember: true }),
  },
  refreshTokens: { status: 401, body: ({ unique }) => ({ refresh: `no-token-${unique}` }) },
  signOut: { status: 200, body: () => ({ refresh: 'no-token' }) },
  simpleAuthCheck: { status: 200 },
  getProfile: { status: 200 },
  getStaffAccess: { status: 200 },
  getSecondFactor: { status: 200 },
  startSecondFactor: { status: 200, body: ({ owner }) => ({ password: owner.password }) },
  confirmSecondFactor: { status: 400, body: () => ({ code: '000000' }) },
  // It is not on.
  endSecondFactor: {
    status: 200,
    body: ({ owner }) => ({ password: owner.password, code: '000000' }),
  },
  editProfile: { status: 200, body: () => ({ first_name: '新', last_name: '名' }) },
  changePassword: {
    status: 400,
    // Refused because of the new password alone: nothing changes, no matter who calls and how often.
    body: ({ owner }) => ({ old_password: owner.password, new_password: '123456' }),
  },
  listSignIns: { status: 200 },
  revokeSignIn: { status: 200, params: ({ signInId }) => ({ id: signInId }), isOwned: true },
  revokeOtherSignIns: { status: 200 },
  requestPasswordReset: {
    status: 200,
    body: ({ unique }) => ({ email: `nobody-${unique}@example.org` }),
  },
  confirmPasswordReset: {
    status: 400,
    body: ({ unique }) => ({ token: `no-token-${unique}`, password: 'another-lantern-7' }),
  },
  getAgreementContent: { status: 200 },
  getAgreementStatus: { status: 200 },
  withdrawAgreement: { status: 200 },
  acceptAgreement: { status: 200, body: () => ({}) },
  listConsents: { status: 200 },
  getDocument: { status: 200, params: () => ({ name: 'terms' }) },
  getPreferences: { status: 200 },
  updatePreferences: { status: 200, body: () => ({ theme: 'dark', commonHerbs: ['枸杞'] }) },
  getHealthProfile: { status: 200 },
  saveHealthProfile: {
    status: 200,
    body: () => ({
      sex: 'female',
      birthYear: 1990,
      pregnancy: 'no',
      lactating: false,
      medicines: ['华法林'],
      allergies: [],
      consentVersion: healthConsentVersion,
    }),
  },
  withdrawHealthConsent: { status: 200 },
  listPersons: { status: 200 },
  createPerson: {
    status: 200,
    body: () => personBody({ name: crypto.randomUUID().slice(0, 8), medicines: ['华法林'] }),
  },
  updatePerson: { status: 200, ...relative, body: () => personBody({ name: '外婆' }) },
  deletePerson: { status: 200, ...relative },
  getModelsConfig: { status: 200 },
  // The product of the access matrix has only the built-in engine, which needs no consent.
  giveModelConsent: { status: 400, body: () => ({ model: 'local', version: '1.0.0' }) },
  withdrawModelConsent: { status: 200, body: () => ({ receiver: 'nobody' }) },
  updateModelPreference: { status: 200, body: () => ({ model: 'local' }) },
  listSessions: { status: 200, query: () => ({ page: 1, page_size: 12 }) },
  getSession: { status: 200, ...session },
  beginSession: {
    status: 200,
    body: ({ unique }: World) => ({ beginning_id: `beginning-${unique}` }),
  },
  createSession: {
    status: 200,
    body: ({ sessionId }) => ({ title: '接着说', parentSessionId: sessionId }),
    isOwned: true,
  },
  updateSession: { status: 200, ...session, body: () => ({ title: '新的标题' }) },
  endSession: { status: 200, ...session },
  deleteSession: { status: 200, ...session },
  listDeletedSessions: { status: 200, query: () => ({ page: 1, page_size: 12 }) },
  restoreSession: { status: 200, ...session },
  // An active session is not in the recycle bin.
  purgeSession: { status: 404, ...session },
  updateHelp: { status: 200, ...session, body: () => ({ helpNeeded: true }) },
  updateHelpSettings: {
    status: 200,
    ...session,
    body: () => ({ helpNeeded: true, isPublic: true, isAnonymous: true }),
  },
  getStats: { status: 200 },
  getUsage: { status: 200 },
  initializeUsage: { status: 200 },
  claimFreeMessages: { status: 200 },
  getSubscriptionStatus: { status: 200 },
  getPlans: { status: 200 },
  createMembershipOrder: { status: 200 },
  createPackageOrder: { status: 200, body: () => ({ messages: 100 }) },
  listOrders: { status: 200, query: () => ({ page: 1, page_size: 10 }) },
  getOrder: { status: 200, ...order },
  checkOrder: { status: 200, ...order },
  cancelOrder: { status: 200, ...order },
  paySandboxOrder: { status: 200, ...order, body: () => ({ outcome: 'failed' }) },
  receiveAlipayNotice: {
    status: 400,
    form: { out_trade_no: 'X1', sign: 'forged', sign_type: 'RSA2' },
  },
  listLedger: { status: 200, query: () => ({ page: 1, page_size: 20 }) },
  checkHerbs: {
    status: 200,
    body: () => ({ text: '黑顺片9克、法半夏9克', medicines: '华法林', pregnant: false }),
  },
  getVoiceInput: { status: 200 },
  // No transcription server is configured.
  giveVoiceConsent: { status: 400, body: () => ({ version: voiceConsentVersion }) },
  transcribeSpeech: { status: 400, body: () => ({ type: 'audio/webm', audio: 'aGVsbG8=' }) },
  sendMessage: {
    status: 200,
    body: ({ sessionId, unique }) => ({
      session_id: sessionId,
      content: '头痛三天，怕冷',
      model: 'local',
      client_message_id: unique,
    }),
    isOwned: true,
  },
  followReply: { status: 204, ...session },
  // The newest message is not an interrupted reply.
  resumeReply: { status: 404, params: ({ messageId }) => ({ id: messageId }), isOwned: true },
  getRealtimeChat: { status: 200, ...session },
  cancelReply: { status: 200, body: ({ messageId }) => ({ message_id: messageId }) },
  deleteMessage: { status: 200, ...message },
  deleteMessages: {
    status: 200,
    body: ({ messageId }) => ({ message_ids: [messageId] }),
    isOwned: true,
  },
  // The message of the sample is the assistant's.
  deleteMessagesFrom: { status: 400, ...message, unknown: messageTexts['zh-CN'].messageMissing },
  restoreMessages: {
    status: 200,
    body: ({ messageId }) => ({ message_ids: [messageId] }),
    isOwned: true,
  },
  giveFeedback: {
    status: 200,
    ...message,
    body: () => ({ verdict: 'unhelpful', reason: 'wrong', words: '说得不对' }),
  },
  withdrawFeedback: { status: 200, ...message },
  listCheckIns: { status: 200 },
  getCheckInOffer: { status: 200, ...message },
  // The message of the sample is no result.
  agreeToCheckIn: { status: 404, ...message },
  withdrawCheckIn: { status: 200, ...message },
  answerCheckIn: { status: 404, ...message, body: () => ({ answer: 'better' }) },
  getReminders: { status: 200 },
  // Without a mail server there is none.
  startMailReminder: { status: 404, body: () => ({ version: reminderConsentVersion }) },
  confirmMailAddress: { status: 400, body: () => ({ code: '000000' }) },
  endMailReminder: { status: 200 },
  startPushReminder: {
    status: 200,
    body: ({ unique }) => ({
      version: reminderConsentVersion,
      endpoint: `https://push.example.org/${unique}`,
    }),
  },
  endPushReminder: { status: 200, body: () => ({ everywhere: true }) },
  listMessages: { status: 200, ...session, query: () => ({ page: 1, page_size: 20 }) },
  loadOldMessages: {
    status: 200,
    ...session,
    query: ({ messageId }) => ({ oldest_message_id: messageId }),
  },
  getSymptomsSummary: { status: 200, ...session },
  getSymptomTimeline: { status: 200, ...session },
  searchMessages: { status: 200, query: () => ({ q: '头痛' }) },
  searchAll: { status: 200, query: () => ({ q: '头痛' }) },
  getVisitSummary: { status: 200, ...session },
  downloadVisitSummary: { status: 200, ...session, query: () => ({ format: 'md' }) },
  getCarriedFacts: { status: 200, ...session },
  continueSession: { status: 200, ...session, body: () => ({ title: '接着说' }) },
  createContinuation: { status: 200, ...session, body: () => ({ pinned: ['对青霉素过敏'] }) },
  listSharedSessions: {
    status: 200,
    query: () => ({ search: '头痛', tag: '睡眠', sort: 'liked' }),
  },
  listMyShares: { status: 200, query: () => ({ page: 1, page_size: 10 }) },
  getMyShare: { status: 200, ...share },
  getShareNews: { status: 200 },
  acceptShareNews: { status: 200 },
  listShareTags: { status: 200, query: () => ({ search: '头' }) },
  getSharedSession: { status: 200, ...share },
  previewShare: { status: 200, ...session, body: () => ({ title: '我是王小明' }) },
  shareSession: { status: 200, ...session, body: () => description },
  updateShare: { status: 200, ...share, body: () => description },
  withdrawShare: { status: 200, ...share },
  submitShareAgain: { status: 200, ...share, body: () => ({}) },
  deleteShare: { status: 200, ...share },
  continueShare: { status: 200, ...share },
  toggleLike: { status: 200, ...share },
  createComment: { status: 200, ...share, body: () => ({ content: '谢谢分享' }) },
  deleteComment: {
    status: 200,
    params: ({ shared }) => ({ id: shared.commentId }),
    isOwned: true,
    isOpenToStaff: true,
  },
  listComments: { status: 200, ...share, query: () => ({ page: 1, page_size: 10 }) },
  listReplies: {
    status: 200,
    params: ({ shared }) => ({ id: shared.commentId }),
    isOwned: true,
    query: () => ({ page: 1, page_size: 20 }),
  },
  reportShare: { status: 200, ...share, body: () => ({ reason: 'spam', details: '广告' }) },
  reportComment: {
    status: 200,
    params: ({ shared }) => ({ id: shared.commentId }),
    isOwned: true,
    body: () => ({ reason: 'abuse' }),
  },
  shareAsStaff: { status: 200, ...session, body: () => description },
  listReviews: reviewPage,
  getReview: { status: 200, ...pending },
  reviewShare: { status: 200, ...pending, body: () => ({ approved: true, reason: '' }) },
  undoReview: { status: 409, ...pending },
  getReviewCounts: { status: 200 },
  listHeldComments: reviewPage,
  reviewComment: {
    status: 200,
    params: ({ shared }) => ({ id: shared.heldId }),
    body: () => ({ approved: false, reason: '广告' }),
  },
  listReports: reviewPage,
  reviewReport: {
    status: 200,
    params: ({ shared }) => ({ id: shared.reportId }),
    body: () => ({ approved: false, reason: '没有问题' }),
  },
  listReviewLog: reviewPage,
  // Refused without the password, no matter who calls and how often.
  exportAccount: { status: 400, body: () => ({ password: '' }) },
  getDeletion: { status: 200 },
  requestDeletion: { status: 400, body: () => ({ password: '' }) },
  cancelDeletion: { status: 200 },
  getOverview: { status: 200 },
  listFeedback: { status: 200, query: () => ({ page: 1, page_size: 10 }) },
  listKnowledgeChapters: { status: 200 },
  getKnowledgeChapter: { status: 200, params: () => ({ chapter: 'herbs' }) },
  searchKnowledge: { status: 200, query: () => ({ q: '甘草' }) },
};
