import { triage } from '#medicine/triage/triage.ts';
import { answeredByUs } from './consultation-safety.ts';

/** Whether a message is by itself one that triage answers, whatever was said before it. */
export function raisesEmergency(content: string): boolean {
  return triage([{ role: 'user', content }]).alarms.some(({ level }) => answeredByUs.has(level));
}
