import type { Handler } from '#platform/server/handler.ts';
import type { checkInEndpoints } from '../contract.ts';
import type { CheckInServices } from './check-in-services.ts';
import { removeOpenCheckIn } from './check-in-store.ts';
import { requireOwnReply } from './offered-result.ts';

export const withdrawCheckIn: Handler<
  typeof checkInEndpoints.withdrawCheckIn,
  CheckInServices
> = async ({ user: { userId }, params }, services) => {
  const of = { userId, messageId: params.id };
  await requireOwnReply(services, of);
  await removeOpenCheckIn(services.db, of);
  return { checkIn: null };
};
