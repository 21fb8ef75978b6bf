import { isOfMind } from '../triage/alarm.ts';
import type { Alarm } from '../triage/alarm.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import type { Hotline } from '../knowledge/hotlines.ts';
import { triage } from '../triage/triage.ts';
import { doubtAgain, doubtLead, mindAgain } from './danger-answers.ts';
import { alarmQuestion } from './fixed-questions.ts';
import type { InterviewState } from './interview-state.ts';
import type { Asked } from './next-questions.ts';

const wordsMax = 24;
/** How often one conversation is asked about words after the question itself, at most. */
const againMax = 2;
/** Characters of an answer that only says yes, no or that one does not know. */
const bareMax = 5;
const mindQuestions: Partial<Record<Alarm['level'], string>> = {
  crisis: '最近有没有觉得活着没意思，或者想伤害自己、伤害别人？',
  safety: '有没有人打您、逼您，或者把您关起来？',
};

function companyOf(lines: readonly Hotline[]): string {
  const line = lines.find(({ id }) => id === 'psychological');
  return line ? `心里难熬的时候，可以随时拨打 ${line.number}，有人会听您说。` : '';
}

/**
 * What is asked before all else when the newest words may be a danger and triage is not sure
 * (decision 044); each question once, and none while an alarm is open. A question about despair
 * names the psychological one of `lines`.
 */
export function doubtQuestion(
  { turns, said, person, complaint }: InterviewState,
  lines: readonly Hotline[],
): Asked | undefined {
  if (person.redFlagOpen) return undefined;
  // 不知道, 没有 alone say nothing that could be doubted.
  const newest = turns.at(-1)?.content.trim() ?? '';
  if (newest.length <= bareMax && stanceOf(newest) !== null) return undefined;
  const { doubts } = triage(turns.slice(-1));
  // Who despairs may not come back: that is asked before a bodily danger, which the next turn asks.
  const doubt = doubts.find(({ level }) => level === 'crisis') ?? doubts[0];
  if (doubt === undefined) return undefined;
  const known = alarmQuestion(complaint?.row, person.sex);
  const words = doubt.words.trim();
  const quoted = words === '' || words.length > wordsMax ? '' : `您说到“${words}”。`;
  const company = doubt.level === 'crisis' ? companyOf(lines) : '';
  const question = mindQuestions[doubt.level] ?? known.text;
  if (said.includes(question)) return askedAgain(said, doubt, company);
  // A sentence of its own, so that a no to the question denies nothing that is quoted before it.
  return {
    ...known,
    text: `${quoted}${company}${question.startsWith('先') ? '' : doubtLead}${question}`,
  };
}

/** The question was asked before these words were said: then it is only about them. */
function askedAgain(said: string, doubt: Alarm, company: string): Asked | undefined {
  const ofMind = isOfMind(doubt.level);
  const question = ofMind ? mindAgain : doubtAgain;
  const words = doubt.words.trim();
  const quoted = words.length > wordsMax ? `${words.slice(0, wordsMax)}…` : words;
  const isNew = !said.includes(`“${quoted}”`) && said.split(question).length <= againMax;
  if (words === '' || !isNew || (ofMind && said.includes(question))) return undefined;
  return {
    id: 'alarm',
    text: `您说到“${quoted}”。${company}${question}`,
    suggestions: ofMind ? ['没有', '有，我来说'] : ['不是', '是的', '说不清'],
  };
}
