import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Call } from '#platform/server/handler.ts';
import type { Log } from '#platform/server/log.ts';

export type SignedInCall = Pick<
  Call<Endpoint & { access: 'signed-in' }>,
  'user' | 'address' | 'now' | 'requestId'
>;

export type PrivacyServices = {
  db: Executor;
  log: Pick<Log, 'info'>;
  newId: () => string;
  /**
   * Whether this is the caller's password; failures are counted as when signing in.
   * @throws AppError `too_many_requests` while the account or the address is delayed
   */
  isOwnPassword: (call: SignedInCall, password: string) => Promise<boolean>;
  settings: {
    brand: string;
    /** Name or code of the provider in the label of generated content. */
    aigcProducer: string;
    /** Days in which a deletion can be cancelled. */
    coolingOffDays: number;
  };
};
