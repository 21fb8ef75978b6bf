import type { Handlers } from '#platform/server/handler.ts';
import type { safetyEndpoints } from '../contract.ts';
import { checkHerbs, type SafetyServices } from './check-herbs.ts';

export const safetyHandlers: Handlers<typeof safetyEndpoints, SafetyServices> = { checkHerbs };
