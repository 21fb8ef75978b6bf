import complaintLists from '../compiled/lexicon/complaint.json' with { type: 'json' };
import type { Turn } from '../findings/finding.ts';
import { clausePlaces } from '../findings/told-subject.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { complaintFrom, type ChosenComplaint } from './choose-complaint.ts';
import { answersOnPerson } from './fact-answers.ts';
import { requestedItem } from './requested-item.ts';

const added = lexicon(complaintLists)['complaint.added'].regExp();
const othersMax = 3;

/**
 * The complaints beside the chosen one, oldest first: the one from which the person turned to it, and
 * those that were brought in later in so many words (对了，最近还睡不着), or told plainly in an answer to
 * something else (没吃药，就是老失眠).
 */
export function otherComplaints(
  turns: readonly Turn[],
  chosen: ChosenComplaint | undefined,
): ChosenComplaint[] {
  if (chosen === undefined || chosen.isCorrected === true) return [];
  const told = [
    ...(chosen.isChange ? [complaintFrom(turns, 0)] : []),
    ...turns.map((_, turn) => addedAt(turns, turn)),
  ];
  const names = new Set([chosen.complaint?.name]);
  return told
    .flatMap((one) => one ?? [])
    .filter(({ complaint }) => {
      const isNew = complaint !== undefined && !names.has(complaint.name);
      if (isNew) names.add(complaint.name);
      return isNew;
    })
    .slice(0, othersMax);
}

/** What a message brings in behind words that add something. */
function addedAt(turns: readonly Turn[], turn: number): ChosenComplaint | undefined {
  const said = turns[turn];
  if (said?.role !== 'user' || turn === 0 || requestedItem(said) !== undefined) return undefined;
  const clause = clausePlaces(said.content).find(({ text }) => added.test(text));
  if (clause === undefined && !answersOnPerson(turns, turn)) return undefined;
  const start = clause?.start ?? 0;
  // What stands before those words is an answer to what was asked.
  const content = '，'.repeat(start) + said.content.slice(start);
  const here = [...turns.slice(0, turn), { ...said, content }];
  const found = complaintFrom(here, turn);
  if (found?.complaint === undefined || found.complaint.isGeneral === true) return undefined;
  return { ...found, words: said.content };
}
