import type { Profile } from '#features/account/contract.ts';
import type { Family, FamilyPerson } from '#features/profile/family-schemas.ts';
import { familyConsentVersion } from '#features/profile/family-consent.ts';
import type { SubscriptionStatus, Usage } from '#features/membership/contract.ts';
import type { ModelsConfig } from '#features/models/contract.ts';
import type { AvailablePlans, Order } from '#features/orders/contract.ts';
import type { KeptHealth, Preferences } from '#features/profile/contract.ts';
import { preferenceDefaults } from '#features/profile/rules.ts';
import type { Session } from '#features/sessions/contract.ts';
import type { ClientConfig } from '#platform/contract/client-config.ts';

import type { Answers } from './scripted-answers.ts';

const username = 'patient';
export const someDay = '2026-11-20T08:00:00.000Z';

export const clientConfig: ClientConfig = {
  brandName: '杏问',
  brandSeal: '杏',
  externalRegisterUrl: null,
  externalSubscriptionUrl: null,
  legacyUrl: null,
  providerName: null,
  icpNumber: null,
  diagnostics: null,
};

export const profile: Profile = {
  id: 1,
  userId: 1,
  username,
  email: 'patient@example.org',
  firstName: '',
  lastName: '',
  birthMonth: null,
  isActive: true,
  isStaff: false,
  dateJoined: someDay,
  lastLogin: someDay,
};

export const usage: Usage = {
  subscriptionActive: false,
  subscriptionEndDate: null,
  currentMonthQuota: 0,
  currentMonthUsed: 0,
  remainingCount: 8,
  hasClaimedFreeMessages: true,
};

export const subscriptionStatus: SubscriptionStatus = {
  is_subscribed: false,
  permanent_remaining: 8,
  subscription_end_date: null,
  monthly_remaining: 0,
  current_month_quota: 0,
  monthly_used: 0,
  total_remaining: 8,
  month_renews_on: null,
};

export const preferences: Preferences = {
  ...preferenceDefaults,
  commonHerbs: [],
  aiModel: 'scripted',
  privacyAgreementAccepted: true,
  chosen: [],
};

export const models: ModelsConfig = {
  aiModels: [
    { value: 'local', label: '内置引擎', available: true },
    {
      value: 'scripted',
      label: '演练模型',
      available: true,
      receiver: { id: 'practice', name: '演练服务' },
    },
  ],
  userModelPreference: 'scripted',
  defaultModel: 'scripted',
};

export const session = (fields: Partial<Session> = {}): Session => ({
  id: 1,
  title: '头痛',
  status: 'ongoing',
  createdAt: someDay,
  updatedAt: someDay,
  messagesCount: 0,
  totalUploadChars: 0,
  totalDownloadChars: 0,
  description: '',
  lastSummaryUpdate: null,
  messages: [],
  totalComments: 0,
  isPublic: false,
  isAnonymous: true,
  helpNeeded: false,
  parentSessionId: null,
  continuationSessionId: null,
  ...fields,
});

/** One page that holds everything. */
export const onePage = <T>(results: T[]) => ({
  results,
  count: results.length,
  next: null,
  previous: null,
});

export const plans: AvailablePlans = {
  provider: 'sandbox',
  refusal: null,
  subscription: { months: 1, messages: 300, priceFen: 1990 },
  packages: [
    { messages: 100, priceFen: 990 },
    { messages: 300, priceFen: 2490 },
  ],
};

export const order = (fields: Partial<Order> = {}): Order => ({
  id: 7,
  number: 'X20261121aa',
  kind: 'subscription',
  months: 1,
  messages: 300,
  priceFen: 1990,
  provider: 'sandbox',
  state: 'created',
  createdAt: '2026-11-21T12:00:00.000Z',
  closesAt: '2026-11-21T12:30:00.000Z',
  paidAt: null,
  ...fields,
});

export const noHealth: KeptHealth = {
  hasConsent: false,
  consentVersion: '1.0.0',
  profile: null,
  updatedAt: null,
};

export const familyPerson = (fields: Partial<FamilyPerson> = {}): FamilyPerson => ({
  id: 5,
  name: '妈妈',
  birthMonth: '1958-03',
  sex: 'female',
  pregnancy: null,
  lactating: null,
  conditions: null,
  medicines: null,
  allergies: null,
  agreedTo: 'family-person',
  updatedAt: someDay,
  ...fields,
});
export const family = (...persons: FamilyPerson[]): Family => ({
  persons,
  consentVersion: familyConsentVersion,
});

export const agreementDocument = {
  title: '隐私协议',
  version: '1.0.0',
  effectiveDate: '2026-01-01',
  content: '<p>我们怎样对待您的资料。</p>',
};

/** What the frame of a signed-in page requests. */
export const signedInAnswers: Answers = {
  getClientConfig: clientConfig,
  getProfile: profile,
  getUsage: usage,
  getSubscriptionStatus: subscriptionStatus,
  getStats: { totalSessions: 1, totalMessages: 2 },
  getPreferences: preferences,
  getStaffAccess: { mayReview: false, lacksSecondFactor: false },
  getShareNews: { decisions: 0 },
  listSessions: onePage([session()]),
  listPersons: family(),
  listCheckIns: { checkIns: [] },
  getCheckInOffer: { isOffered: false },
  getReminders: { mail: null, push: null },
};

/** What the settings page requests in addition. */
export const settingsAnswers: Answers = {
  getModelsConfig: models,
  getSecondFactor: { isOn: false, isRequired: false, recoveryCodesLeft: 0 },
  listSignIns: { signIns: [] },
  listConsents: { consents: [] },
  getDeletion: { coolingOffDays: 15, deletion: null },
  listMyShares: onePage([]),
};
