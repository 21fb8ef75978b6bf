// Which complaint is opened by signs that were told.
import type { Finding } from '../findings/finding.ts';
import { complaints } from '../knowledge/complaints.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import signLists from '../compiled/lexicon/sign.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { named } from '../knowledge/named-rows.ts';

const signWords = lexicon(signLists);
const flushes = new Set(signWords['sign.flush'].words);

/** Without the fever that only follows from a flush: 一阵一阵发热出汗 is no cold. */
function withoutFlushFever(findings: readonly Finding[]): readonly Finding[] {
  const isOfFlush = ({ symptom, span }: Finding): boolean =>
    symptom === named.fever &&
    findings.some(
      (other) =>
        flushes.has(other.symptom) &&
        other.span.turn === span.turn &&
        other.span.start <= span.end &&
        other.span.end >= span.start,
    );
  return findings.filter((finding) => !isOfFlush(finding));
}

/** The complaint that signs open; a fever that only follows from a flush opens none where another does. */
export function byFindings(findings: readonly Finding[]): Complaint | undefined {
  return opener(withoutFlushFever(findings)) ?? opener(findings);
}

function opener(findings: readonly Finding[]): Complaint | undefined {
  const names = new Set(findings.map((finding) => finding.symptom));
  const byTwo = complaints.find(
    ({ openedByTwo }) => (openedByTwo?.filter((symptom) => names.has(symptom)).length ?? 0) >= 2,
  );
  const opened = openedIn(findings, ({ openedBy }) => openedBy);
  if (opened.some(({ name }) => name === named.menstrualPain))
    return opened.find((c) => c.name === named.menstrualPain);
  const weakly = openedIn(findings, ({ openedBy, weaklyOpenedBy, isGeneral }) => [
    ...(isGeneral === true ? openedBy : []),
    ...(weaklyOpenedBy ?? []),
  ]);
  return byTwo ?? opened.find(({ isGeneral }) => isGeneral !== true) ?? weakly[0];
}

/** The complaints that the findings open, in the order in which they were told; of one place the longest words first. */
function openedIn(
  findings: readonly Finding[],
  openersOf: (complaint: Complaint) => readonly string[],
): Complaint[] {
  return complaints
    .flatMap((complaint) => {
      const span = firstPlace(openersOf(complaint), findings);
      return span === undefined ? [] : [{ complaint, span }];
    })
    .toSorted((a, b) => byPlace(a.span, b.span))
    .map(({ complaint }) => complaint);
}

const byPlace = (a: Finding['span'], b: Finding['span']): number =>
  a.start - b.start || b.end - a.end;

function firstPlace(
  openers: readonly string[],
  findings: readonly Finding[],
): Finding['span'] | undefined {
  return findings
    .filter((finding) => openers.includes(finding.symptom))
    .map((finding) => finding.span)
    .toSorted(byPlace)[0];
}
