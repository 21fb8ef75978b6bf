import type { Dialogue } from '../dialogue/turn-acts.ts';
import type { MessageReading } from '../reading/message-reading.ts';

export type { Finding, FindingTime, Polarity, Span, Subject } from '../reading/mention.ts';

/**
 * One message of a consultation, oldest first in a list of turns. `dialogue` is what it did, where
 * that is known, and `reading` what a message of the person was read to say, where that was stored;
 * messages from before it was stored have none.
 */
export type Turn = {
  role: 'user' | 'assistant';
  content: string;
  dialogue?: Dialogue;
  reading?: MessageReading;
};
