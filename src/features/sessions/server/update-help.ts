import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import { saveHelpWishes } from './session-help-store.ts';
import type { SessionServices } from './session-services.ts';

/** Does not count as activity, so the order of the list stays. */
export const updateHelp: Handler<typeof sessionEndpoints.updateHelp, SessionServices> = async (
  { user, params, body },
  { db },
) => {
  const session = await saveHelpWishes(db, { userId: user.userId, sessionId: params.id }, body);
  if (!session) throw new AppError('not_found');
  return session;
};
