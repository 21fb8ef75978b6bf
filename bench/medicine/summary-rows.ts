// The ways of writing a summary that are read as written, and what is wrong with the others.
import { faultsOf } from '#test/medicine/summaries/read-written.ts';
import { writtenSummaries } from '#test/medicine/summaries/written-summaries.ts';

export function summaryRows(): [label: string, ...cells: string[]][] {
  const read = Object.entries(writtenSummaries).map(
    ([way, written]) => [way, faultsOf(written)] as const,
  );
  const wrong = read.filter(([, faults]) => faults.length > 0);
  return [
    ['Summaries read as written', `${read.length - wrong.length}/${read.length}`],
    ...wrong.map(([way, faults]): [string, string] => [`  ${way}`, faults.join(', ')]),
  ];
}
