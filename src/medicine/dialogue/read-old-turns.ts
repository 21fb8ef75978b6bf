// Messages from before it was stored what they did: it is read from our own sentences in them. Nothing
// else looks for a sentence of ours.

import { confirmId } from './fact-ids.ts';
import { boundedCache } from '../findings/bounded-cache.ts';
import { questionsIn } from '../findings/lean-on-question.ts';
import { confirmAnswers } from '../interview/answer-groups.ts';
import { crisisTexts } from '../interview/crisis-texts.ts';
import { doubtTexts } from '../interview/doubt-texts.ts';
import { fixedQuestions, isFactQuestion } from '../interview/fixed-questions.ts';
import { otherTitles } from '../interview/result-texts.ts';
import { interviewTexts } from '../interview/texts.ts';
import answerLists from '../compiled/lexicon/answer.json' with { type: 'json' };
import closingLists from '../compiled/lexicon/closing.json' with { type: 'json' };
import { questions, tongueQuestion } from '../knowledge/complaints-questions.ts';
import type { Question } from '../knowledge/complaints-questions.ts';
import { itemQuestions } from '../knowledge/item-questions.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { AlarmLevel } from '../knowledge/red-flags.ts';
import { triageTexts } from '../triage/texts.ts';
import type { Act } from './turn-acts.ts';

const confirmation = lexicon(answerLists)['answer.confirmation'].regExp();
const closingWords = lexicon(closingLists);
/** What a question quotes of the words it asks about, and what ends the words that an alarm quotes. */
const quoted = closingWords['closing.quoted'].regExp();
const alarmed = closingWords['closing.alarmed'].regExp();

const rows: readonly Question[] = [...questions, ...itemQuestions, tongueQuestion];
/** What a text of ours does not name. */
const unnamed = 'unnamed';
const cache = boundedCache<readonly Act[]>(512);

/** What an assistant's text did, as far as its sentences tell. */
export function readOldTurn(text: string): readonly Act[] {
  return cache(text, readText);
}

function readText(text: string): Act[] {
  return [
    ...(text.includes(interviewTexts.introduction) ? [{ act: 'introduce' } as const] : []),
    ...(text.includes(interviewTexts.alarmOpen) ? [{ act: 'record' } as const] : []),
    ...raised(text),
    ...asked(text),
    ...doubted(text),
    ...stayed(text),
    ...(wordsOfResults.some((words) => text.includes(words))
      ? [{ act: 'result', patterns: [] } as const]
      : []),
  ];
}

/** Every result of ours has had one of these. */
const wordsOfResults = [otherTitles.leaning, ...interviewTexts.summaryReady];

const crisisOpenings = [triageTexts.crisisThanks, triageTexts.crisisThanksOther];

/** The alarms of a page; which danger it was stands nowhere in it. */
function raised(text: string): Act[] {
  const alarm = (level: AlarmLevel): Act => ({ act: 'alarm', group: unnamed, level });
  const ofBody = text.includes(triageTexts.emergencyStay) ? 'emergency' : 'urgent';
  return [
    ...(alarmed.test(text) ? [alarm(ofBody)] : []),
    ...(crisisOpenings.some((opening) => text.includes(opening)) ? [alarm('crisis')] : []),
    ...(text.includes(triageTexts.safetyThanks) ? [alarm('safety')] : []),
  ];
}

function stayed(text: string): Act[] {
  const { ofSelf, ofOther, ofViolence } = crisisTexts;
  const has = ({ questions: put }: { questions: readonly string[] }): boolean =>
    put.some((question) => text.includes(question));
  if (has(ofViolence)) return [{ act: 'stay', crisis: 'violence' }];
  return has(ofSelf) || has(ofOther) ? [{ act: 'stay', crisis: 'despair' }] : [];
}

type Ask = Extract<Act, { act: 'ask' }>;

