import type { Turn } from '../findings/finding.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import { backgroundDetail } from './fixed-questions.ts';

const correction = /打错|说错|写错|搞错|弄错|记错|更正|纠正|口误|不对[，,]|其实/u;

/** Whether a turn takes back something said before. */
export function isCorrection(content: string): boolean {
  return correction.test(content);
}

/** The sex as a correction gives it. */
export function correctedSex(turns: readonly Turn[]): '男' | '女' | undefined {
  for (const { role, content } of turns.toReversed()) {
    if (role !== 'user' || !isCorrection(content)) continue;
    const found = /(?:我|性别|应该|其实)?[^。]{0,4}是(男|女)(?:的|性|生|士)?(?![友朋儿人])/u.exec(
      content,
    );
    if (found !== null) return found[1] === '男' ? '男' : '女';
  }
  return undefined;
}

const maybe = /可能(?:是)?怀孕|可能怀上|不(?:确定|知道)[^，。]{0,6}怀孕|有可能怀/u;
const settled = /没有?怀孕|没怀|不是怀孕|排除[^，。]{0,3}怀孕|验孕[^，。]{0,6}(?:阴|没)/u;

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
  return turns.every(
    ({ role, content }) => role !== 'user' || !/孕|怀了|怀上|有喜|大肚/u.test(content),
  );
}

/** Whether a bare yes was told later to mean something else than a pregnancy. */
export function wasToldOtherwise(turns: readonly Turn[]): boolean {
  const at = turns.findIndex(
    ({ role, content }) => role === 'assistant' && content.includes(backgroundDetail.text),
  );
  const detail = turns[at + 1];
  if (at === -1 || detail?.role !== 'user' || stanceOf(detail.content) === 'yes') return false;
  return neverSpokeOfPregnancy(turns);
}
