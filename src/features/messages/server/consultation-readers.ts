// The analysis of a conversation before a reply, as pure functions for another thread.
import type { Turn } from '#medicine/findings/finding.ts';
import type { Person } from '#medicine/herb-safety/person.ts';
import type { Hotline } from '#medicine/knowledge/hotlines.ts';
import { readSafety } from './consultation-safety.ts';
import { promptFacts } from './prompt-facts.ts';
import { readerOf } from '#platform/server/reader.ts';

type SafetyOrder = {
  turns: readonly Turn[];
  profile: Partial<Person>;
  hotlines: readonly Hotline[];
};
type FactsOrder = { turns: readonly Turn[]; person: Person };

export const safetyReader = readerOf(
  import.meta.url,
  'safetyReader',
  ({ turns, profile, hotlines }: SafetyOrder) => readSafety(turns, profile, hotlines),
);

export const factsReader = readerOf(
  import.meta.url,
  'factsReader',
  ({ turns, person }: FactsOrder) => promptFacts(turns, person),
);
