import { words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const chestDiscomfort: Complaint = {
  name: '胸痹',
  kind: 'history',
  gbCode: 'A04.01.01',
  spoken: '胸口不舒服',
  openedBy: words('胸痛 胸闷'),
  words: ['胸痹', '胸闷', '胸痛', '冠心病', '心绞痛'],
  alarmQuestion:
    '现在有没有这些：胸口压着痛、痛到左肩下巴后背、出冷汗、喘不上气、心慌得站不住、撕裂样剧痛、快要晕倒？',
  goSooner: [
    '胸口压着痛超过几分钟、出冷汗、喘不上气：马上拨打120，坐下别动',
    '撕裂样剧痛，痛到后背',
  ],
  clinic: '请尽快到心内科做心电图和心肌酶；发作时随时做最有用',
  careFloor: 'day',
  questions: words('chest-kind chest-when heart-with'),
  candidates: [],
  advice: ['先停下重活和剧烈运动，戒烟', '医生开的急救药随身带，按医嘱用'],
  sources: ['tcm-internal', 'triage-common'],
};
