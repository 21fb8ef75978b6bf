import type { Executor } from '#platform/server/database.ts';
import type { Caller } from '#platform/server/handler.ts';
import type { SecondFactor } from '../second-factor-contract.ts';
import { countRecoveryCodes, hasSecondFactor } from './second-factor-store.ts';

export async function readSecondFactor(db: Executor, user: Caller): Promise<SecondFactor> {
  const isOn = await hasSecondFactor(db, user.userId);
  return {
    isOn,
    isRequired: user.lacksSecondFactor === true,
    recoveryCodesLeft: isOn ? await countRecoveryCodes(db, user.userId) : 0,
  };
}
