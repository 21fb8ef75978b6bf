import type { AlarmLevel } from '../knowledge/red-flags.ts';
import type { ModelMention } from '../model-reading/model-mention.ts';

/** An answer that was offered; its id names the question and the answer: `stool:干结`. */
export type OfferedOption = { id: string; label: string };

/** A question as it was put, with the answers that were offered. */
export type AskedQuestion = {
  question: string;
  text: string;
  options: readonly OfferedOption[];
  /** Of a question that asks whether facts are right: their ids. */
  facts?: readonly string[] | undefined;
};

/** A danger in the person's words: its group, its level, and the words it rests on. */
export type NamedDanger = { group: string; level: AlarmLevel; words: string };

/** One thing that a turn of the assistant did. */
export type Act =
  /** Said what it is and that every question may be skipped. */
  | { act: 'introduce' }
  | ({ act: 'ask' } & AskedQuestion)
  /** Asked about words that may be a danger. `isMood`: they are heavy and name no danger. */
  | ({ act: 'doubt'; isMood: boolean } & NamedDanger & AskedQuestion)
  /** Answered a danger, or opened a reply with what to do about it. `place`: its words in the message answered. */
  | {
      act: 'alarm';
      group: string;
      level: AlarmLevel;
      place?: { start: number; end: number } | undefined;
    }
  /** Offered answers to a danger; `text` is what it asks beside it, empty where it asks nothing. */
  | ({ act: 'offer' } & AskedQuestion)
  /** Took an alarm back, because the person said that it was misread. */
  | { act: 'close'; group: string; level: AlarmLevel }
  /** Said that, while an alarm is open, it only records and names no formula. */
  | { act: 'record' }
  /** Said that what it recommends is not for a pregnancy, of which nothing is known. */
  | { act: 'caution' }
  /** Gave the result; the patterns that it leans to, the likeliest first. */
  | { act: 'result'; patterns: readonly string[] }
  /** Added new facts to a result that stays as it is. */
  | { act: 'update'; patterns: readonly string[] }
  /** Answered after the result without changing it. */
  | { act: 'answer' }
  /** Stayed with somebody after despair or violence, without a form. */
  | { act: 'stay'; crisis: 'despair' | 'violence' };

/**
 * What a turn did, stored with its message. `engine`: all that it did is in its acts. `model`: our
 * acts beside the free text of a model, whose questions are read from the text, and what it read
 * itself. `person`: the ids of the offered answers that were tapped, and of what was asked for.
 */
export type Dialogue =
  | { version: 1; by: 'engine' | 'model'; acts: readonly Act[]; read?: readonly ModelMention[] }
  | { version: 1; by: 'person'; chosen: readonly string[] };
