/** The answer that passes a question over. */
export const skipSuggestion = '跳过';
