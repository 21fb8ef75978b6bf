import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import { sessionTheme } from '#medicine/course/session-theme.ts';
import type { Patient } from '#medicine/herb-safety/patient.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';
import { knownToTriage } from '#medicine/triage/known-to-triage.ts';
import { triage } from '#medicine/triage/triage.ts';
import { firstChars } from '#platform/contract/chars.ts';
import { readerOf } from '#platform/server/reader.ts';
import { worseAdvice } from '#medicine/interview/worse-advice.ts';

/** Characters of what a question is about. */
const aboutCharsMax = 60;

type Order = {
  turns: readonly ChainTurn[];
  /** What is stored about the family member whom the conversation is for. */
  known: Partial<Patient>;
};

/** Whether an alarm is open, and what the conversation is about. */
export const resultReader = readerOf(
  import.meta.url,
  'resultReader',
  ({ turns, known }: Order) => ({
    isAlarmed: triage(turns, knownToTriage(known)).level !== 'routine',
    about: firstChars(sessionTheme(readInterview(turns, known)), aboutCharsMax),
  }),
);

export const worseReader = readerOf(import.meta.url, 'worseReader', ({ turns, known }: Order) =>
  worseAdvice(turns, known),
);
