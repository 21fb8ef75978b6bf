import { liveAmong } from '#features/sessions/server/live-session-store.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { checkInEndpoints } from '../contract.ts';
import type { CheckInServices } from './check-in-services.ts';
import { listOpenCheckIns } from './check-in-store.ts';
import { toCheckIn } from './check-in-view.ts';

export const listCheckIns: Handler<typeof checkInEndpoints.listCheckIns, CheckInServices> = async (
  { user: { userId }, now },
  { db, settings },
) => {
  const found = await listOpenCheckIns(db, userId, now);
  const sessionIds = found.map(({ sessionId }) => sessionId);
  const live = await liveAmong(db, { userId, sessionIds });
  const shown = found.filter(({ sessionId }) => live.has(sessionId));
  return { checkIns: shown.map((each) => toCheckIn(each, now, settings.hotlines)) };
};
