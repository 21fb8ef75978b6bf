import { answerTexts as texts } from './answer-texts.ts';

/** The answer that passes a question over. */
export const skipSuggestion = texts.skip;
