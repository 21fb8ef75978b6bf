import { chinaDayStart } from '#platform/contract/china-time.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { membershipEndpoints } from '../contract.ts';
import { lastDayBefore, nextMonth, monthStartOf } from './calendar.ts';
import type { MembershipServices } from './membership-services.ts';
import { readBalance } from './usage-store.ts';

export const getSubscriptionStatus: Handler<
  typeof membershipEndpoints.getSubscriptionStatus,
  MembershipServices
> = async ({ user, now }, { db }) => {
  const balance = await readBalance(db, user.userId, now);
  const endsAt = balance.subscriptionEndsAt;
  const renewsOn = nextMonth(monthStartOf(now));
  return {
    is_subscribed: balance.isSubscribed,
    permanent_remaining: balance.permanent,
    subscription_end_date: endsAt ? lastDayBefore(endsAt) : null,
    monthly_remaining: Math.max(0, balance.monthQuota - balance.monthUsed),
    current_month_quota: balance.monthQuota,
    monthly_used: balance.monthUsed,
    total_remaining: balance.remaining,
    month_renews_on: endsAt && endsAt > chinaDayStart(renewsOn) ? renewsOn : null,
  };
};
