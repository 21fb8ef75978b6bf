import type { Handler } from '#platform/server/handler.ts';
import type { checkInEndpoints } from '../contract.ts';
import type { CheckInServices } from './check-in-services.ts';
import { findCheckIn } from './check-in-store.ts';
import { offeredResult, requireOwnReply } from './offered-result.ts';

export const getCheckInOffer: Handler<
  typeof checkInEndpoints.getCheckInOffer,
  CheckInServices
> = async ({ user: { userId }, params, now }, services) => {
  const of = { userId, messageId: params.id };
  const reply = await requireOwnReply(services, of);
  if (await findCheckIn(services.db, of)) return { isOffered: false };
  return { isOffered: (await offeredResult(services, { userId, reply, now })) !== null };
};