function asked(text: string): Ask[] {
  const words = withoutMarks(text);
  const fixed = fixedQuestions.filter((question) => words.includes(withoutMarks(question.text)));
  const unique = fixed.filter(({ id }, at) => fixed.findIndex((one) => one.id === id) === at);
  const own = questionsAsked(text).filter(
    (question) => !fixed.some((other) => other.text.includes(question.text)),
  );
  const label = confirmation.exec(text)?.groups?.['label'];
  const asks = [
    ...own.map(({ id, text: words, options }) => {
      const labels = options.map((option) => option.label);
      const offered = labels.filter((each) => text.includes(each));
      return asAsk(id, words, offered.length > 0 ? offered : labels);
    }),
    ...unique.map(({ id, text: words, suggestions }) => asAsk(id, words, suggestions)),
    ...(label === undefined
      ? []
      : [asAsk(`confirm.${label}`, interviewTexts.confirmation(label), interviewTexts.yesNo)]),
  ];
  const { confirmOpening } = interviewTexts;
  if (text.includes(confirmOpening)) asks.push(asAsk(confirmId, confirmOpening, confirmAnswers));
  return asks.toSorted((one, other) => text.indexOf(one.text) - text.indexOf(other.text));
}

function asAsk(question: string, text: string, labels: readonly string[]): Ask {
  const options = labels.map((label) => ({ id: `${question}:${label}`, label }));
  return { act: 'ask', question, text, options };
}

const choices = closingWords['closing.choices'].regExp('gu');
const anyMark = /[，？]/gu;
/** Our questions are the same in one sentence or in two. */
const withoutMarks = (text: string): string => text.replaceAll(anyMark, '');

/** The answers that older turns repeated as text behind each question. */
const listedChoices = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(choices)].map(({ groups }) => (groups?.['answers'] ?? '').split('／'));

/** The questions with options that an assistant's text asks. */
export function questionsAsked(text: string): readonly Question[] {
  const listed = listedChoices(text);
  const offers = ({ options }: Question): boolean =>
    listed.some((labels) =>
      labels.every((label) => options.some((option) => option.label === label)),
    );
  const found = rows
    .filter((question) => text.includes(question.text) || offers(question))
    .map((question) => ({ question, offered: offeredIn(question, text) }));
  // Several questions may be worded alike; the answers offered with it tell which one was asked.
  return found
    .filter(({ question, offered }) =>
      found.every((other) => !isWordedAlike(question, other.question) || other.offered <= offered),
    )
    .map(({ question }) => question);
}

function offeredIn({ options }: Question, text: string): number {
  return options.filter(({ label }) => text.includes(label)).length;
}

function isWordedAlike(one: Question, other: Question): boolean {
  return one.text.includes(other.text) || other.text.includes(one.text);
}

const doubts = [
  { ...doubtTexts.emergency, level: 'urgent', isMood: false },
  { ...doubtTexts.crisis, level: 'crisis', isMood: false },
  { ...doubtTexts.safety, level: 'safety', isMood: false },
  { ...doubtTexts.mood, level: 'crisis', isMood: true },
] as const;

/** A question about words that may be a danger, as it is worded now or was before. */
function doubted(text: string): Act[] {
  const quote = quoted.exec(text);
  const words = quote?.groups?.['words'] ?? '';
  const known = doubts.filter(({ question }) => text.includes(question));
  const behind = quote === null ? '' : questionsIn(text.slice(quote.index + quote[0].length));
  const worded = { question: behind, suggestions: [], level: 'urgent', isMood: false } as const;
  return (known.length > 0 || behind === '' ? known : [worded]).map(
    ({ question, suggestions, level, isMood }) => {
      const { options } = asAsk('doubt', question, suggestions);
      return {
        act: 'doubt',
        group: unnamed,
        level,
        words,
        isMood,
        question: 'doubt',
        text: question,
        options,
      };
    },
  );
}

const oldFacts = fixedQuestions.filter(({ id }) => isFactQuestion(id));

/** An assistant's text without the questions that ask for facts on the person or for alarms. */
export function withoutOldFacts(text: string): string {
  return text.replace(/[^。！？!?\n]*[？?]/g, (sentence) => {
    const words = sentence.replace(/^[\s\d.、*]+/, '');
    const asked = withoutMarks(words);
    return oldFacts.some((fact) => withoutMarks(fact.text).includes(asked)) ? '' : sentence;
  });
}
