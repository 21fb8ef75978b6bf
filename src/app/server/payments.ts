import { applyMonthResets } from '#features/membership/server/month-store.ts';
import { orderEndpoints } from '#features/orders/contract.ts';
import { closeUnpaidOrders } from '#features/orders/server/close-unpaid-orders.ts';
import type {
  NotifyingProvider,
  PaymentProvider,
} from '#features/orders/server/payment-provider.ts';
import { sandboxProvider } from '#features/orders/server/sandbox-provider.ts';
import type { Plans } from '#features/orders/server/plans.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import { repeat, type PeriodicWork } from './periodic-work.ts';
import type { Settings } from './settings.ts';

/** The plans for sale and the payment provider that takes the money and sends notices. */
export type Payments = {
  plans: Plans;
  payment: PaymentProvider | null;
  alipay: NotifyingProvider | null;
};

/** The sandbox gives memberships away, so in production it must be configured explicitly. */
const providerOf = ({ PAYMENT, NODE_ENV }: Settings): 'off' | 'sandbox' | 'alipay' =>
  PAYMENT ?? (NODE_ENV === 'production' ? 'off' : 'sandbox');

/** The client of the payment service is loaded only where it is used: with what it imports, it is a third of a start. */
export async function createPayments(settings: Settings): Promise<Payments> {
  const plans: Plans = {
    subscription: {
      months: settings.SUBSCRIPTION_MONTHS,
      messages: settings.SUBSCRIPTION_MONTHLY_MESSAGES,
      priceFen: settings.SUBSCRIPTION_PRICE_FEN,
    },
    packages: settings.EXTRA_PACKAGES,
  };
  const name = providerOf(settings);
  if (name === 'alipay') {
    const { createAlipayProvider } = await import('#features/orders/server/alipay-provider.ts');
    const alipay = createAlipayProvider({
      appId: settings.ALIPAY_APP_ID ?? '',
      sellerId: settings.ALIPAY_SELLER_ID ?? '',
      privateKey: settings.ALIPAY_PRIVATE_KEY ?? '',
      publicKey: settings.ALIPAY_PUBLIC_KEY ?? '',
      gateway: settings.ALIPAY_GATEWAY,
      publicUrl: settings.PUBLIC_URL ?? '',
      noticePath: orderEndpoints.receiveAlipayNotice.path,
    });
    return { plans, payment: alipay, alipay };
  }
  return { plans, payment: name === 'sandbox' ? sandboxProvider : null, alipay: null };
}

const monthResetIntervalMs = 10 * 60_000;
const closeOrdersIntervalMs = 60_000;

/** Resets months and closes unpaid orders, for inactive accounts too. */
export function startPaymentWork(
  { payment }: Payments,
  { db, log, now }: { db: Executor; log: Log; now: () => Date },
): PeriodicWork[] {
  const close = () => closeUnpaidOrders({ db, log, payment }, now());
  return [
    repeat('reset months', monthResetIntervalMs, () => applyMonthResets(db, now()), log),
    repeat('close unpaid orders', closeOrdersIntervalMs, close, log),
  ];
}
