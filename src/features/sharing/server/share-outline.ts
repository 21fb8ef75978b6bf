// The outline on a card. It is read from the published text alone: nothing that a mask
// has removed can be in it.
import { shortened } from '#platform/contract/chars.ts';
import { stripMarkdown } from '#platform/contract/plain-text.ts';
import { maskTexts } from '#features/masking/mask-texts.ts';
import { readMentions } from '#medicine/course/read-mentions.ts';
import { traceCourse } from '#medicine/course/trace-course.ts';
import { findPerson } from '#medicine/findings/find-person.ts';
import type { ShareOutline } from '../contract.ts';
import { ageBandLast, ageBandYears, outlineChanges, type OutlineChange } from '../rules.ts';

/** Limits of the outline of a card: the steps of the course, the newest, and the words of each. */
export const outlineStepsMax = 4;
const outlineWordsCharsMax = 40;

type Turn = { role: 'user' | 'assistant'; content: string };

const decades = Array.from(
  { length: ageBandLast / ageBandYears - 1 },
  (_, n) => (n + 1) * ageBandYears,
);

/** The outline of a masked conversation; null where it has no complaint. Pure. */
export function outlineOf(messages: readonly Turn[]): ShareOutline | null {
  const turns = messages.map(({ role, content }) => ({ role, content: stripMarkdown(content) }));
  const steps = traceCourse([readMentions(turns)]);
  const [first] = steps;
  if (!first) return null;
  const { ageYears, ageMonths, sex } = findPerson(turns.map(withPlainAge));
  const later = steps.flatMap(({ symptom, change, mention }) =>
    isOutlineChange(change) ? [{ symptom, change, words: wordsOf(mention.note) }] : [],
  );
  return {
    complaint: wordsOf(first.mention.note),
    ageBand: bandOf(ageYears ?? (ageMonths === undefined ? undefined : 0)),
    sex: sex === 'unknown' ? null : sex,
    turns: turns.filter(({ role }) => role === 'user').length,
    course: later
      .filter(({ words }, at) => later.findIndex((other) => other.words === words) === at)
      .map(({ change, words }) => ({ change, words }))
      .slice(-outlineStepsMax),
    outcome: later.findLast(({ symptom }) => symptom === first.symptom)?.change ?? null,
  };
}

const isOutlineChange = (change: string): change is OutlineChange =>
  outlineChanges.some((each) => each === change);

const wordsOf = (note: string): string =>
  shortened(note.replaceAll(/\s+/gu, ' ').trim(), outlineWordsCharsMax);

const bandOf = (years: number | undefined): number | null =>
  years === undefined
    ? null
    : Math.min(ageBandLast, Math.floor(years / ageBandYears) * ageBandYears);

/** A masked age as a plain one of its decade, which the person's age can be read from. */
function withPlainAge({ role, content }: Turn): Turn {
  const { years, underTen, overNinety, plainYears } = maskTexts;
  const bands = [
    ...decades.map((decade) => [years(decade), plainYears(decade)] as const),
    [underTen, plainYears(ageBandYears - 1)] as const,
    [overNinety, plainYears(ageBandLast)] as const,
  ];
  const plain = bands.reduce((text, [masked, decade]) => text.replaceAll(masked, decade), content);
  return { role, content: plain };
}
