// What a person says of a medicine by its name: that it is taken, was stopped, or is only asked about.

import medicineJson from '../compiled/lexicon/medicine.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const medicineWords = lexicon(medicineJson);

/** `stopped` also holds of what was prescribed and never taken. */
export type MedicineStatus = 'taken' | 'stopped' | 'considered';

/** Herbs and ready-made Chinese medicines: asking about one says nothing of taking it. */
const chineseMedicines: ReadonlySet<string> = new Set(medicineWords['medicine.chinese'].words);

const denied = medicineWords['medicine.not-taken'].regExp();
const takenUntilNow = medicineWords['medicine.still-taken'].regExp();
const pastBefore = medicineWords['medicine.formerly'].regExp();
const notTakenAfter = medicineWords['medicine.not-taken-after'].regExp();
const stoppedBefore = medicineWords['medicine.stopped-before'].regExp();
const stoppedAfter = medicineWords['medicine.stopped-after'].regExp();
const resumed = medicineWords['medicine.resumed'].regExp();
/** What was stopped within days is still in the body. */
const lately = medicineWords['medicine.lately'].regExp();
const asking = medicineWords['medicine.asked'].regExp();
const askedWithTaken = medicineWords['medicine.asked-together'].regExp();

/**
 * What a normalised text says of the medicine whose name stands at `at`. A medicine that was stopped
 * within the last days, or is asked about together with another one, counts as taken: that is the
 * careful side of every check of interactions.
 */
export function medicineStatus(text: string, at: number, name: string): MedicineStatus {
  const end = at + name.length;
  const sentenceFrom = Math.max(lastOf(text, at, '。！？!?\n'), 0);
  const clauseFrom = Math.max(lastOf(text, at, '，。；！？,;!?\n'), 0);
  const before = text.slice(clauseFrom, at);
  const after = text.slice(end, nextOf(text, end, '。！!\n'));
  const clause = before + name + text.slice(end, nextOf(text, end, '，。；！,;!\n'));
  if (denied.test(before) || pastBefore.test(before)) return 'stopped';
  const isAsked = asking.test(clause);
  const isStopped = stoppedBefore.test(before) || stoppedAfter.test(after);
  if (isStopped && !isAsked && !resumed.test(after)) {
    return lately.test(text.slice(sentenceFrom, end) + after) ? 'taken' : 'stopped';
  }
  if (!isAsked && notTakenAfter.test(after)) return 'stopped';
  if (!isAsked || takenUntilNow.test(before)) return 'taken';
  const isTakenBeside = !chineseMedicines.has(name) && askedWithTaken.test(clause);
  return isTakenBeside ? 'taken' : 'considered';
}

function lastOf(text: string, before: number, marks: string): number {
  let at = before;
  while (at > 0 && !marks.includes(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Where the clause or sentence from `from` ends; a question mark belongs to it. */
function nextOf(text: string, from: number, marks: string): number {
  let at = from;
  while (at < text.length && !marks.includes(text.charAt(at))) {
    if ('？?'.includes(text.charAt(at))) return at + 1;
    at += 1;
  }
  return at;
}
