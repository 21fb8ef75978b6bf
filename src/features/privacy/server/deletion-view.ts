import type { AccountDeletion } from '#features/account/server/account-deletion-store.ts';
import type { Deletion } from '../contract.ts';

export const toDeletion = ({ requestedAt, dueAt }: AccountDeletion): Deletion => ({
  requestedAt: requestedAt.toISOString(),
  dueAt: dueAt.toISOString(),
});
