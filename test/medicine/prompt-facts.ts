import { briefingOf } from '#features/messages/server/prompt-facts.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import type { Patient } from '#medicine/herb-safety/patient.ts';

/** The facts that a model gets of a conversation. */
export const promptFacts = (turns: readonly Turn[], person: Patient): string[] =>
  briefingOf({ turns, person }).facts;
