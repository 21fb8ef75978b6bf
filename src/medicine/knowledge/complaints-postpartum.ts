import { words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const postpartum: Complaint = {
  name: '产后不适',
  kind: 'history',
  gbCode: 'A09.02.05.',
  spoken: '产后不适',
  openedBy: words(''),
  named: ['产后', '坐月子', '月子里', '恶露', '剖宫产后', '生完孩子'],
  words: ['产后', '坐月子', '月子里', '恶露', '剖宫产后', '生完孩子'],
  alarmQuestion:
    '有没有这些：大出血、恶露发臭、高热、一条腿肿痛、胸痛喘不上气、头痛眼花、想伤害自己或孩子？',
  goSooner: [
    '大出血、胸痛喘不上气、抽搐：马上拨打120',
    '发热、恶露发臭、乳房红肿热痛',
    '想伤害自己或孩子：请马上告诉家人，可拨打12356',
  ],
  clinic: '请到产科或妇科看，哺乳时用药先问医生',
  careFloor: 'clinic',
  questions: words('postpartum-with sweat stool'),
  candidates: [],
  advice: ['多休息，家人分担夜里的照顾', '清淡有营养，不捂汗，不自己用药'],
  sources: ['tcm-gynaecology', 'triage-common'],
};
