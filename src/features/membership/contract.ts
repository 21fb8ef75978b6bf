import * as z from 'zod/mini';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { pageOf, pageQuery } from '#platform/contract/page-schema.ts';
import { session } from '#features/sessions/contract.ts';
import { ledgerPageSize } from './rules.ts';

const usage = z.object({
  subscriptionActive: z.boolean(),
  subscriptionEndDate: z.nullable(z.string()),
  currentMonthQuota: z.int(),
  currentMonthUsed: z.int(),
  /** All messages left: those of the month plus the permanent ones. */
  remainingCount: z.int(),
  hasClaimedFreeMessages: z.boolean(),
});
export type Usage = z.output<typeof usage>;

const subscriptionStatus = z.object({
  is_subscribed: z.boolean(),
  permanent_remaining: z.int(),
  /** Its last day, `YYYY-MM-DD` in Asia/Shanghai. */
  subscription_end_date: z.nullable(z.string()),
  monthly_remaining: z.int(),
  current_month_quota: z.int(),
  monthly_used: z.int(),
  total_remaining: z.int(),
  /** First day of the next month, where the membership reaches it. */
  month_renews_on: z.nullable(z.string()),
});
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

const ledgerRow = z.object({
  id: z.int(),
  at: z.string(),
  /**
   * What became of a reply: hold while it runs, settle when it cost a message, release when it cost
   * none. Otherwise grant adds messages, and lapse removes unused ones.
   */
  kind: z.enum(['hold', 'settle', 'release', 'grant', 'lapse']),
  source: z.enum(['month', 'permanent']),
  /** Change to the balance of that source, in all. */
  amount: z.int(),
  /** One of `ledgerReasons`; a newer server may know more. */
  reason: z.string(),
  sessionId: z.nullable(z.int()),
  messageId: z.nullable(z.int()),
});
export type LedgerRow = z.output<typeof ledgerRow>;

export const membershipEndpoints = defineEndpoints({
  getUsage: {
    method: 'GET',
    path: '/users/api/ai-usage/',
    access: 'signed-in',
    summary: "The caller's used and remaining messages",
    reply: usage,
  },
  initializeUsage: {
    method: 'POST',
    path: '/ai/api/initialize-usage/',
    access: 'agreed',
    summary: "Create the caller's usage account if missing, and a first session if there is none",
    reply: z.object({ usage, newSession: z.optional(session) }),
  },
  claimFreeMessages: {
    method: 'POST',
    path: '/ai/claim_messages/',
    access: 'signed-in',
    summary: 'Claim the free messages, once per account',
    errors: ['already_claimed'],
    reply: z.object({ usage, claimed: z.int() }),
  },
  getSubscriptionStatus: {
    method: 'GET',
    path: '/ai/api/subscription/status/',
    access: 'signed-in',
    summary: 'The membership of the caller',
    reply: subscriptionStatus,
  },
  listLedger: {
    method: 'GET',
    path: '/users/api/ledger/',
    access: 'signed-in',
    summary: "The caller's messages as they came and went, one entry for each reply, newest first",
    query: z.object(pageQuery(ledgerPageSize)),
    reply: pageOf(ledgerRow),
  },
});
