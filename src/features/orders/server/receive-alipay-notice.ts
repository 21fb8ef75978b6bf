import { AppError } from '#platform/contract/app-error.ts';
import { loggedNetwork } from '#platform/server/client-network.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import type { OrderServices } from './order-services.ts';
import { isMismatch, settlePayment } from './settle-payment.ts';

/** Alipay repeats a notice until it gets exactly this response. */
const accepted = 'success';

export const receiveAlipayNotice: Handler<
  typeof orderEndpoints.receiveAlipayNotice,
  OrderServices
> = async ({ body, now, address }, services) => {
  const payment = services.alipay?.verifyNotice(body) ?? null;
  if (!payment) {
    services.log.warn({ network: loggedNetwork(address) }, 'payment notice unverified');
    throw new AppError('notice_unverified');
  }
  const settlement = await settlePayment(services, payment, now);
  if (isMismatch(settlement)) throw new AppError('notice_refused');
  return accepted;
};
