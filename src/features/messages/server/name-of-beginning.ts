import complaintLists from '#medicine/compiled/lexicon/complaint.json' with { type: 'json' };
import lastingLists from '#medicine/compiled/lexicon/lasting.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';
import type { MessageReading } from '#medicine/reading/message-reading.ts';
import { isOfMind, type TriageLevel } from '#medicine/triage/alarm.ts';
import { shortened } from '#platform/contract/chars.ts';

/** A name fits into one line of the sidebar: so many characters, or twice as many narrow ones. */
const nameCharsMax = 16;
const wide = /\p{Script=Han}/u;

const lasting = lexicon(lastingLists);
const lead = new RegExp(`^(?:${lasting['lasting.lead'].source})+`, 'u');
const more = new RegExp(`(?:${lasting['lasting.more'].source})+$`, 'u');
const onlyGreeting = lexicon(complaintLists)['complaint.only-greeting'].regExp('iu');
const clauseEnd = /[，；：。！？…,;:!?~\r\n]|\.(?=\s|$)/u;

/**
 * What a conversation that began without a title is called (CON-61): its first complaint in the person's
 * words with its time (睡不好 半个月), else a clause of what was written. Empty where nothing names it yet,
 * and after words of despair or violence, which no one else should read in a list.
 */
export function nameOfBeginning({ text, mentions }: MessageReading, level: TriageLevel): string {
  if (isOfMind(level)) return '';
  const mention = mentions.find(
    ({ polarity, time, isInferred }) =>
      polarity === 'present' && time === 'now' && isInferred === undefined,
  );
  if (mention === undefined) return cut(clausesOf(text).find(saysSomething) ?? '');
  const { words, duration = '', named, start } = mention;
  const how = duration.replace(lead, '').replace(more, '');
  // The clause mentions whom the complaint concerns.
  if (named !== 'other' && how !== '') return cut(`${words} ${how}`);
  return cut(clausesOf(text.slice(0, start)).at(-1) + (clausesOf(text.slice(start))[0] ?? ''));
}

const clausesOf = (text: string): string[] => text.split(clauseEnd);
const saysSomething = (clause: string): boolean =>
  clause.trim() !== '' && !onlyGreeting.test(clause.trim());

const cut = (name: string): string => {
  const plain = name.trim().replace(/\s+/gu, ' ');
  return shortened(plain, wide.test(plain) ? nameCharsMax : nameCharsMax * 2);
};
