import type { Turn } from '../findings/finding.ts';
import answerLists from '../compiled/lexicon/answer.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { meanings } from '../knowledge/short-answer-meanings.ts';
import type { ChosenOption } from './option-findings.ts';
import { questionsIn } from './option-findings.ts';

const answerWords = lexicon(answerLists);
const adverbs = answerWords['answer.adverb'].regExp();
const tails = answerWords['answer.tail'].regExp();
const denials = answerWords['answer.denied-start'].regExp();

/** What answers of a single word say, as if the answer had been offered. */
export function shortAnswers(turns: readonly Turn[]): ChosenOption[] {
  return turns.flatMap(({ role, content }, turn) => {
    if (role !== 'user') return [];
    const open = new Set(
      questionsIn(turns[turn - 1]).flatMap(({ options }) => options.flatMap((o) => o.present)),
    );
    return [...content.matchAll(/[^，。、；！？,.;!?\s]+/gu)].flatMap((match) => {
      const words = match[0];
      const isDenied = denials.test(words) && meanings[words] === undefined;
      const bare = words.replace(isDenied ? denials : adverbs, '').replace(tails, '');
      const meaning = Object.hasOwn(meanings, bare) ? meanings[bare] : undefined;
      if (meaning === undefined) return [];
      const symptom =
        meaning.symptoms.find((name) => open.has(name)) ??
        (meaning.needsQuestion ? undefined : meaning.symptoms[0]);
      if (symptom === undefined) return [];
      const option = {
        label: words,
        present: isDenied ? [] : [symptom],
        absent: isDenied ? [symptom] : [],
      };
      return [{ option, turn, start: match.index }];
    });
  });
}
