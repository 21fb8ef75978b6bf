import { words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const jaundice: Complaint = {
  name: '黄疸',
  kind: 'history',
  gbCode: 'A17.34',
  spoken: '发黄',
  openedBy: words('身目发黄'),
  words: ['黄疸', '眼睛黄', '眼睛发黄', '皮肤发黄'],
  alarmQuestion:
    '有没有这些：高热寒战、右上腹剧痛、迷糊嗜睡、呕血黑便、身上青紫、最近吃过新的药或草药？',
  goSooner: ['高热寒战、右上腹剧痛、迷糊：马上去急诊', '呕血、黑便'],
  clinic: '请24小时内到医院查肝功能、胆红素和腹部B超',
  careFloor: 'day',
  questions: words('jaundice-with stool energy'),
  candidates: [],
  advice: [
    '先停掉可疑的草药、保健品和酒，把包装带去医院；医生开的药问过医生再动',
    '清淡饮食，多休息',
  ],
  sources: ['tcm-internal', 'triage-common'],
};
