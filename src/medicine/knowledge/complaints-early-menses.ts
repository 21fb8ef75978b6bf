import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const earlyMenses: Complaint = {
  name: '月经先期',
  gbCode: 'A09.02.02.01',
  spoken: '月经提前',
  openedBy: words('月经先期'),
  words: ['月经提前', '月经早来', '一个月来两次'],
  alarmQuestion:
    '有没有可能怀孕？有没有：出血一小时换一次卫生巾、头晕站不稳、小肚子剧痛、月经之外也出血、绝经后又出血？',
  goSooner: [
    '出血一小时湿透一片卫生巾、头晕站不稳：马上去急诊',
    '怀孕可能加出血或腹痛：马上去医院',
    '两次月经之间反复出血',
  ],
  clinic: '连着三个周期都提前七天以上，请到妇科看看，查B超和血常规',
  clinicDays: 84,
  questions: words('menses-blood menses-amount cycle-with cycle-heat anger energy face'),
  candidates: [
    candidate(
      '脾气虚',
      {
        main: '经色淡 经质稀 乏力',
        second: '经量多 气短 小腹坠胀 纳呆 便溏 气短懒言',
        support: '舌淡 苔白',
        against: '面红 经质黏稠 口渴 五心烦热',
        formulas: '补中益气汤 归脾汤',
        prior: 1.1,
      },
      ['别熬夜、别提重物', '三餐有肉蛋和绿叶菜'],
    ),
    candidate(
      '血热内盛',
      {
        main: '经质黏稠 面红 口渴',
        second: '经量多 经色鲜红 经色紫暗 大便干结 心烦 小便黄',
        support: '舌红 苔黄',
        against: '经色淡 经质稀 乏力 颧红',
        formulas: '清经散',
      },
      ['经前少辣、少酒、少熬夜', '多喝水'],
    ),
    candidate(
      '阴虚血热',
      {
        main: '五心烦热 颧红 经量少',
        second: '经色鲜红 盗汗 口干 潮热 经质黏稠',
        support: '舌红 苔少',
        against: '经色淡 面红 苔黄腻',
        formulas: '两地汤',
        prior: 0.9,
      },
      ['不熬夜', '少辛辣'],
    ),
    candidate(
      '肝郁血热',
      {
        main: '经前乳胀 急躁易怒 情志不遂',
        second: '经色紫暗 经有血块 胸胁胀满 口苦 心烦',
        support: '舌红 苔薄黄',
        against: '经色淡 经质稀 乏力',
        formulas: '丹栀逍遥散',
      },
      ['经前一周少操心，多走动', '少咖啡和酒'],
    ),
  ],
  advice: ['记下每次月经的第一天和用了几片卫生巾'],
  sources: ['tcm-gynaecology', 'tcm-formulas'],
};
