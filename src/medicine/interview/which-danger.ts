import { asksOf } from '../dialogue/acts-of.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import type { Hotline } from '../knowledge/hotlines.ts';
import { isUnclearYes } from '../triage/answered-lists.ts';
import { listedIn, listedParts } from '../triage/listed-parts.ts';
import { ruledAlone } from '../triage/ruled-alarms.ts';
import { answerTexts } from './answer-texts.ts';
import { doubtTexts } from './doubt-texts.ts';
import { isAlarmQuestion, whichQuestion } from './fixed-questions.ts';
import type { InterviewState } from './interview-state.ts';
import type { Asked } from './next-questions.ts';

/** Which of several things a bare yes means: they are offered one by one, a danger before the rest. */
export function whichDanger(
  { turns }: InterviewState,
  lines: readonly Hotline[],
): Asked | undefined {
  const asking = turns.at(-2);
  if (asking === undefined || !isUnclearYes(turns, turns.length - 1)) return undefined;
  const asks = asksOf(asking);
  const answers = asks.flatMap(({ question, options }) =>
    isAlarmQuestion(question) ? [] : options.map(({ label }) => label),
  );
  const dangers =
    asks.length === 0
      ? listedParts(asking)
      : asks.flatMap(({ question, text }) => (isAlarmQuestion(question) ? listedIn(text) : []));
  const suggestions = [
    ...dangers,
    ...answers.filter((label) => stanceOf(label) !== 'no'),
    answerTexts.noneOfThese,
  ];
  const isOfMind = dangers.some((content) =>
    ruledAlone({ role: 'user', content }).some(({ level }) => level === 'crisis'),
  );
  const line = lines.find(({ id }) => id === 'psychological');
  const company = isOfMind && line ? doubtTexts.company(line.number) : '';
  return {
    ...whichQuestion,
    text: `${company}${whichQuestion.text}`,
    suggestions: [...new Set(suggestions)],
  };
}
