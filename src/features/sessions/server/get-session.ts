import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import type { SessionServices } from './session-services.ts';
import { findSession } from './session-store.ts';

export const getSession: Handler<typeof sessionEndpoints.getSession, SessionServices> = async (
  { user, params },
  { db },
) => {
  const session = await findSession(db, { userId: user.userId, sessionId: params.id });
  if (!session) throw new AppError('not_found');
  return session;
};
