import { answerCharsMax } from './answer-length.ts';

/** The sentences in their order, those left out that would not fit into an answer any more. */
export function joinedWithin(sentences: readonly string[], max = answerCharsMax): string {
  return sentences.reduce(
    (said, next) => (said === '' || [...(said + next)].length <= max ? said + next : said),
    '',
  );
}
