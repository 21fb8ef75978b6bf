import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Call } from '#platform/server/handler.ts';
import type { Log } from '#platform/server/log.ts';

/** A call of somebody who is signed in. */
export type SignedInCall = Pick<
  Call<Endpoint & { access: 'signed-in' }>,
  'user' | 'address' | 'now' | 'requestId'
>;

/** What export and deletion of an account stand on. */
export type PrivacyServices = {
  db: Executor;
  log: Pick<Log, 'info'>;
  newId: () => string;
  /**
   * Whether this is the caller's password; guesses are counted like those at the sign-in.
   * @throws AppError `too_many_requests` while the account or the address has to wait
   */
  isOwnPassword: (call: SignedInCall, password: string) => Promise<boolean>;
  settings: {
    brand: string;
    /** Name or code of the provider in the label of generated content. */
    aigcProducer: string;
    /** Days in which the wish to delete an account can be taken back. */
    coolingOffDays: number;
  };
};
