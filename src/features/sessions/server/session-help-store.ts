import type { Executor } from '#platform/server/database.ts';
import type { HelpWishes, Session } from '../contract.ts';
import { shown, toSession } from './session-row-store.ts';

/**
 * Notes whether a session asks for help, and what its owner wishes for a share of it; what is not
 * said stays. Nothing is shared by it. Undefined: unknown, foreign or gone.
 */
export async function saveHelpWishes(
  db: Executor,
  owned: { userId: number; sessionId: number },
  wishes: HelpWishes,
): Promise<Session | undefined> {
  const { helpNeeded, isPublic, isAnonymous } = wishes;
  const row = await db
    .updateTable('session')
    .set({
      help_needed: helpNeeded,
      ...(isPublic === undefined ? {} : { share_public: isPublic }),
      ...(isAnonymous === undefined ? {} : { share_anonymous: isAnonymous }),
    })
    .where('user_id', '=', owned.userId)
    .where('id', '=', owned.sessionId)
    .where('deleted_at', 'is', null)
    .returning(shown)
    .executeTakeFirst();
  return row && toSession(row);
}
