import { triage } from '#medicine/triage/triage.ts';
import { answeredByUs } from './consultation-safety.ts';

/** Whether triage answers a message by itself, regardless of the messages before it. */
export function raisesEmergency(content: string): boolean {
  return triage([{ role: 'user', content }]).alarms.some(({ level }) => answeredByUs.has(level));
}
