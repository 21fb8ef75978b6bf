import type { Act } from '#medicine/dialogue/turn-acts.ts';
import { doubtTexts } from '#medicine/interview/doubt-texts.ts';
import { isAlarmQuestion } from '#medicine/interview/fixed-questions.ts';
import { tongueQuestion } from '#medicine/knowledge/complaints-questions.ts';
import type { AnswerKey } from '#learning/talks.ts';

/** What an assistant's turn asks: an id of its own, and what a person would answer from. */
export type AskedFor = { id: string; keys: readonly AnswerKey[] };

/** Questions with options, by the beginning or the end of their ids; the first that fits counts. */
const byId: readonly (readonly [RegExp, AnswerKey])[] = [
  [/^(?:cold-heat|warm-cold|cycle-heat|body-warm|body-cold|before-cold)$/, '寒热'],
  [/^(?:sweat|sweat-when)$/, '汗'],
  [/^(?:thirst|body-mouth)$/, '口渴'],
  [/stool$|^anus$/, '大便'],
  [/^item-urine$|^urine-|-urine$/, '小便'],
  [/^appetite$/, '饮食'],
  [/^item-chest-belly$|^chest-|-chest$|^palpitation$|^bloat-|^flank-/, '胸腹'],
  [/sleep/, '睡眠'],
  [/mood|^anger$|^worry$/, '情绪'],
  [/menses|^discharge-|^cycle-|^climacteric-/, '经带'],
  [/-(?:when|trigger|relief|food|time)$|^warm-press$/, '加重缓解'],
  [
    /^(?:body-feel|head-kind|head-place|head-with|face|waist|energy|body-energy|nose|throat)$/,
    '头身',
  ],
  [/^item-ears-eyes$/, '头身'],
];
const otherwise: AnswerKey = '怎么不舒服';

const background: readonly AnswerKey[] = ['用药', '过敏', '既往病'];
/** Questions in free words, by the beginning of their ids. */
const byStart: readonly (readonly [start: string, id: string, keys: readonly AnswerKey[]])[] = [
  ['who.both.', 'who', ['性别年龄']],
  ['who.sex.', 'sex', ['性别年龄']],
  ['who.age.', 'age', ['性别年龄']],
  ['duration', 'duration', ['多久', '诱因']],
  ['background.woman', 'background-of-woman', ['怀孕', ...background]],
  ['background.man', 'background-of-man', background],
  ['detail', 'background-detail', background],
  ['allergies', 'allergies', ['过敏']],
  ['pregnancy', 'pregnancy', ['怀孕']],
  ['course', 'course', ['怎么不舒服', '加重缓解', '检查']],
  ['daily', 'daily', ['饮食', '睡眠', '大便', '小便']],
  ['complaint', 'complaint', ['怎么不舒服']],
  ['item-past-illness', 'item-past-illness', ['既往病']],
  ['item-medicines', 'item-medicines', ['用药']],
  ['item-allergies', 'item-allergies', ['过敏']],
];

/** Whether a reply asks about danger in words that were said. */
export const asksInDoubt = (reply: string): boolean =>
  Object.values(doubtTexts).some(
    (text) => typeof text === 'object' && reply.includes(text.question),
  );

const asksOfMind = (reply: string): boolean =>
  [doubtTexts.crisis, doubtTexts.safety, doubtTexts.mood].some(({ question }) =>
    reply.includes(question),
  );

/** Every question of a reply; a doubt about despair is asked of nobody by a key. */
export function askedBy(acts: readonly Act[], reply: string): AskedFor[] {
  return acts.flatMap((act) => {
    if (act.act === 'doubt')
      return asksOfMind(reply) ? [] : [{ id: 'doubt', keys: ['危险症状'] as const }];
    return act.act === 'ask' ? [askedFor(act.question)] : [];
  });
}

function askedFor(question: string): AskedFor {
  if (isAlarmQuestion(question)) return { id: 'alarm', keys: ['危险症状'] };
  if (question === tongueQuestion.id) return { id: question, keys: [] };
  const known = byStart.find(([start]) => question.startsWith(start));
  if (known) return { id: known[1], keys: known[2] };
  return { id: question, keys: [byId.find(([form]) => form.test(question))?.[1] ?? otherwise] };
}
