// 吃鸡蛋起疹子, told of an allergy, is no rash that somebody has come about.

import settledJson from '../compiled/lexicon/settled.json' with { type: 'json' };
import { askedText } from '../dialogue/asking-text.ts';
import { clausePlaces } from '../findings/told-subject.ts';
import type { Turn } from '../findings/finding.ts';
import { isOnAllergies, reactedTo } from '../findings/settled-names.ts';
import { lexicon } from '../knowledge/lexicon.ts';

const words = lexicon(settledJson);
const isReaction = new RegExp(`^${words['settled.reaction'].source}`, 'u');
const namesAllergy = words['settled.asks-allergies'].regExp();

/** The turns, with what an answer on allergies says of reactions left empty; places stay the same. */
export const withoutReactions = (turns: readonly Turn[]): Turn[] =>
  turns.map((turn, at) => {
    const before = turns[at - 1];
    const isAnswer = turn.role === 'user' && before?.role === 'assistant';
    if (!isAnswer || !isOnAllergies(askedText(before))) return turn;
    return { ...turn, content: masked(turn.content) };
  });

function masked(answer: string): string {
  let rest = answer;
  let isOfAllergy = false;
  for (const { text, start } of clausePlaces(answer)) {
    const isMore: boolean = isOfAllergy && isReaction.test(text);
    isOfAllergy = isMore || reactedTo(text).length > 0;
    if (isOfAllergy) {
      rest = rest.slice(0, start) + '，'.repeat(text.length) + rest.slice(start + text.length);
    }
    isOfAllergy ||= namesAllergy.test(text);
  }
  return rest;
}
