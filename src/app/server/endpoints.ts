import { accountEndpoints } from '#features/account/contract.ts';
import { administrationEndpoints } from '#features/administration/contract.ts';
import { agreementEndpoints } from '#features/agreement/contract.ts';
import { checkInEndpoints } from '#features/check-in/contract.ts';
import { reminderEndpoints } from '#features/check-in/reminder-contract.ts';
import { continuationEndpoints } from '#features/continuation/contract.ts';
import { membershipEndpoints } from '#features/membership/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { modelEndpoints } from '#features/models/contract.ts';
import { privacyEndpoints } from '#features/privacy/contract.ts';
import { orderEndpoints } from '#features/orders/contract.ts';
import { profileEndpoints } from '#features/profile/contract.ts';
import { familyEndpoints } from '#features/profile/family-contract.ts';
import { safetyEndpoints } from '#features/safety/contract.ts';
import { searchEndpoints } from '#features/search/contract.ts';
import { sharingEndpoints } from '#features/sharing/contract.ts';
import { reviewEndpoints } from '#features/review/contract.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { summaryEndpoints } from '#features/summary/contract.ts';
import { visitSummaryEndpoints } from '#features/visit-summary/contract.ts';
import { voiceEndpoints } from '#features/voice/contract.ts';
import { clientConfigEndpoints } from '#platform/contract/client-config.ts';
import { operatorFactsEndpoints } from '#platform/contract/operator-facts.ts';

/** Every call of the product, in feature order. */
export const endpoints = {
  ...clientConfigEndpoints,
  ...operatorFactsEndpoints,
  ...accountEndpoints,
  ...agreementEndpoints,
  ...profileEndpoints,
  ...familyEndpoints,
  ...modelEndpoints,
  ...sessionEndpoints,
  ...membershipEndpoints,
  ...orderEndpoints,
  ...safetyEndpoints,
  ...voiceEndpoints,
  ...messageEndpoints,
  ...checkInEndpoints,
  ...reminderEndpoints,
  ...summaryEndpoints,
  ...visitSummaryEndpoints,
  ...continuationEndpoints,
  ...sharingEndpoints,
  ...reviewEndpoints,
  ...searchEndpoints,
  ...privacyEndpoints,
  ...administrationEndpoints,
};
