import { synonymsOf } from '#medicine/findings/symptom-synonyms.ts';
import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { readTags } from '../rules.ts';
import { listHallPage } from './hall-store.ts';
import { findSharesByWords } from './shared-search-store.ts';
import { toShared } from '../share-view.ts';
import type { SharingServices } from './sharing-services.ts';

export const listSharedSessions: Handler<
  typeof sharingEndpoints.listSharedSessions,
  SharingServices
> = async ({ user, query }, { readOnly }) => {
  const words = query.search.trim();
  const hall = { ...query, userId: user.userId, tag: readTags(query.tag)[0] ?? '' };
  const { rows, count } = await readOnly((db) =>
    words === ''
      ? listHallPage(db, hall)
      : findSharesByWords(db, { ...hall, terms: [words, ...synonymsOf(words)] }),
  );
  return toPage(
    rows.map((row) => toShared(row)),
    count,
    query,
  );
};
