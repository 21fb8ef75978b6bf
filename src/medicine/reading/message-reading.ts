import type { Measurement } from '../findings/measurements.ts';
import type { DangerSignals } from './danger-signals.ts';
import type { Statement } from './mention.ts';
import type { ToldNames } from './told-names.ts';
import type { ToldOfPerson } from './told-of-person.ts';

/**
 * What one message of the person says by itself, read once when it is sent and stored with it. What a
 * conversation says is a fold over these: whatever leans on other messages is no part of it. Plain data
 * but for maps and sets; nobody may change it.
 */
export type MessageReading = {
  /** The words it was made from. It says nothing of a turn with other words. */
  readonly text: string;
  /** Symptoms that are stated, denied, left open or asked about, with time, subject and attributes. */
  readonly mentions: readonly Statement[];
  /** Measured values, told apart from ages, doses and dates. */
  readonly measurements: readonly Measurement[];
  /** Sex, age, pregnancy, nursing and of whom it speaks, whatever was asked. */
  readonly person: ToldOfPerson;
  /** Medicines, lasting diseases and allergies, and what is said of each, whatever was asked. */
  readonly names: ToldNames;
  /** Western medicines that are named as taken, by the names of the herb checks. */
  readonly medicines: readonly string[];
  /** What is heard of danger. */
  readonly danger: DangerSignals;
};
