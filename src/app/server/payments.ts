import { turnMonths } from '#features/membership/server/month-store.ts';
import { orderEndpoints } from '#features/orders/contract.ts';
import { closeStaleOrders } from '#features/orders/server/close-stale-orders.ts';
import { createAlipayProvider } from '#features/orders/server/alipay-provider.ts';
import type {
  NotifyingProvider,
  PaymentProvider,
} from '#features/orders/server/payment-provider.ts';
import { sandboxProvider } from '#features/orders/server/sandbox-provider.ts';
import type { Shop } from '#features/orders/shop.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import { repeat, type PeriodicWork } from './periodic-work.ts';
import type { Settings } from './settings.ts';

/** What is sold here, and who takes the money and sends notices of it. */
export type Payments = {
  shop: Shop;
  payment: PaymentProvider | null;
  alipay: NotifyingProvider | null;
};

/** In production the sandbox gives memberships away: there it must be asked for by name. */
const providerOf = ({ PAYMENT, NODE_ENV }: Settings): 'off' | 'sandbox' | 'alipay' =>
  PAYMENT ?? (NODE_ENV === 'production' ? 'off' : 'sandbox');

export function createPayments(settings: Settings): Payments {
  const shop: Shop = {
    subscription: {
      months: settings.SUBSCRIPTION_MONTHS,
      messages: settings.SUBSCRIPTION_MONTHLY_MESSAGES,
      priceFen: settings.SUBSCRIPTION_PRICE_FEN,
    },
    packages: settings.EXTRA_PACKAGES,
  };
  const name = providerOf(settings);
  if (name === 'alipay') {
    const alipay = createAlipayProvider({
      appId: settings.ALIPAY_APP_ID ?? '',
      sellerId: settings.ALIPAY_SELLER_ID ?? '',
      privateKey: settings.ALIPAY_PRIVATE_KEY ?? '',
      publicKey: settings.ALIPAY_PUBLIC_KEY ?? '',
      gateway: settings.ALIPAY_GATEWAY,
      publicUrl: settings.PUBLIC_URL ?? '',
      noticePath: orderEndpoints.takeAlipayNotice.path,
    });
    return { shop, payment: alipay, alipay };
  }
  return { shop, payment: name === 'sandbox' ? sandboxProvider : null, alipay: null };
}

const turnMonthsMs = 10 * 60_000;
const closeOrdersMs = 60_000;

/** Months turn and unpaid orders close also for who does not come. */
export function startPaymentWork(
  { payment }: Payments,
  { db, log, now }: { db: Executor; log: Log; now: () => Date },
): PeriodicWork[] {
  const close = () => closeStaleOrders({ db, log, payment }, now());
  return [
    repeat('turn months', turnMonthsMs, () => turnMonths(db, now()), log),
    repeat('close unpaid orders', closeOrdersMs, close, log),
  ];
}
