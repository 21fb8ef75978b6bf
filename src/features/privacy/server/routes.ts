import type { Handlers } from '#platform/server/handler.ts';
import type { privacyEndpoints } from '../contract.ts';
import { cancelDeletion } from './cancel-deletion.ts';
import { exportAccount } from './export-account.ts';
import { getDeletion } from './get-deletion.ts';
import type { PrivacyServices } from './privacy-services.ts';
import { requestDeletion } from './request-deletion.ts';

export const privacyHandlers: Handlers<typeof privacyEndpoints, PrivacyServices> = {
  exportAccount,
  getDeletion,
  requestDeletion,
  cancelDeletion,
};
