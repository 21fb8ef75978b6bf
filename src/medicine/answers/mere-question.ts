// "枸杞能天天喝吗" tells of no illness: nobody has to be asked since when.
import { findFindings } from '../findings/find-findings.ts';
import { boundedCache } from '../findings/bounded-cache.ts';
import { measurementsIn } from '../findings/measurements.ts';
import type { Turn } from '../findings/finding.ts';
import intentJson from '../compiled/lexicon/intent.json' with { type: 'json' };
import { asksOf } from '../dialogue/acts-of.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { answerQuestion } from './answer-question.ts';
import { valuesOutside } from './answer-value.ts';
import { substancesIn } from './substances.ts';

const eating = lexicon(intentJson)['intent.eating'].regExp();
const nobody: Patient = { medicines: [], allergies: [], redFlagOpen: false };
const cache = boundedCache<boolean>(512);
/** From here on it is a fever (°C, in the armpit). */
const fever = 37.3;

/** Whether a message only asks about a thing and tells of nothing that is there. */
function isMereQuestion(content: string): boolean {
  return cache(content, asksOnly);
}

function asksOnly(content: string): boolean {
  const turns: Turn[] = [{ role: 'user', content }];
  const { on } = answerQuestion({ turns, person: nobody }) ?? {};
  if (on !== 'thing' && on !== 'aid') return false;
  if (measurementsIn(content).some(({ kind, value }) => kind === 'temperature' && value >= fever))
    return false;
  if (valuesOutside(content, nobody).length > 0) return false;
  const things = substancesIn(content);
  return findFindings(turns).every(
    ({ polarity, words, span: { start, end } }) =>
      polarity !== 'present' ||
      eating.test(words) ||
      things.some((thing) => thing.start < end && thing.end > start),
  );
}

/**
 * The turns with what only asks left empty, so that no complaint is read from it. An answer to what was
 * asked loses the sentences that ask and nothing else; places stay.
 */
export const withoutMereQuestions = (turns: readonly Turn[]): Turn[] =>
  turns.map((turn, at) => {
    if (turn.role !== 'user' || !isMereQuestion(turn.content)) return turn;
    return { ...turn, content: asksOf(turns[at - 1]).length > 0 ? told(turn.content) : '' };
  });

/** A message with its sentences that only ask left empty; none where all do. */
function told(content: string): string {
  const rest = content.replaceAll(/[^。！？!?\n]+[。！？!?\n]*/gu, (sentence) =>
    isMereQuestion(sentence) ? '，'.repeat(sentence.length) : sentence,
  );
  return /[^，]/u.test(rest) ? rest : '';
}
