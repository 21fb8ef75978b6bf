import type { Conclusion } from './conclusion.ts';
import type { InterviewState } from './interview-state.ts';
import { adviceFor } from './write-result-turn.ts';
import { interviewTexts as texts } from './texts.ts';

const thanks = /^(?:好的?|嗯+|谢|多谢|感谢|知道了|明白|了解|收到|再见|拜拜|ok|行|没有了|没了)/i;
const asksDose = /剂量|用量|多少克|几克|怎么(?:吃|喝|服|煎|用)|吃多少|一天几次|吃几/;
const asksCare = /能吃|可以吃|吃什么|忌口|饮食|要注意|注意什么|注意的|怎么调|生活/;
const asksClinic =
  /严重吗|多久(?:能|会)?好|看什么科|挂什么科|去医院|要不要检查|做什么检查|需要检查/;

/** Whether the last turn asks us something instead of telling more. */
export function isQuestion(state: InterviewState): boolean {
  const text = state.turns.at(-1)?.content ?? '';
  return asksDose.test(text) || asksCare.test(text) || asksClinic.test(text);
}

/** The answer to a turn after the result that brings nothing new to weigh. */
export function writeFollowUp(state: InterviewState, conclusion: Conclusion): string {
  const text = state.turns.at(-1)?.content.trim() ?? '';
  const row = state.complaint?.row;
  if (asksDose.test(text)) return texts.doseAnswer;
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
