// What is answered in fixed words: first aid, vaccines, what to avoid eating, what a word means.
import intentJson from '../compiled/lexicon/intent.json' with { type: 'json' };
import { dietAnswers, firstAidAnswers, termAnswers, vaccineAnswers } from '../knowledge/answers.ts';
import { lexicon } from '../knowledge/lexicon.ts';
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
  return definition.test(asked) ? topicIn(termAnswers, asked)?.text : undefined;
}

/** What a word means; it stands in the clause that asks. */
export function answerTerm({ asked }: Question): string | undefined {
  return whatIs.test(asked) ? topicIn(termAnswers, asked)?.text : undefined;
}
