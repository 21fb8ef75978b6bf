import type { PlanAddresses } from '#features/membership/web/plan-links.tsx';
import { usePlans } from '#features/orders/web/use-plans.ts';

import { useClientConfig } from '../use-client-config.ts';

/** Where the user can buy: the operator's own page if one is configured, else the built-in one. */
export function usePlanAddresses(): PlanAddresses {
  const { externalSubscriptionUrl: url } = useClientConfig();
  const query = usePlans();
  const plans = query.data;
  // Whether the user is a minor is only known from the plans, so there is no link before they load.
  if (!plans) return query.isError ? { failed: query } : 'unknown';
  if (plans.refusal === 'minor') return 'minor';
  if (url !== null) return { membership: url, packages: url, renewal: null };
  if (plans.provider === null) return 'none';
  return { membership: '/purchase', packages: '/purchase?kind=package', renewal: '/purchase' };
}
