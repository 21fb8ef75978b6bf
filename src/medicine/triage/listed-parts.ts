// What a question lists, part by part: a yes to several things does not say which of them is there.

import answerJson from '../compiled/lexicon/answer.json' with { type: 'json' };
import dangerJson from '../compiled/lexicon/danger.json' with { type: 'json' };
import listedJson from '../compiled/lexicon/listed.json' with { type: 'json' };
import { asksOf, hasDone } from '../dialogue/acts-of.ts';
import { askingTextOfAll } from '../dialogue/asking-text.ts';
import { boundedCache } from '../findings/bounded-cache.ts';
import type { Turn } from '../findings/finding.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import { lexicon } from '../knowledge/lexicon.ts';

const dangerWords = lexicon(dangerJson);
const asker = dangerWords['danger.asker'].regExp();
const upToAsker = new RegExp(`^.*?${dangerWords['danger.asker'].source}`, 'u');
const lead = new RegExp(`^(?:${lexicon(listedJson)['listed.lead'].source})+`, 'u');
/** All that was asked is there. */
const all = lexicon(answerJson)['answer.all'].regExp();
/** Texts. */
const keptQuestionsMax = 512;

const partsOf = boundedCache<readonly string[]>(keptQuestionsMax);

/** What the questions of a turn that are answered by yes or no list. One about words in doubt lists nothing. */
export function listedParts(asking: Turn): readonly string[] {
  if (hasDone(asking, 'doubt')) return [];
  const asked = asksOf(asking).map(({ text }) => text);
  return listedIn(asked.length > 0 ? asked.join('\n') : askingTextOfAll(asking));
}

/** The same of the questions in a text. */
export const listedIn = (text: string): readonly string[] => partsOf(text, partsIn);

const partsIn = (text: string): string[] =>
  text
    .split(/(?<=[。！？!?\n])/u)
    .filter((sentence) => /[？?]\s*$/u.test(sentence) && asker.test(sentence))
    .flatMap((sentence) => partsOfQuestion(sentence.replace(/[？?]\s*$/u, '')));

function partsOfQuestion(question: string): string[] {
  const clauses = question.split(/[、，；：:,;]/u);
  const from = clauses.findIndex((clause) => asker.test(clause));
  // The word that asks may stand behind all that it asks about.
  const isBehind = from === clauses.length - 1 && withoutAsker(clauses[from] ?? '') === '';
  return clauses
    .slice(isBehind ? 0 : from)
    .map(withoutAsker)
    .filter((part) => part !== '');
}

const withoutAsker = (clause: string): string => withoutLead(clause.replace(upToAsker, '')).trim();

/** A part of a list without what only joins it to the others. */
export const withoutLead = (part: string): string => part.replace(lead, '');

/** Whether a message says yes, and not to all, to a turn that lists several things. */
export const isYesToList = (asking: Turn | undefined, answer: string): boolean =>
  asking?.role === 'assistant' &&
  stanceOf(answer) === 'yes' &&
  !all.test(answer) &&
  listedParts(asking).length > 1;
