import type { Handlers } from '#platform/server/handler.ts';
import type { safetyEndpoints } from '../contract.ts';
import { checkHerbs } from './check-herbs.ts';

export const safetyHandlers: Handlers<typeof safetyEndpoints, unknown> = { checkHerbs };
