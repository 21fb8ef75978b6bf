import { words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const wastingThirst: Complaint = {
  name: '消渴',
  kind: 'history',
  gbCode: 'A06.09.',
  spoken: '口渴多饮',
  openedBy: words('尿多 血糖高 多食易饥'),
  openedByTwo: words('尿多 多食易饥 血糖高 口渴 消瘦'),
  words: ['消渴', '血糖高', '多饮多尿'],
  alarmQuestion:
    '有没有这些：恶心呕吐、肚子痛、呼吸深快、口里烂水果味、迷糊、手抖出冷汗、脚上有伤口不好？',
  goSooner: [
    '呕吐、呼吸深快、迷糊：马上拨打120',
    '手抖出冷汗、发呆：能吞咽先吃糖，再去医院',
    '脚上伤口红肿或发黑',
  ],
  clinic: '请到内分泌科查空腹血糖和糖化血红蛋白',
  careFloor: 'clinic',
  questions: words('wasting-with energy warm-cold'),
  candidates: [],
  advice: ['不喝含糖饮料，主食定量，饭后走一走', '正在吃的降糖药不要自行停减'],
  sources: ['tcm-internal', 'triage-common'],
};
