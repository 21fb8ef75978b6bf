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

const question = lexicon(questionLists);

/** What the ten questions go through, in the order of the song, as a record has them. */
export const historyTopics: readonly HistoryTopic[] = [
  {
    key: 'coldHeat',
    label: '寒热',
    groups: ['寒热'],
    asked: question['question.cold-heat'].regExp(),
  },
  { key: 'sweat', label: '汗', groups: ['汗'], asked: question['question.sweat'].regExp() },
  {
    key: 'headBody',
    label: '头身',
    groups: ['头身'],
    asked: question['question.head-body'].regExp(),
  },
  {
    key: 'stoolUrine',
    label: '大便',
    groups: ['大便'],
    asked: question['question.stool'].regExp(),
  },
  {
    key: 'stoolUrine',
    label: '小便',
    groups: ['小便'],
    asked: question['question.urine'].regExp(),
  },
  {
    key: 'diet',
    label: '饮食口味',
    groups: ['饮食'],
    asked: question['question.appetite'].regExp(),
  },
  { key: 'diet', label: '口渴', groups: ['口渴'], asked: question['question.thirst'].regExp() },
  {
    key: 'chestBelly',
    label: '胸腹',
    groups: ['胸腹'],
    asked: question['question.chest-belly'].regExp(),
  },
  {
    key: 'chestBelly',
    label: '呼吸与咳',
    groups: ['呼吸'],
    asked: question['question.breath'].regExp(),
  },
  {
    key: 'earsEyes',
    label: '耳目',
    groups: ['耳目'],
    asked: question['question.ears-eyes'].regExp(),
  },
  { key: 'sleep', label: '睡眠', groups: ['睡眠'], asked: question['question.sleep'].regExp() },
  { key: 'mood', label: '情绪', groups: ['情志'], asked: question['question.mood'].regExp() },
  { key: 'menses', label: '经带', groups: ['经带'], asked: question['question.menses'].regExp() },
];
