import { hasAsked } from '../dialogue/acts-of.ts';
import type { Turn } from '../findings/finding.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import { backgroundDetail } from './fixed-questions.ts';
import complaintLists from '../compiled/lexicon/complaint.json' with { type: 'json' };
import toldLists from '../compiled/lexicon/told.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const complaintWords = lexicon(complaintLists);
const toldWords = lexicon(toldLists);
const pregnancy = toldWords['told.pregnancy'].regExp();

const sexCorrected = toldWords['told.sex-corrected'].regExp();
const correction = complaintWords['complaint.correction'].regExp();

/** Whether a turn takes back something said before. */
export function isCorrection(content: string): boolean {
  return correction.test(content);
}

/** The sex as a correction gives it. */
export function correctedSex(turns: readonly Turn[]): '男' | '女' | undefined {
  for (const { role, content } of turns.toReversed()) {
    if (role !== 'user' || !isCorrection(content)) continue;
    const found = sexCorrected.exec(content)?.groups?.['sex'];
    if (found !== undefined) return found === '男' ? '男' : '女';
  }
  return undefined;
}

const maybe = toldWords['told.maybe-pregnant'].regExp();
const settled = toldWords['told.not-pregnant'].regExp();

/** Whether a pregnancy was called possible and not ruled out since. */
export function mayHaveConceived(turns: readonly Turn[]): boolean {
  let isPossible = false;
  for (const { role, content } of turns) {
    if (role !== 'user') continue;
    if (settled.test(content)) isPossible = false;
    else if (maybe.test(content)) isPossible = true;
  }
  return isPossible;
}

/** Whether nobody spoke of a pregnancy: then a yes was one to several questions at once. */
export function neverSpokeOfPregnancy(turns: readonly Turn[]): boolean {
  return turns.every(({ role, content }) => role !== 'user' || !pregnancy.test(content));
}

/** Whether a bare yes was told later to mean something else than a pregnancy. */
export function wasToldOtherwise(turns: readonly Turn[]): boolean {
  const at = turns.findIndex((turn) => hasAsked(turn, backgroundDetail.id));
  const detail = turns[at + 1];
  if (at === -1 || detail?.role !== 'user' || stanceOf(detail.content) === 'yes') return false;
  return neverSpokeOfPregnancy(turns);
}
