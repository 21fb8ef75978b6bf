import { afterEach, expect, it, vi } from 'vitest';

import { CallError } from '#platform/web/call-error.ts';

import { membershipApi } from './membership-api.ts';
import { membershipQuery } from './use-membership.ts';
import { usageQuery } from './use-usage.ts';

type Api = typeof membershipApi;
vi.mock('./membership-api.ts', () => ({
  membershipApi: {
    getUsage: vi.fn<Api['getUsage']>(),
    initializeUsage: vi.fn<Api['initializeUsage']>(),
    getSubscriptionStatus: vi.fn<Api['getSubscriptionStatus']>(),
  },
}));
const calls = vi.mocked(membershipApi);
const context = { signal: new AbortController().signal };

const usage = {
  subscriptionActive: true,
  subscriptionEndDate: '2026-12-31',
  currentMonthQuota: 100,
  currentMonthUsed: 70,
  remainingCount: 50,
  hasClaimedFreeMessages: true,
};
const refusal = (status: number, text: string) =>
  new CallError({ code: 'validation_failed', status, text });

afterEach(() => vi.resetAllMocks());

it('creates a usage record when the server has none, and reloads it', async () => {
  calls.getUsage.mockRejectedValueOnce(refusal(400, '未找到用户AI使用记录'));
  calls.getUsage.mockResolvedValueOnce(usage);
  expect(await usageQuery.queryFn(context)).toEqual(usage);
  expect(calls.initializeUsage).toHaveBeenCalledTimes(1);
  expect(calls.getUsage).toHaveBeenCalledTimes(2);
});

it('creates no record for any other failure', async () => {
  calls.getUsage.mockRejectedValueOnce(refusal(500, '出错了'));
  await expect(usageQuery.queryFn(context)).rejects.toThrow(CallError);
  expect(calls.initializeUsage).not.toHaveBeenCalled();
});

it.each([
  [404, '没有这个页面'],
  [400, 'Not Found'],
])(
  'derives the membership from the usage when there is no such call: %i %s',
  async (...failure) => {
    calls.getSubscriptionStatus.mockRejectedValueOnce(refusal(...failure));
    calls.getUsage.mockResolvedValueOnce(usage);
    expect(await membershipQuery.queryFn(context)).toEqual({
      is_subscribed: true,
      permanent_remaining: 20,
      subscription_end_date: '2026-12-31',
      monthly_remaining: 30,
      current_month_quota: 100,
      monthly_used: 70,
      total_remaining: 50,
      month_renews_on: null,
    });
  },
);

it('counts remaining messages as permanent without an active membership', async () => {
  calls.getSubscriptionStatus.mockRejectedValueOnce(refusal(404, 'Not Found'));
  calls.getUsage.mockResolvedValueOnce({ ...usage, subscriptionActive: false });
  expect(await membershipQuery.queryFn(context)).toMatchObject({
    is_subscribed: false,
    permanent_remaining: 50,
    monthly_remaining: 0,
  });
});

it('does not derive it from the usage while the server is unreachable', async () => {
  calls.getSubscriptionStatus.mockRejectedValueOnce(refusal(0, '网络连接不上'));
  await expect(membershipQuery.queryFn(context)).rejects.toThrow(CallError);
  expect(calls.getUsage).not.toHaveBeenCalled();
});
