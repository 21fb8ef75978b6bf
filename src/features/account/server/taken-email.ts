import { AppError } from '#platform/contract/app-error.ts';
import type { AccountServices } from './account-services.ts';

/** How often per day one network address learns that an email address is taken (decision 011). */
const takenEmailReportsMax = 5;

const dayMs = 24 * 3_600_000;

/** Trying many addresses means probing for members, not registering (decision 011). */
export async function countTakenEmail(services: AccountServices, address: string): Promise<void> {
  const limit = { max: takenEmailReportsMax, windowMs: dayMs };
  const tooMany = await services.consumeRateLimit(`taken-email:address:${address}`, limit);
  if (tooMany) throw new AppError('too_many_requests', tooMany);
}
