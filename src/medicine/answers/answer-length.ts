/** What an answer says before a question or a list follows (characters). */
export const answerCharsMax = 120;
