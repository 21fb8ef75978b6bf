import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { clearNews } from './share-store.ts';
import type { SharingServices } from './sharing-services.ts';

export const acceptShareNews: Handler<
  typeof sharingEndpoints.acceptShareNews,
  SharingServices
> = async ({ user }, { db }) => {
  await clearNews(db, user.userId);
  return { done: true };
};
