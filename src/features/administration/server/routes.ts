import type { Handlers } from '#platform/server/handler.ts';
import type { administrationEndpoints } from '../contract.ts';
import type { AdministrationServices } from './administration-services.ts';
import { getOverview } from './get-overview.ts';

export const administrationHandlers: Handlers<
  typeof administrationEndpoints,
  AdministrationServices
> = { getOverview };
