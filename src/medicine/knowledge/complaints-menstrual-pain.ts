import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const menstrualPain: Complaint = {
  name: '痛经',
  gbCode: 'A09.02.02.08',
  spoken: '痛经',
  openedBy: words('痛经 经前腹痛 经后腹痛 经有血块 块下痛减'),
  words: [
    '痛经',
    '姨妈痛',
    '姨妈疼',
    '来例假肚子',
    '月经痛',
    '经期肚子',
    '来月经肚子',
    '来大姨妈肚子',
  ],
  alarmQuestion:
    '先确认：末次月经是哪天，有没有怀孕的可能？疼得出冷汗站不住、平时不来月经也疼、出血特别多，或一年比一年重，有没有？',
  goSooner: [
    '月经晚来又肚子痛，或突然一侧剧痛',
    '出血特别多，一小时湿透一片卫生巾',
    '疼到出冷汗、站不住，或发热',
    '一次比一次重，或平时也疼',
  ],
  clinic: '痛经影响上班上学，或一年比一年重，请去妇科，必要时做B超',
  clinicDays: 84,
  questions: words(
    'menses-time menses-kind menses-blood menses-with anger energy warm-cold menses-amount',
  ),
  candidates: [
    candidate(
      '气滞血瘀',
      {
        main: '经前腹痛 小腹胀痛 经前乳胀',
        second: '经有血块 块下痛减 经血不畅 拒按 经色紫暗 急躁易怒 情志不遂',
        support: '舌紫暗 舌有瘀点 胸胁胀满 善太息 胀痛 刺痛',
        against: '喜按 经色淡 经后腹痛 得温痛减',
        formulas: '膈下逐瘀汤',
        prior: 1.1,
      },
      ['经前一周少熬夜、少生闷气，做些拉伸慢走', '疼时侧躺屈膝，用温热的水袋敷一敷'],
    ),
    candidate(
      '寒凝血瘀',
      {
        main: '小腹冷痛 得温痛减 经色紫暗',
        second: '经有血块 四肢不温 畏寒 经前腹痛 遇寒加重 经量少 月经后期',
        support: '舌紫暗 苔白 舌淡 过食生冷 受凉 面色苍白 块下痛减 冷痛',
        against: '小腹灼痛 带下色黄 经质黏稠 苔黄腻 口苦',
        formulas: '少腹逐瘀汤 温经汤',
        prior: 1.2,
      },
      ['经前一周起少吃冰，腰腹和脚保暖', '疼时热敷小腹，避免淋雨涉水'],
    ),
    candidate(
      '湿热瘀阻',
      {
        main: '小腹灼痛 带下色黄 经质黏稠',
        second: '带下异味 带下量多 经色鲜红 小便黄 拒按 低热 经量多',
        support: '舌红 苔黄腻 口苦 经有血块 腰痛 灼痛',
        against: '得温痛减 喜按 经色淡 四肢不温',
        formulas: '清热调血汤',
        prior: 0.8,
      },
      ['少辛辣油腻，经期注意清洁', '带下发黄有味，建议先做妇科检查'],
    ),
    candidate(
      '气血两虚',
      {
        main: '经后腹痛 喜按 经色淡',
        second: '隐痛 经质稀 乏力 面色少华 经量少 头晕 小腹坠胀',
        support: '舌淡 苔白 面色苍白 面色萎黄 心悸 纳呆',
        against: '拒按 经有血块 经色紫暗 苔黄腻 小腹灼痛',
        formulas: '圣愈汤',
      },
      ['经期前后别节食别熬夜，三餐有蛋肉豆', '月经结束后一周慢慢恢复运动'],
    ),
  ],
  advice: ['记下每次的日期、疼几天、用了什么，看医生时带上'],
  sources: ['tcm-gynaecology', 'tcm-formulas'],
};
