import type { Handlers } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import { beginSession } from './begin-session.ts';
import { createSession } from './create-session.ts';
import { deleteSession } from './delete-session.ts';
import { endSession } from './end-session.ts';
import { getSession } from './get-session.ts';
import { getStats } from './get-stats.ts';
import { listDeletedSessions } from './list-deleted-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { purgeSession } from './purge-session.ts';
import { restoreSession } from './restore-session.ts';
import type { SessionServices } from './session-services.ts';
import { updateHelp } from './update-help.ts';
import { updateHelpSettings } from './update-help-settings.ts';
import { updateSession } from './update-session.ts';

export const sessionHandlers: Handlers<typeof sessionEndpoints, SessionServices> = {
  listSessions,
  getSession,
  createSession,
  beginSession,
  updateSession,
  endSession,
  deleteSession,
  listDeletedSessions,
  restoreSession,
  purgeSession,
  updateHelp,
  updateHelpSettings,
  getStats,
};
