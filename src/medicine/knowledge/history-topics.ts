import rows from '../compiled/history-topics.json' with { type: 'json' };
import questionLists from '../compiled/lexicon/question.json' with { type: 'json' };
import { lexicon } from './lexicon.ts';
import type { SymptomGroup } from './symptom-row.ts';
import type { TenQuestionKey } from '../course/ten-question-keys.ts';

export type HistoryTopic = {
  /** As a record names it. */
  label: string;
  /** The question that it belongs to; a question may have two halves. */
  key: TenQuestionKey;
  groups: readonly SymptomGroup[];
  /** How a question about it reads. */
  asked: RegExp;
};
type HistoryTopicRow = Omit<HistoryTopic, 'asked'> & { asked: keyof typeof questionLists };

const question = lexicon(questionLists);

/** What the ten questions go through, in the order of the song, as a record has them. */
export const historyTopics: readonly HistoryTopic[] = (rows as readonly HistoryTopicRow[]).map(
  (row) => ({ ...row, asked: question[row.asked].regExp() }),
);
