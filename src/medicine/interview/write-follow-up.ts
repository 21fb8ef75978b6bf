import type { Conclusion } from './conclusion.ts';
import type { InterviewState } from './interview-state.ts';
import { adviceFor } from './write-result-turn.ts';
import { interviewTexts as texts } from './texts.ts';

const thanks = /^(?:好的?|嗯+|谢|多谢|感谢|知道了|明白|了解|收到|再见|拜拜|ok|行|没有了|没了)/i;
const asksDose =
  /剂量|用量|多少克|几克|怎么(?:吃|喝|服|煎|用)(?!饭)|几(?:粒|片|袋|付|副|剂)|饭前还是饭后|吃多少|一天几次|吃几/;
const asksWho = /你是(?:不是)?(?:谁|医生|真人|机器人|人工|AI)|(?:是|有)真人/i;
const asksOwnMedicine =
  /(?:能|可以|要不要|用不用|需要)(?:先)?(?:停|减|换)(?:掉)?[^，。]{0,6}药|(?:药|片|胶囊)(?:能|可以|要)(?:停|减|换)|(?:能|可以)不吃[^，。]{0,6}药/;
const asksMedicine =
  /吃什么药|用什么药|开(?:个|点|一点|一下)?(?:药|方)|什么(?:中药|中成药|药方)|推荐[^，。]{0,4}药/;
const asksCare = /能吃|可以吃|吃什么|忌口|饮食|要注意|注意什么|注意的|怎么调|生活/;
const asksClinic =
  /严重吗|多久(?:能|会)?好|看什么科|挂什么科|去医院|要不要检查|做什么检查|需要检查/;

/** Whether the last turn asks us something instead of telling more. */
export function isQuestion(state: InterviewState): boolean {
  const text = state.turns.at(-1)?.content ?? '';
  return [asksDose, asksCare, asksClinic, asksWho, asksOwnMedicine, asksMedicine].some((pattern) =>
    pattern.test(text),
  );
}

/** What to say at once to a question that comes while we are still asking; empty when there is none. */
export function asideFor(state: InterviewState): string {
  const text = state.turns.at(-1)?.content.trim() ?? '';
  if (asksOwnMedicine.test(text)) return texts.ownMedicineAnswer;
  if (asksDose.test(text)) return texts.doseAnswer;
  return asksWho.test(text) ? texts.whoAnswer : '';
}

/** The answer to a turn after the result that brings nothing new to weigh. */
export function writeFollowUp(state: InterviewState, conclusion: Conclusion): string {
  const text = state.turns.at(-1)?.content.trim() ?? '';
  const row = state.complaint?.row;
  const aside = asideFor(state);
  if (aside !== '') return aside;
  if (asksMedicine.test(text)) return texts.medicineAnswer;
  if (asksCare.test(text)) {
    const items = adviceFor(state, conclusion).map((item) => `- ${item}`);
    return `可以先这样做：\n\n${items.join('\n')}`;
  }
  if (asksClinic.test(text) && row) {
    const items = row.goSooner.map((item) => `- ${item}`);
    return `${row.clinic}。出现下面这些请尽快去：\n\n${items.join('\n')}`;
  }
  return thanks.test(text) ? texts.closing : texts.unsure;
}
