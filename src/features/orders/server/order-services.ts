import type { Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import type { Shop } from '../shop.ts';
import type { NotifyingProvider, PaymentProvider } from './payment-provider.ts';

export type OrderServices = {
  db: Executor;
  log: Log;
  shop: Shop;
  /** Who takes the money of new orders; null sells nothing. */
  payment: PaymentProvider | null;
  /** Whose notices are taken; null takes none. */
  alipay: NotifyingProvider | null;
  brand: string;
  /** The month of birth, `YYYY-MM`, as the account says; null: it was never asked. */
  birthOf: (userId: number) => Promise<string | null>;
};
