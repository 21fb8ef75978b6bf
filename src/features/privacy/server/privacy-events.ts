import { loggedNetwork } from '#platform/server/client-network.ts';
import type { PrivacyServices, SignedInCall } from './privacy-services.ts';

export type PrivacyEvent = 'data exported' | 'deletion requested' | 'deletion cancelled';

/** Logs one line: event, account and network. */
export function logPrivacyEvent(
  { log }: Pick<PrivacyServices, 'log'>,
  event: PrivacyEvent,
  { user, address, requestId }: SignedInCall,
): void {
  const line = { event, userId: user.userId, network: loggedNetwork(address), requestId };
  log.info(line, 'account');
}
