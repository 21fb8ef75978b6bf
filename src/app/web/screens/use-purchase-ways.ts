import type { PurchaseWays } from '#features/membership/web/purchase-links.tsx';
import { useOffers } from '#features/orders/web/use-offers.ts';

import { useClientConfig } from '../client-config.ts';

/** Where the reader can buy: the operator's own page where one is named, else the built-in one. */
export function usePurchaseWays(): PurchaseWays {
  const { externalSubscriptionUrl: url } = useClientConfig();
  const query = useOffers();
  const offers = query.data;
  // Only the offers tell whether a minor reads: before, there is no link.
  if (!offers) return query.isError ? { failed: query } : 'unknown';
  if (offers.refusal === 'minor') return 'minor';
  if (url !== null) return { membership: url, packages: url, renewal: null };
  if (offers.provider === null) return 'none';
  return { membership: '/purchase', packages: '/purchase?kind=package', renewal: '/purchase' };
}
