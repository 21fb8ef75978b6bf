import { words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const bleeding: Complaint = {
  name: '血证',
  kind: 'history',
  spoken: '出血',
  openedBy: words('痰中带血 便血 黑便 尿血 鼻衄 牙龈出血 瘀斑'),
  words: ['流鼻血', '便血', '尿血', '咳血', '出血', '牙龈出血'],
  alarmQuestion:
    '有没有这些：出血止不住或一次很多、吐血、黑便、头晕站不稳、胸痛喘不上气、在吃抗凝药或阿司匹林、怀孕？',
  goSooner: ['出血止不住、吐血、黑便、头晕站不稳：马上拨打120', '身上无故青紫、小红点增多'],
  clinic: '请24小时内就医，查血常规和凝血',
  careFloor: 'day',
  questions: words('bleeding-with stool energy'),
  candidates: [],
  advice: ['鼻血：坐直、头略前倾，捏住鼻翼十分钟', '抗凝药和阿司匹林不要自行停，马上问开药的医生'],
  sources: ['tcm-internal', 'triage-common'],
};
