import type { Turn } from '../findings/finding.ts';
import type { DangerSignals } from './danger-signals.ts';
import type { MessageReading } from './message-reading.ts';

/** What was stored of a turn, if it was read from these very words. */
export const readingOf = ({ reading, content }: Turn): MessageReading | undefined =>
  reading?.text === content ? reading : undefined;

/** What was stored of the dangers in a turn, which triage reads without what makes light of them. */
export const signalsOf = ({ reading, content }: Turn): DangerSignals | undefined =>
  reading?.danger.text === content ? reading.danger : undefined;
