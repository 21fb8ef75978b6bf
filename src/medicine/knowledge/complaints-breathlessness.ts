import { words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const breathlessness: Complaint = {
  name: '喘证',
  kind: 'history',
  gbCode: 'A17.23',
  spoken: '气喘',
  openedBy: words('气喘 喉中痰鸣'),
  weaklyOpenedBy: words('气短'),
  words: ['气喘', '哮喘', '喘'],
  alarmQuestion:
    '现在有没有这些：说不成整句话、嘴唇发青、躺不平、胸痛、咳血、一条腿肿痛、突然憋得厉害？',
  goSooner: ['说不成整句话、嘴唇发青、躺不平：马上拨打120', '用了急救吸入剂也不缓解'],
  clinic: '请尽快到呼吸科或心内科查血氧、胸片和心电图',
  careFloor: 'day',
  questions: words('asthma-with sputum chest-when energy'),
  candidates: [],
  advice: ['坐直、松开领口，开窗通风', '远离烟、灰尘和刺激气味；医生开的吸入药不要自行停'],
  sources: ['tcm-internal', 'triage-common'],
};
