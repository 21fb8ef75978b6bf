// The reading of a user's message, stored beside its text (decision 079).
import type { MessageReading } from '#medicine/reading/message-reading.ts';
import { parseReading, storedReadingOf } from '#medicine/reading/reading-schema.ts';
import { readingVersion } from './reading-version.ts';

/** Of JSON (UTF-16 units); a longer reading is not stored, and its message is read again. */
export const readingCharsMax = 64_000;
/** Half a character or a null, which are no JSON for PostgreSQL. */
const refused = /\\u(?:d[89a-f]|0000)/iu;

/** The reading of a message with these words, for its turn; nothing where it was stored by other rules. */
export function storedReading(stored: unknown, content: string): { reading?: MessageReading } {
  if (stored === null) return {};
  const reading = parseReading(stored, content, readingVersion());
  return reading === undefined ? {} : { reading };
}

/** A reading as JSON for its row; null where it cannot be stored, so that the message is read again. */
export function readingRow(reading: MessageReading): string | null {
  const json = JSON.stringify(storedReadingOf(reading, readingVersion()));
  return json.length > readingCharsMax || refused.test(json) ? null : json;
}
