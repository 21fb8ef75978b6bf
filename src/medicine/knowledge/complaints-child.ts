import { words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const childComplaint: Complaint = {
  name: '儿科',
  kind: 'history',
  gbCode: 'A10.',
  spoken: '孩子不舒服',
  openedBy: words(''),
  words: ['宝宝', '孩子', '小孩', '娃', '儿子', '女儿'],
  alarmQuestion:
    '孩子有没有这些：没精神叫不醒、抽搐、喘得胸口凹下去、嘴唇发青、尿很少或哭没眼泪、皮肤花纹或紫点、三个月以内发热、误吞了东西？',
  goSooner: [
    '没精神、抽搐、喘、嘴唇发青：马上拨打120',
    '三个月以内发热38℃以上：马上去急诊',
    '尿很少、哭没眼泪、不吃不喝',
    '高热超过三天，或退热后仍没精神',
  ],
  clinic: '请带去儿科看',
  careFloor: 'clinic',
  questions: words('child-state child-stool'),
  candidates: [],
  advice: [
    '少量多次喝水，吃清淡的，注意休息',
    '不给孩子用大人的药和偏方；退热药按说明书和医生的话用',
  ],
  sources: ['tcm-paediatrics', 'triage-common'],
};
