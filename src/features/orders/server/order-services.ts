import type { Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import type { Plans } from './plans.ts';
import type { NotifyingProvider, PaymentProvider } from './payment-provider.ts';

export type OrderServices = {
  db: Executor;
  log: Log;
  plans: Plans;
  /** The provider for new orders; null when nothing is for sale. */
  payment: PaymentProvider | null;
  /** The provider whose notices are accepted; null accepts none. */
  alipay: NotifyingProvider | null;
  brand: string;
  /** The account's month of birth, `YYYY-MM`; null when it was never given. */
  birthMonthOf: (userId: number) => Promise<string | null>;
};
