import { patientIn } from '../findings/current-findings.ts';
import type { Finding, Turn } from '../findings/finding.ts';
import { findingsTold } from '../interview/interview-state.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { hasCourse } from '../knowledge/symptom-course.ts';

/** What was told to be there of the patient, in its order; later words not weighed against earlier. */
export function toldSigns(turns: readonly Turn[], complaint: Complaint | undefined): Finding[] {
  const findings = findingsTold(turns, complaint);
  const patient = patientIn(turns, findings);
  return findings.filter(
    ({ symptom, polarity, time, subject }) =>
      subject === patient && polarity === 'present' && time === 'now' && hasCourse(symptom),
  );
}
