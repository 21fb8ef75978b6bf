import type { Handlers } from '#platform/server/handler.ts';
import type { checkInEndpoints } from '../contract.ts';
import { agreeToCheckIn } from './agree-to-check-in.ts';
import { answerCheckIn } from './answer-check-in.ts';
import type { CheckInServices } from './check-in-services.ts';
import { getCheckInOffer } from './get-check-in-offer.ts';
import { listCheckIns } from './list-check-ins.ts';
import { withdrawCheckIn } from './withdraw-check-in.ts';

export const checkInHandlers: Handlers<typeof checkInEndpoints, CheckInServices> = {
  listCheckIns,
  getCheckInOffer,
  agreeToCheckIn,
  withdrawCheckIn,
  answerCheckIn,
};
