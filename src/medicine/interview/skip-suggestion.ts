import { questionTexts as texts } from './question-texts.ts';

/** The answer that passes a question over. */
export const skipSuggestion = texts.skip;
