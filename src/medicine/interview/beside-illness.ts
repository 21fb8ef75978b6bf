import complaintLists from '../compiled/lexicon/complaint.json' with { type: 'json' };
import { clausePlaces } from '../findings/told-subject.ts';
import type { Finding } from '../findings/finding.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { byName } from './named-complaint.ts';
import { byFindings } from './opened-complaint.ts';

const words = lexicon(complaintLists);
const ofYears = words['complaint.of-years'].regExp();
const newly = words['complaint.newly'].regExp();

/** What is new beside an illness of years that it is no sign of: 十几年的鼻炎，今天开始头痛. */
export function besideIllness(text: string, findings: readonly Finding[]): Complaint | undefined {
  const illness = byName(text);
  const clauses = clausePlaces(text);
  if (illness === undefined || !clauses.some((clause) => isLongIllness(clause.text, illness)))
    return undefined;
  const signs = [...illness.openedBy, ...illness.candidates.flatMap(({ main }) => main)];
  const fresh = findings.filter(
    ({ symptom, span }) =>
      !signs.includes(symptom) &&
      clauses.some(
        (clause) =>
          span.start >= clause.start &&
          span.end <= clause.start + clause.text.length &&
          newly.test(clause.text) &&
          !isLongIllness(clause.text, illness),
      ),
  );
  const found = byFindings(fresh);
  return found?.isGeneral === true ? undefined : found;
}

const isLongIllness = (clause: string, { named: names = [] }: Complaint): boolean =>
  ofYears.test(clause) && names.some((name) => clause.includes(name));
