import type { Executor } from '#platform/server/database.ts';
import type { HelpWishes, Session } from '../contract.ts';
import { shown, toSession } from './session-row-store.ts';

/**
 * Saves the help mark of a session and the owner's defaults for a later share; omitted values are unchanged.
 * Nothing is shared. Undefined if the session is unknown, foreign or deleted.
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
