import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import { orderTexts } from '../texts.ts';
import type { OrderServices } from './order-services.ts';
import { placeOrder } from './place-order.ts';

export const createPackageOrder: Handler<
  typeof orderEndpoints.createPackageOrder,
  OrderServices
> = async ({ user, now, body }, services) => {
  const { packages } = services.plans;
  const wanted = body.messages ?? packages[0]?.messages;
  const chosen = packages.find(({ messages }) => messages === wanted);
  if (!chosen) {
    const text = both(orderTexts, (t) => t.noSuchPackage);
    throw new AppError('validation_failed', { text, fields: { messages: [text] } });
  }
  const { userId } = user;
  return placeOrder(services, { ...chosen, kind: 'package', months: null, userId, now });
};
