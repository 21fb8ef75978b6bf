// Chapters on the fixed texts of the product.
import { plain } from './chapter.ts';
import type { ChapterKind, Fields } from './chapter.ts';

const fields: Fields = {
  when: plain('何时说'),
  text: plain('文字'),
  lines: plain('文字（依次，或择一）'),
};
const filledIn = '花括号处填入现用的电话号码或患者的话。';

/** What people ask while an alarm is open. */
const alarmQuestions: Fields = {
  drive: plain('能不能自己开车、自己去'),
  wait: plain('能不能等到明天'),
  better: plain('现在好些了'),
  medicine: plain('能不能吃自己的药'),
  food: plain('能不能吃喝'),
  transport: plain('医院远、没有车'),
  cost: plain('没钱、没挂号'),
  alone: plain('没人陪'),
  call: plain('打120时怎么说'),
  hospital: plain('医院会做什么'),
  arrived: plain('到了医院'),
};

export const fixedTextKinds: readonly ChapterKind[] = [
  {
    kind: 'alarm-texts',
    title: '报警时说的话',
    note: `急症、心理危机、暴力和须尽快就医时的固定文字，按所列次序说。${filledIn}`,
    fields,
  },
  {
    kind: 'alarm-scripts',
    title: '报警之后',
    note: `每一组危险信号：现在做什么，不要做什么，路上，告诉医生什么，人们常问的话怎么答。没写的问题用“报警之后共用的回答”里同一级别的。${filledIn}`,
    sections: 'file',
    fields: {
      givesWay: plain('另有别的危险时，按别的说'),
      waiting: plain('现在做什么'),
      avoid: plain('不要做什么'),
      way: plain('路上'),
      tell: plain('告诉医生'),
      answers: { label: '所问与回答', fields: alarmQuestions },
    },
  },
  {
    kind: 'alarm-answers',
    title: '报警之后共用的回答',
    note: `编号点号前是所问，点号后是级别（急救、尽快就医、心理危机、人身安全）或情形。${filledIn}`,
    fields,
  },
  {
    kind: 'crisis-texts',
    title: '说到轻生或暴力之后的话',
    note: `之后各轮的陪伴：短，不催促，每轮只问一件小事。${filledIn}`,
    fields,
  },
  {
    kind: 'doubt-texts',
    title: '可能有危险时的追问',
    note: `话里可能有危险而不能确定时，只问一句。${filledIn}`,
    fields,
  },
  {
    kind: 'answer-texts',
    title: '固定的可选回答',
    note: '不属于某一种主诉的、可以点选的回答。',
    fields,
  },
];
