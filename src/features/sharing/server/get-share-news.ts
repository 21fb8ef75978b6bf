import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { countNews } from './share-store.ts';
import type { SharingServices } from './sharing-services.ts';

export const getShareNews: Handler<typeof sharingEndpoints.getShareNews, SharingServices> = async (
  { user },
  { db },
) => ({ decisions: await countNews(db, user.userId) });
