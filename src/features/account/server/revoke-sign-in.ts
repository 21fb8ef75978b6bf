import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { accountEndpoints } from '../contract.ts';
import { recordAccountEvent } from './account-events.ts';
import type { AccountServices } from './account-services.ts';
import { hasSignIn, revokeSignIn as endSignIn } from './sign-in-store.ts';

export const revokeSignIn: Handler<typeof accountEndpoints.revokeSignIn, AccountServices> = async (
  call,
  services,
) => {
  const { userId } = call.user;
  const named = { userId, signInId: call.params.id };
  if (!(await hasSignIn(services.db, named))) throw new AppError('not_found');
  const revoked = await endSignIn(services.db, named, call.now);
  if (revoked > 0) await recordAccountEvent(services, 'sign-ins revoked', { ...call, ...named });
  return { revoked };
};
