import type { RankedPattern } from '../patterns/differentiate.ts';
import type { InterviewState } from './interview-state.ts';
import type { Asked } from './next-questions.ts';

const shownMax = 3;

/** How the engine weighs what it has, in plain words, for those who want to look. */
export function writeReasoning(
  state: InterviewState,
  ranked: readonly RankedPattern[],
  questions: readonly Asked[],
): string {
  const { complaint, person, findings } = state;
  if (!complaint) return '还没有说到哪里不舒服，先问主诉。';
  const known = findings.filter((finding) => finding.polarity === 'present').length;
  const lines = [
    complaint.row
      ? `主诉归入“${complaint.row.name}”，已记下${known}条表现。`
      : `这个主诉不在能辨证的范围内，只记录病史，已记下${known}条表现。`,
    ...(person.redFlagOpen ? ['有需要尽快就医的情况，不做辨证，也不提方药。'] : []),
    ...(person.redFlagOpen ? [] : ranked.slice(0, shownMax).map(weighing)),
    questions.length > 0
      ? `接下来问：${questions.map((question) => question.text).join(' ')}`
      : '不再提问，给出结果。',
  ];
  return lines.join('\n');
}

function weighing({ pattern, share, for: supporting, against }: RankedPattern): string {
  const forWords = supporting.map(({ symptom, grade }) => `${symptom}（${grade}）`).join('、');
  const againstWords = against
    .map(({ symptom, polarity }) => (polarity === 'denied' ? `没有${symptom}` : symptom))
    .join('、');
  return `${pattern}：约${Math.round(share * 100)}%；支持：${forWords || '暂无'}；不支持：${againstWords || '暂无'}。`;
}
