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
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD` as the account says; null: an adult by their own word. */
  birthOf: (userId: number) => Promise<string | null>;
};
