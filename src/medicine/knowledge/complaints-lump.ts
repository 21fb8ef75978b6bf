import { words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const abdominalLump: Complaint = {
  name: '积聚',
  kind: 'history',
  gbCode: 'A16.01.',
  spoken: '腹部包块',
  openedBy: words('腹部包块'),
  words: ['包块', '肿块', '硬块'],
  alarmQuestion: '有没有这些：肚子剧痛、呕血黑便、不排便不排气、高热、发黄、体重明显下降？',
  goSooner: ['肚子剧痛、呕血黑便、不排便不排气：马上去急诊', '包块长得快、越来越瘦'],
  clinic: '请尽快到医院做B超或CT，弄清是什么',
  careFloor: 'clinic',
  questions: words('lump-with stool appetite energy'),
  candidates: [],
  advice: ['先别按揉、别热敷、别吃偏方', '记下什么时候摸到、有没有变大'],
  sources: ['tcm-internal', 'triage-common'],
};
