import { raisesEmergency } from '#features/messages/server/raises-emergency.ts';
import { readAtOnceCharsMax } from '#features/messages/server/reading-thread.ts';
import { createAdmission, type Admit } from '#platform/server/admission.ts';
import type { Database } from '#platform/server/database.ts';
import { watchEventLoop } from '#platform/server/event-loop-delay.ts';
import { createTimeShare } from '#platform/server/time-share.ts';

/** Sends that are read and stored at once; streaming replies do not count. */
const sendsInsideMax = 32;
/** Emergencies beside them, which need no model and are answered at once. */
const emergenciesInsideMax = 8;
/** Looking for them takes 2 ms for a few words: no more than this of a process that is too busy already. */
const readingShare = { share: 0.25, aheadMs: 100 };
/** A later event loop would hold up the replies that are streaming. */
const loopDelayMsMax = 400;
/** More statements than this that wait for a connection would run into the limit of that wait. */
const waitingStatementsMax = 40;

/** Admits sends while this process has time and connections for them; one that describes an emergency does not wait. */
export function createSendAdmission({ waiting }: Pick<Database, 'waiting'>): {
  admit: Admit;
  stop: () => void;
} {
  const { delayMs, stop } = watchEventLoop();
  const isBusy = () => delayMs() > loopDelayMsMax || waiting() > waitingStatementsMax;
  const inShare = createTimeShare(readingShare);
  const admit = createAdmission({
    insideMax: sendsInsideMax,
    isBusy,
    isUrgent: (body) => inShare(() => describesEmergency(body)) ?? false,
    urgentInsideMax: emergenciesInsideMax,
  });
  return { admit, stop };
}

/** Whether the message of a send, or its beginning, describes an emergency; false for other bodies. */
function describesEmergency(body: unknown): boolean {
  const content: unknown = body instanceof Object && 'content' in body ? body.content : undefined;
  return typeof content === 'string' && raisesEmergency(content.slice(0, readAtOnceCharsMax));
}
