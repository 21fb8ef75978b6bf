import { briefingOf } from '#features/messages/server/prompt-facts.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import type { Person } from '#medicine/herb-safety/person.ts';

/** The facts that a model gets of a conversation. */
export const promptFacts = (turns: readonly Turn[], person: Person): string[] =>
  briefingOf({ turns, person }).facts;
