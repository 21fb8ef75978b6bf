import { createAdmission, type Admit } from '#platform/server/admission.ts';
import type { Database } from '#platform/server/database.ts';
import { watchEventLoop } from '#platform/server/event-loop-delay.ts';

/** Sends that are read and stored at once; streaming replies do not count. */
const sendsInsideMax = 32;
/** A later event loop would hold up the replies that are streaming. */
const loopDelayMsMax = 400;
/** More statements than this that wait for a connection would run into the limit of that wait. */
const waitingStatementsMax = 40;

/** Admits sends while this process has time and connections for them. */
export function createSendAdmission({ waiting }: Pick<Database, 'waiting'>): {
  admit: Admit;
  stop: () => void;
} {
  const { delayMs, stop } = watchEventLoop();
  const isBusy = () => delayMs() > loopDelayMsMax || waiting() > waitingStatementsMax;
  return { admit: createAdmission({ insideMax: sendsInsideMax, isBusy }), stop };
}
