import { lockUser } from '#features/account/server/user-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { checkInEndpoints } from '../contract.ts';
import { checkInTexts } from '../texts.ts';
import { askAfterMs } from './check-in-clocks.ts';
import type { CheckInServices } from './check-in-services.ts';
import {
  countOpenCheckIns,
  findCheckIn,
  insertCheckIn,
  openCheckInsMax,
} from './check-in-store.ts';
import { toCheckIn } from './check-in-view.ts';
import { offeredResult, requireOwnReply } from './offered-result.ts';

export const agreeToCheckIn: Handler<
  typeof checkInEndpoints.agreeToCheckIn,
  CheckInServices
> = async ({ user: { userId }, params, language, now }, services) => {
  const of = { userId, messageId: params.id };
  const { db, settings } = services;
  const reply = await requireOwnReply(services, of);
  const result = await offeredResult(services, { userId, reply, now });
  const kept = await transaction(db, async (tx) => {
    await lockUser(tx, userId);
    const before = await findCheckIn(tx, of);
    if (before) return before;
    if (!result) throw new AppError('not_found', { text: both(checkInTexts, (t) => t.notOffered) });
    const { sessionId } = reply;
    const dueAt = new Date(now.getTime() + askAfterMs);
    await insertCheckIn(tx, { ...of, sessionId, ...result, agreedAt: now, dueAt, language });
    if ((await countOpenCheckIns(tx, userId, now)) > openCheckInsMax) {
      const text = both(checkInTexts, (t) => t.tooMany(openCheckInsMax));
      throw new AppError('validation_failed', { text });
    }
    return findCheckIn(tx, of);
  });
  if (!kept) throw new AppError('not_found');
  return { checkIn: toCheckIn(kept, now, settings.hotlines) };
};
