import type { Handler } from '#platform/server/handler.ts';
import type { accountEndpoints } from '../contract.ts';
import { recordAccountEvent } from './account-events.ts';
import type { AccountServices } from './account-services.ts';
import { revokeSignIns } from './sign-in-store.ts';

export const revokeOtherSignIns: Handler<
  typeof accountEndpoints.revokeOtherSignIns,
  AccountServices
> = async (call, services) => {
  const { userId, signInId } = call.user;
  const revoked = await revokeSignIns(services.db, { userId, keptId: signInId }, call.now);
  if (revoked > 0) await recordAccountEvent(services, 'sign-ins revoked', { ...call, userId });
  return { revoked };
};
