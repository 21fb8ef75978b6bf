import { accountHandlers } from '#features/account/server/routes.ts';
import { administrationHandlers } from '#features/administration/server/routes.ts';
import { agreementHandlers } from '#features/agreement/server/routes.ts';
import { checkInHandlers } from '#features/check-in/server/routes.ts';
import { continuationHandlers } from '#features/continuation/server/routes.ts';
import { membershipHandlers } from '#features/membership/server/routes.ts';
import { messageHandlers } from '#features/messages/server/routes.ts';
import { modelHandlers } from '#features/models/server/routes.ts';
import { orderHandlers } from '#features/orders/server/routes.ts';
import { privacyHandlers } from '#features/privacy/server/routes.ts';
import { profileHandlers } from '#features/profile/server/routes.ts';
import { reviewHandlers } from '#features/review/server/routes.ts';
import { safetyHandlers } from '#features/safety/server/routes.ts';
import { searchHandlers } from '#features/search/server/routes.ts';
import { sessionHandlers } from '#features/sessions/server/routes.ts';
import { sharingHandlers } from '#features/sharing/server/routes.ts';
import { summaryHandlers } from '#features/summary/server/routes.ts';
import { visitSummaryHandlers } from '#features/visit-summary/server/routes.ts';
import { voiceHandlers } from '#features/voice/server/routes.ts';

/** The handlers of every feature; an endpoint without one is a compile error where they are mounted. */
export const featureHandlers = {
  ...accountHandlers,
  ...agreementHandlers,
  ...profileHandlers,
  ...modelHandlers,
  ...sessionHandlers,
  ...membershipHandlers,
  ...orderHandlers,
  ...safetyHandlers,
  ...voiceHandlers,
  ...messageHandlers,
  ...checkInHandlers,
  ...summaryHandlers,
  ...visitSummaryHandlers,
  ...continuationHandlers,
  ...sharingHandlers,
  ...reviewHandlers,
  ...searchHandlers,
  ...privacyHandlers,
  ...administrationHandlers,
};
