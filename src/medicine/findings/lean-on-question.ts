import answerJson from '../compiled/lexicon/answer.json' with { type: 'json' };
import questionJson from '../compiled/lexicon/question.json' with { type: 'json' };
import symptomJson from '../compiled/lexicon/symptom.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { boundedCache } from './bounded-cache.ts';
import type { Statement } from '../reading/mention.ts';
import { readSymptoms } from './read-symptoms.ts';
import { normalise } from './normalise.ts';

const answerWords = lexicon(answerJson);
const questionWords = lexicon(questionJson);

const nouns = answerWords['answer.noun'].words;
const filler = String.raw`(?:${answerWords['answer.filler'].source}|[，。！？、\s])*`;
const tail = `${answerWords['answer.tail-of-stance'].source}*`;
const edge = '(?=$|[，。！；、\\s\\n])';
const denials = new RegExp(`^${filler}${answerWords['answer.no'].source}${tail}${edge}`, 'u');
const affirmations = new RegExp(
  `^${filler}${answerWords['answer.yes'].source}${answerWords['answer.yes-more'].source}*${tail}${edge}`,
  'u',
);
const unsure = new RegExp(`^${filler}${answerWords['answer.unsure'].source}`, 'u');
const colour = new RegExp(`^${lexicon(symptomJson)['symptom.colour'].source}`, 'u');
const questionEnd = new RegExp(`(?<=${questionWords['question.end'].source})`, 'u');
const restDenied = answerWords['answer.rest-denied'].regExp();
const all = answerWords['answer.all'].regExp();
const shortMax = 8;

export type Leaning = {
  symptom: string;
  polarity: Statement['polarity'];
  start: number;
  end: number;
};

const questionCache = boundedCache<string>(512);

/** The sentences of an assistant's text that ask something. */
export function questionsIn(text: string): string {
  return questionCache(text, (whole) =>
    whole
      .split(/(?<=[。！？!?\n])/u)
      .filter((sentence) => /[？?]$/u.test(sentence))
      .join(''),
  );
}

/** A question of what kind, when or how often takes for granted that it is there. */
const presuming = questionWords['question.of-kind'].regExp();
/** So does one that asks for something with it: 头痛的时候会恶心吗. */
const adding = questionWords['question.of-more'].regExp();

/** The symptoms that a question takes for granted: a no to it, and not knowing it, say nothing of them. */
function grantedIn(asking: string): Set<string> {
  const granted = asking.split(questionEnd).flatMap((sentence) => {
    const hits = readSymptoms(sentence);
    const kind = presuming.exec(sentence);
    const added = kind ?? adding.exec(sentence);
    const end = added === null ? 0 : added.index + added[0].length;
    if (kind !== null) return hits.filter(({ start }) => start <= end);
    const isAdded = hits.some((hit) => hit.end > end);
    return isAdded ? hits.filter((hit) => hit.end <= (added?.index ?? 0)) : [];
  });
  return new Set(granted.map(({ symptom }) => symptom));
}

/** How a user's answer takes the question before it, when it does: 有, 都没有, 不清楚. */
export function stanceOf(answer: string): 'yes' | 'no' | 'unsure' | null {
  const text = normalise(answer.slice(0, 60)).trim();
  if (unsure.test(text)) return 'unsure';
  if (denials.test(text)) return 'no';
  if (affirmations.test(text)) return 'yes';
  return null;
}

/** Short words that need the question's noun: asked 大便是干还是稀, answered 稀，头也痛. */
function completed(question: string, answer: string, own: readonly Statement[]): Leaning[] {
  const asked = nouns.filter((noun) => question.includes(noun));
  const leanings: Leaning[] = [];
  for (const match of answer.matchAll(/[^，。、；！？,.;!?\s]+/gu)) {
    if (match[0].length > shortMax || leanings.length > shortMax) continue;
    const end = match.index + match[0].length;
    const told = own.filter((statement) => statement.start < end && statement.end > match.index);
    // 颜色暗有块 says two things, and only the clots without the question.
    if (told.length > 0 && !colour.test(match[0])) continue;
    for (const noun of asked) {
      const found = readSymptoms(noun + match[0]).find(
        ({ symptom, start, end: to }) =>
          start < noun.length && to > noun.length && !told.some((one) => one.symptom === symptom),
      );
      if (found === undefined) continue;
      leanings.push({
        symptom: found.symptom,
        polarity: found.polarity,
        start: match.index,
        end,
      });
      break;
    }
  }
  return leanings;
}

/**
 * What an answer says by leaning on the question before it. A bare yes to several different
 * symptoms leaves each of them unknown, because nobody can tell which one is meant.
 * @param asking the questions of the turn before
 */
export function leanOnQuestion(asking: string, answer: string): Leaning[] {
  if (asking === '') return [];
  const own = readSymptoms(answer);
  const stated = new Set(own.map(({ symptom }) => symptom));
  const asked = [...new Set(readSymptoms(asking).map(({ symptom }) => symptom))].filter(
    (symptom) => !stated.has(symptom),
  );
  const span = { start: 0, end: Math.min(answer.length, shortMax) };
  const stance = stanceOf(answer);
  const spread = (polarity: Statement['polarity']): Leaning[] =>
    asked.map((symptom) => ({ symptom, polarity, ...span }));
  if (stance === 'unsure' || stance === 'no') {
    const granted = grantedIn(asking);
    const polarity = stance === 'no' ? 'absent' : 'unknown';
    return spread(polarity).filter(({ symptom }) => !granted.has(symptom));
  }
  const rest = restDenied.exec(answer);
  if (rest !== null && stance === null) {
    return asked.map((symptom) => ({
      symptom,
      polarity: 'absent' as const,
      start: rest.index,
      end: rest.index + rest[0].length,
    }));
  }
  if (stance === 'yes') {
    if (asked.length === 1 || all.test(answer)) return spread('present');
    return stated.size > 0 ? [] : spread('unknown');
  }
  return completed(asking, answer, own);
}
