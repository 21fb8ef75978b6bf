import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { readTags } from '../rules.ts';
import { listHallTags } from './hall-store.ts';
import type { SharingServices } from './sharing-services.ts';

export const listShareTags: Handler<
  typeof sharingEndpoints.listShareTags,
  SharingServices
> = async ({ query }, { readOnly }) => ({
  tags: await readOnly((db) => listHallTags(db, readTags(query.search)[0] ?? '')),
});
