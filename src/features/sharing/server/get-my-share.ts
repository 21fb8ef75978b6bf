import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { consentFor } from './share-consent.ts';
import { knownNamesOf } from './known-names.ts';
import { proposeMasks } from '#features/masking/propose-masks.ts';
import { findOwnShare } from './share-store.ts';
import { toMyShare } from '../share-view.ts';
import type { SharingServices } from './sharing-services.ts';

export const getMyShare: Handler<typeof sharingEndpoints.getMyShare, SharingServices> = async (
  { user, params, language },
  { db },
) => {
  const row = await findOwnShare(db, { userId: user.userId, shareId: params.id });
  if (!row) throw new AppError('not_found');
  const { all: knownNames } = await knownNamesOf(db, user.userId);
  return {
    ...toMyShare(row, row.messages),
    proposals: proposeMasks(row, knownNames),
    knownNames,
    consent: consentFor(language),
  };
};
