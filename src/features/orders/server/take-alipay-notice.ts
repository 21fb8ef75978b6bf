import { AppError } from '#platform/contract/app-error.ts';
import { loggedNetwork } from '#platform/server/network-of.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import type { OrderServices } from './order-services.ts';
import { isMisfit, settlePayment } from './settle-payment.ts';

/** The word that ends Alipay's repetitions; whatever else is answered, the notice comes again. */
const taken = 'success';

export const takeAlipayNotice: Handler<
  typeof orderEndpoints.takeAlipayNotice,
  OrderServices
> = async ({ body, now, address }, services) => {
  const payment = services.alipay?.readNotice(body) ?? null;
  if (!payment) {
    services.log.warn({ network: loggedNetwork(address) }, 'payment notice unverified');
    throw new AppError('notice_unverified');
  }
  const settlement = await settlePayment(services, payment, now);
  if (isMisfit(settlement)) throw new AppError('notice_refused');
  return taken;
};
