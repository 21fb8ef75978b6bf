// What is answered in fixed words: first aid, vaccines, what to avoid eating, what a word means.
import intentJson from '../compiled/lexicon/intent.json' with { type: 'json' };
import { dietAnswers, firstAidAnswers, termAnswers, vaccineAnswers } from '../knowledge/answers.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { patternIn } from '../knowledge/patterns.ts';
import type { Question } from './read-question.ts';
import { topicIn } from './topic-in.ts';
import { answerTexts as texts } from './texts.ts';

/** Characters of a message that tells more than it asks. */
const storyMin = 40;
const words = lexicon(intentJson);
const now = words['intent.now'].regExp();
const whatIs = words['intent.what-is'].regExp();
const avoiding = words['intent.avoid'].regExp();
const definition = words['intent.definition'].regExp();
const vaccine = words['intent.vaccine'].regExp();

/** What to do now, where somebody asks it of a situation that a row knows. */
export function answerFirstAid({ asked, text }: Question): string | undefined {
  return now.test(asked) ? topicIn(firstAidAnswers, text)?.text : undefined;
}

export function answerVaccine({ asked, text }: Question): string | undefined {
  if (!vaccine.test(text.length > storyMin ? asked : text)) return undefined;
  return topicIn(vaccineAnswers, text)?.text ?? texts.vaccineUnknown;
}

export function answerDiet({ asked, text }: Question): string | undefined {
  return avoiding.test(asked)
    ? (topicIn(dietAnswers, asked) ?? topicIn(dietAnswers, text))?.text
    : undefined;
}

/** What a word means, where that is asked in so many words. */
export function answerDefinition({ asked }: Question): string | undefined {
  return definition.test(asked) ? meaningIn(asked) : undefined;
}

/** What a word means; it stands in the clause that asks. */
export function answerTerm({ asked }: Question): string | undefined {
  return whatIs.test(asked) ? topicIn(termAnswers, asked)?.text : undefined;
}

/** The meaning of a term of everyday use, or of a pattern that is named by more characters. */
function meaningIn(asked: string): string | undefined {
  const term = topicIn(termAnswers, asked);
  const named = patternIn(asked);
  const isTerm = (word: string): boolean =>
    asked.includes(word) && word.length >= (named?.name.length ?? 0);
  if (named === undefined || term?.words.some(isTerm) === true) return term?.text;
  return texts.patternMeans(named.name, named.pattern.name, named.pattern.plain);
}
