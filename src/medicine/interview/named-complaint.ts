// Which complaint is named in a text, by its name, its words or a value.
import { namesOutside, valuesOutside } from '../answers/answer-value.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { complaints } from '../knowledge/complaints.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import complaintLists from '../compiled/lexicon/complaint.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const nobody: Patient = { medicines: [], allergies: [], redFlagOpen: false };
const words = lexicon(complaintLists);
const inPassing = words['complaint.in-passing'].regExp();
const denied = words['complaint.denied'].regExp('');

/** The complaint that is named, but for one that is only mentioned: 哦对了我还有点鼻炎. */
export function byName(text: string): Complaint | undefined {
  const complaint = placed(text, namesOf, (before) => !inPassing.test(before))[0];
  // 没什么不舒服 asks for nothing beside 尿酸 512.
  return (complaint?.kind === 'constitution' ? byValue(text) : undefined) ?? complaint;
}

export const namedInPassing = (text: string): Complaint | undefined => placed(text, namesOf)[0];

const namesOf = ({ named: names }: Complaint): readonly string[] => names ?? [];

export function byWords(text: string): Complaint | undefined {
  return firstSpecific(placed(text, (complaint) => complaint.words));
}

/** 尿酸520 is the complaint of 尿酸高. */
export function byValue(text: string): Complaint | undefined {
  const names = valuesOutside(text, nobody).map(namesOutside).join('，');
  return namedInPassing(names) ?? byWords(names);
}

/** The complaints one of whose words stands in the text undenied, in the order of the text. */
function placed(
  text: string,
  wordsOf: (complaint: Complaint) => readonly string[],
  counts = (_before: string): boolean => true,
): Complaint[] {
  return complaints
    .flatMap((complaint) =>
      wordsOf(complaint).map((word) => ({ complaint, at: text.indexOf(word) })),
    )
    .filter(({ at }) => at !== -1 && !denied.test(text.slice(0, at)) && counts(text.slice(0, at)))
    .toSorted((a, b) => a.at - b.at)
    .map(({ complaint }) => complaint);
}

/** The first that is more than a general state such as tiredness or sweating. */
function firstSpecific(found: readonly Complaint[]): Complaint | undefined {
  return found.find(({ isGeneral }) => isGeneral !== true) ?? found[0];
}
