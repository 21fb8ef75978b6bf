import complaintLists from '../compiled/lexicon/complaint.json' with { type: 'json' };
import { clausePlaces } from '../findings/told-subject.ts';
import { lexicon } from '../knowledge/lexicon.ts';

const idle = lexicon(complaintLists)['complaint.idle'].regExp();

/** Whether a clause tells who somebody is or asks for help, and nothing of what is wrong. */
export const isIdle = (clause: string): boolean => idle.test(clause);

/** What a text tells, in whole clauses of the person as far as `charsMax` goes; at least the first. */
export function ownWords(text: string, charsMax: number): string {
  const clauses = clausePlaces(text).map((clause) => clause.text);
  const telling = clauses.filter((clause) => !isIdle(clause));
  const [first = '', ...rest] = telling.length > 0 ? telling : clauses;
  let told = first.slice(0, charsMax);
  for (const clause of rest) {
    if (told.length + 1 + clause.length > charsMax) break;
    told += `，${clause}`;
  }
  return told;
}
