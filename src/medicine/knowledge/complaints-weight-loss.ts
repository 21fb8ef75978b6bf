import { words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const weightLoss: Complaint = {
  name: '消瘦',
  kind: 'history',
  spoken: '消瘦',
  openedBy: words('消瘦'),
  words: ['消瘦', '瘦了', '体重下降', '变瘦'],
  alarmQuestion:
    '有没有这些：黑便或出血、咽东西费力、长期低烧盗汗、摸到肿块、一直咳嗽或咳血、活着没意思的念头？',
  goSooner: [
    '黑便、出血、咽东西费力',
    '吃喝都留不住、站不稳',
    '觉得活着没意思：请告诉身边的人，可拨打12356',
  ],
  clinic: '半年里瘦了原体重的二十分之一以上，请到医院查血糖、甲状腺、胃肠镜和胸片',
  careFloor: 'clinic',
  questions: words('weight-with sleep-kind energy'),
  candidates: [],
  advice: ['每周同一时间称体重并记下', '别自己吃补药，先查清原因'],
  sources: ['tcm-internal', 'triage-common'],
};
