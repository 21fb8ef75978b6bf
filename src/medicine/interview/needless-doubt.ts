// What nobody can name is asked about only where the answer is not told already.

import askingLists from '../compiled/lexicon/asking.json' with { type: 'json' };
import listedLists from '../compiled/lexicon/listed.json' with { type: 'json' };
import { answerTo, asksOf } from '../dialogue/acts-of.ts';
import type { Turn } from '../findings/finding.ts';
import { complaints } from '../knowledge/complaints.ts';
import { questionNamed } from '../knowledge/complaints-questions.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { isOfMind } from '../triage/alarm.ts';
import type { Alarm } from '../triage/alarm.ts';
import { unnamed } from '../triage/named-dangers.ts';
import { deniesDanger } from './danger-answers.ts';
import { isAlarmQuestion } from './fixed-questions.ts';

const words = lexicon(askingLists);
const gradual = words['asking.told-gradual'].regExp();
const fearsDeath = words['asking.fears-death'].regExp();
const denying = lexicon(listedLists)['listed.denied-in-dialect'].regExp('gu');

/** The first question of a complaint is on the complaint itself; other lists may bring in anything. */
const chiefs = new Set(complaints.map(({ questions: [chief] }) => chief));

/** Whether a question about words that may be a danger has its answer already. */
export function isNeedless(
  { group, level, words: its, span }: Alarm,
  turns: readonly Turn[],
): boolean {
  const { content = '' } = turns[span.turn] ?? {};
  if (isOfMind(level)) return fearsDeath.test(its) || isDeniedInDialect(its, content, turns);
  return group === unnamed && (gradual.test(content) || isAnswerOnSign(turns));
}

/** 么有想不开, to the question that lists despair. */
function isDeniedInDialect(its: string, content: string, turns: readonly Turn[]): boolean {
  if (!asksOf(turns.at(-2)).some(({ question }) => isAlarmQuestion(question))) return false;
  const before = content.slice(0, content.indexOf(its));
  return [...before.matchAll(denying)].some(
    ({ 0: denial, index }) => before.slice(index + denial.length).length <= 1,
  );
}

/** Whether the newest turn answers how one sign is, after the dangers of the complaint were denied. */
function isAnswerOnSign(turns: readonly Turn[]): boolean {
  const rows = asksOf(turns.at(-2)).map(({ question }) => questionNamed(question));
  const isOnSign =
    rows.length > 0 &&
    rows.every((row) => row !== undefined && (row.isList !== true || chiefs.has(row.id)));
  return (
    isOnSign &&
    turns.some((asking, at) =>
      asksOf(asking).some(
        ({ question }) =>
          isAlarmQuestion(question) && deniesDanger(answerTo(turns[at + 1], question)),
      ),
    )
  );
}
