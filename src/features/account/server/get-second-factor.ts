import type { Handler } from '#platform/server/handler.ts';
import type { secondFactorEndpoints } from '../second-factor-contract.ts';
import type { AccountServices } from './account-services.ts';
import { readSecondFactor } from './read-second-factor.ts';

export const getSecondFactor: Handler<
  typeof secondFactorEndpoints.getSecondFactor,
  AccountServices
> = ({ user }, { db }) => readSecondFactor(db, user);
