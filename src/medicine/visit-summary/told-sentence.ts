import { shortened } from '#platform/contract/chars.ts';
import type { Span } from '../findings/finding.ts';
import { questionsIn, stanceOf } from '../findings/lean-on-question.ts';
import { ownSentences, type OwnSentence } from '../findings/own-sentences.ts';
import { readSymptoms } from '../findings/read-symptoms.ts';
import { skipSuggestion } from '../interview/skip-suggestion.ts';
import { questionCharsMax, sentenceCharsMax, type ToldTurn } from './sheet.ts';
import visitLists from '../compiled/lexicon/visit.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const visitWords = lexicon(visitLists);
const asks = visitWords['visit.asks'].regExp();

/** A sentence of the person's with what must be known to quote it rightly. */
export type ToldSentence = OwnSentence & {
  source: ToldTurn;
  /** The questions it answers, when it says little without them; else empty. */
  questions: string[];
  /** 有, 都没有, 不清楚: it only takes a stand on its questions. */
  isStance: boolean;
  /** It asks something. */
  isAsking: boolean;
};

const shortMax = 12;
const greeting = visitWords['visit.small-talk'].regExp('iu');
const asking = visitWords['visit.question-end'].regExp();

/** Whether a stretch only asks: what it names is not told of anybody. */
export function onlyAsks({ isAsking }: ToldSentence, words: string): boolean {
  return isAsking && asks.test(words);
}

/** All that the person said, in order; greetings, thanks and skipped questions left out. */
export function toldSentences(turns: readonly ToldTurn[]): ToldSentence[] {
  return ownSentences(turns, sentenceCharsMax).flatMap((sentence) => {
    const source = turns[sentence.turn];
    if (source === undefined || sentence.text === skipSuggestion) return [];
    const before = turns[sentence.turn - 1];
    const asked = before?.role === 'assistant' ? questionList(before.content) : [];
    const isShort = sentence.text.length <= shortMax;
    const isStance = asked.length > 0 && isShort && hasStance(sentence);
    const isFirst = source.content.slice(0, sentence.start).trim() === '';
    const isBare = isFirst && isShort && readSymptoms(sentence.text).length === 0;
    const questions = isStance || isBare ? asked : [];
    if (questions.length === 0 && greeting.test(sentence.text)) return [];
    return [{ ...sentence, source, questions, isStance, isAsking: asking.test(sentence.text) }];
  });
}

const hasStance = ({ text }: OwnSentence): boolean => stanceOf(text) !== null;

function questionList(text: string): string[] {
  return (questionsIn(text).match(/[^？?]+[？?]/gu) ?? [])
    .map((question) => question.replace(/^[\s\d.、*#>-]+/u, '').replaceAll('**', ''))
    .filter((question) => /\p{L}/u.test(question));
}

/** The questions of a sentence that speak of something, or all of them, short enough to quote. */
export function askedOf(
  { questions }: ToldSentence,
  speaksOf: (question: string) => boolean,
): string | undefined {
  const meant = questions.filter(speaksOf);
  const text = (meant.length > 0 ? meant : questions).join('');
  if (text === '') return undefined;
  return shortened(text, questionCharsMax);
}

export const overlaps = (a: Span, b: Span): boolean =>
  a.turn === b.turn && a.start < b.end && a.end > b.start;

/** The clause of a sentence that a place of its message stands in. */
export function clauseAround({ text, start }: ToldSentence, at: number): string {
  const breaks = /[，,；;。！!]/u;
  const place = at - start;
  const from =
    text
      .slice(0, place)
      .split('')
      .findLastIndex((char) => breaks.test(char)) + 1;
  const rest = text.slice(place).search(breaks);
  return text.slice(from, rest < 0 ? text.length : place + rest);
}
