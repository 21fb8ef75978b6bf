import type { SourceId } from './source.ts';

export const alarmLevels = ['emergency', 'crisis', 'safety', 'urgent'] as const;
export type AlarmLevel = (typeof alarmLevels)[number];

/** A row of the danger words, or a sign read from numbers. */
type Sign = string;

/**
 * All of `all` must be said (an inner list means any one of it) and none of `none` close by.
 * Reach: `phrase` within 8 characters, `clause` within 16, `near` within 70 of one message, `turns`
 * also a few turns apart, `across` only in different turns, `talk` anywhere in the conversation.
 */
export type RedFlagRule = {
  within: 'phrase' | 'clause' | 'near' | 'turns' | 'across' | 'talk';
  all: readonly (Sign | readonly Sign[])[];
  none?: readonly Sign[];
  /** When this rule weighs more or less than its group. */
  level?: AlarmLevel;
  /** Words that hardly mean anything else: they stand where they are most of what is said. */
  isPlain?: true;
};

export type RedFlagGroup = {
  /** Unique, kebab-case. */
  id: string;
  /** Shown to staff and reviewers. */
  title: string;
  level: AlarmLevel;
  rules: readonly RedFlagRule[];
  /** What to say besides the common line, in our words; may be empty. */
  advice: string;
  /** Plain words without which the learned reader may not call what it hears by this name. */
  names?: readonly string[];
  /** The group whose plain words are its own as well. */
  namesOf?: string;
  sources: readonly SourceId[];
  /** The physician who signed the row. Nobody has yet. */
  reviewer?: string;
};
