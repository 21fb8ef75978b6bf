import { words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const oedema: Complaint = {
  name: '水肿',
  kind: 'history',
  gbCode: 'A17.45',
  spoken: '浮肿',
  openedBy: words('水肿 下肢水肿 眼睑水肿'),
  words: ['水肿', '浮肿'],
  alarmQuestion:
    '有没有这些：躺不平或夜里憋醒、喘不上气、一条腿突然肿痛发紫、尿很少、血压很高头痛眼花、怀孕？',
  goSooner: [
    '喘不上气、躺不平：马上拨打120',
    '一条腿突然肿痛发紫',
    '一天尿很少，或怀孕后脸手突然肿',
  ],
  clinic: '请到内科查尿常规、肾功能、肝功能、白蛋白和心脏',
  careFloor: 'clinic',
  questions: words('swelling-where swelling-urine swelling-with energy'),
  candidates: [],
  advice: ['清淡少盐，坐着时把腿垫高', '每天早上同一时间称体重并记下'],
  sources: ['tcm-internal', 'triage-common'],
};
