// Answers to questions on the person: what they name is a medicine, a disease, an allergy, an age, and
// not what somebody has come about, but where that is said in so many words (就是老失眠，没吃药).

import complaintLists from '../compiled/lexicon/complaint.json' with { type: 'json' };
import { asksOf, hasAsked } from '../dialogue/acts-of.ts';
import { confirmId } from '../dialogue/fact-ids.ts';
import type { Turn } from '../findings/finding.ts';
import { clausePlaces } from '../findings/told-subject.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { durationQuestion, isFactQuestion, isPersonQuestion } from './fixed-questions.ts';

const words = lexicon(complaintLists);
const plainly = words['complaint.plainly'].regExp();
const added = words['complaint.added'].regExp();
const lasting = words['complaint.lasting'].regExp();
const ofFacts = words['complaint.of-facts'].regExp();

const isOfFacts = (id: string): boolean =>
  isPersonQuestion(id) || isFactQuestion(id) || [durationQuestion.id, confirmId].includes(id);

/** Whether a message answers questions for facts or dangers, and no other question. */
export function answersFacts(turns: readonly Turn[], at: number): boolean {
  const asked = askedBefore(turns, at);
  return asked.length > 0 && asked.every(isOfFacts);
}

/** Whether it does, and one of them is on the person. */
export const answersOnPerson = (turns: readonly Turn[], at: number): boolean =>
  answersFacts(turns, at) && askedBefore(turns, at).some(isPersonQuestion);

const askedBefore = (turns: readonly Turn[], at: number): string[] =>
  turns[at]?.role === 'user' ? asksOf(turns[at - 1]).map(({ question }) => question) : [];

/**
 * Such an answer with everything left empty but for what is plainly a complaint: behind words that add
 * something all of it, in an answer to since when also what that is said of. Places stay.
 */
export function plainComplaints(turns: readonly Turn[], at: number): string {
  const answer = turns[at]?.content ?? '';
  const isOnTime = hasAsked(turns[at - 1], durationQuestion.id);
  let rest = answer;
  let isAdded = false;
  for (const { text, start } of clausePlaces(answer)) {
    isAdded ||= added.test(text);
    const isPlain = isAdded || plainly.test(text) || (isOnTime && lasting.test(text));
    if (isPlain && !ofFacts.test(text)) continue;
    rest = rest.slice(0, start) + '，'.repeat(text.length) + rest.slice(start + text.length);
  }
  return rest;
}
