import { questionsAsked } from '#medicine/dialogue/read-old-turns.ts';
import { doubtTexts } from '#medicine/interview/doubt-texts.ts';
import { alarmQuestion } from '#medicine/interview/fixed-questions.ts';
import { questionTexts } from '#medicine/interview/question-texts.ts';
import { complaints } from '#medicine/knowledge/complaints.ts';
import { fixedQuestion, freeQuestion } from '#medicine/knowledge/fixed-questions.ts';
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
const fixed: readonly (readonly [id: string, keys: readonly AnswerKey[]])[] = [
  ['duration', ['多久', '诱因']],
  ['background-of-woman', ['怀孕', ...background]],
  ['background-of-man', background],
  ['background-detail', background],
  ['allergies', ['过敏']],
  ['pregnancy', ['怀孕']],
  ['course', ['怎么不舒服', '加重缓解', '检查']],
  ['daily', ['饮食', '睡眠', '大便', '小便']],
  ['complaint', ['怎么不舒服']],
  ['item-past-illness', ['既往病']],
  ['item-medicines', ['用药']],
  ['item-allergies', ['过敏']],
];
const who: readonly (readonly [id: string, words: string])[] = [
  ['who', questionTexts.sexAndAge],
  ['sex', questionTexts.sex],
  ['age', questionTexts.age('').slice(-'的年龄是？'.length)],
];
const sexes = ['男', '女'] as const;
const alarmTexts = [undefined, ...complaints].flatMap((row) =>
  sexes.map((sex) => alarmQuestion(row, sex).text),
);

/** Whether a reply asks about danger in words that were said. */
export const asksInDoubt = (reply: string): boolean =>
  Object.values(doubtTexts).some(
    (text) => typeof text === 'object' && reply.includes(text.question),
  );

const asksOfMind = (reply: string): boolean =>
  [doubtTexts.crisis, doubtTexts.safety, doubtTexts.mood].some(({ question }) =>
    reply.includes(question),
  );

/** Every question of a reply, in no order; a doubt about despair is asked of nobody by a key. */
export function askedIn(reply: string): AskedFor[] {
  const asked: AskedFor[] = [];
  const ofWho = who.find(([, words]) => reply.includes(words));
  if (ofWho) asked.push({ id: ofWho[0], keys: ['性别年龄'] });
  for (const [id, keys] of fixed)
    if (reply.includes(fixedQuestion(id).text)) asked.push({ id, keys });
  const fixedTexts = asked.flatMap(({ id }) => freeQuestion(id)?.text ?? []);
  for (const { id, text } of questionsAsked(reply)) {
    if (fixedTexts.some((fixedText) => fixedText.includes(text))) continue;
    if (id === 'tongue') asked.push({ id, keys: [] });
    else asked.push({ id, keys: [byId.find(([form]) => form.test(id))?.[1] ?? otherwise] });
  }
  const isOfBody = asksInDoubt(reply) && !asksOfMind(reply);
  if (isOfBody) asked.push({ id: 'doubt', keys: ['危险症状'] });
  const isAlarm = alarmTexts.some((text) => reply.includes(text));
  if (isAlarm) asked.push({ id: 'alarm', keys: ['危险症状'] });
  return asked;
}
