import { words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const pregnancy: Complaint = {
  name: '孕期不适',
  kind: 'history',
  gbCode: 'A09.02.03.',
  spoken: '孕期不适',
  openedBy: words(''),
  words: ['孕吐', '怀孕', '孕期', '孕妇'],
  alarmQuestion:
    '有没有这些：出血、肚子一阵阵痛或剧痛、破水、胎动变少、头痛眼花血压高、吐得喝不下水、发热？',
  goSooner: [
    '出血、剧烈腹痛、破水、胎动变少：马上去产科急诊',
    '头痛眼花、血压高、抽搐：拨打120',
    '吐得一天喝不下水',
  ],
  clinic: '请到产科看，带上产检本',
  careFloor: 'clinic',
  questions: words('pregnant-with appetite stool'),
  candidates: [],
  advice: ['少量多餐，多休息，不自己用药和偏方', '每天留意胎动和出血'],
  sources: ['tcm-gynaecology', 'triage-common'],
};
