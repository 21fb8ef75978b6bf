/** What people ask while an alarm is open, and `arrived`: what is said when they have arrived. */
export const alarmQuestions = [
  'drive',
  'wait',
  'better',
  'medicine',
  'food',
  'transport',
  'cost',
  'alone',
  'call',
  'hospital',
  'arrived',
] as const;
export type AlarmQuestion = (typeof alarmQuestions)[number];

/** What follows an alarm of one group of danger signs: short sentences, one thing each. */
export type AlarmScript = {
  /** The group. */
  id: string;
  /** The script of another open danger is followed rather than this one. */
  givesWay?: true;
  /** What to do now, while help is on its way. */
  waiting: readonly string[];
  /** What not to do. */
  avoid: readonly string[];
  /** On the way to the hospital. */
  way: readonly string[];
  /** What to tell the doctor or the one who answers the call. */
  tell: readonly string[];
  /** Answers of its own, or ids of shared ones; for all others those of the alarm's level are taken. */
  answers: Readonly<Partial<Record<AlarmQuestion, string>>>;
};
