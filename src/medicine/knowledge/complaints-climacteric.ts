import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const climacteric: Complaint = {
  name: '绝经前后诸症',
  gbCode: 'A09.02.02.12',
  spoken: '更年期',
  openedBy: words('烘热汗出 绝经前后'),
  named: ['更年期', '围绝经期'],
  words: ['更年期', '绝经', '围绝经'],
  alarmQuestion: '有没有这些：绝经一年后又出血、胸痛或喘不上气、心慌得站不住、活着没意思的念头？',
  goSooner: [
    '绝经后又出血：尽快去妇科',
    '胸痛、喘不上气：拨打120',
    '觉得活着没意思：请告诉身边的人，可拨打12356',
  ],
  clinic: '影响睡眠和生活，请到妇科或更年期门诊谈谈，量血压、查骨密度',
  clinicDays: 28,
  questions: words('climacteric-with warm-cold sleep-kind anger waist thirst stool mood-kind'),
  candidates: [
    candidate(
      '肾阴虚',
      {
        main: '五心烦热 烘热汗出 腰膝酸软',
        second: '口干 头晕 耳鸣 盗汗 皮肤干燥 不寐 阴部干涩 大便干结',
        support: '舌红 苔少',
        against: '畏寒 便溏 水肿 四肢不温',
        formulas: '六味地黄丸 左归丸',
        prior: 1.3,
      },
      ['少辛辣和酒，房间凉一点', '不熬夜'],
    ),
    candidate(
      '肾阳虚',
      {
        main: '畏寒 四肢不温 水肿',
        second: '腰膝酸软 便溏 夜尿多 小便清长 精神不振 面色晦暗 带下清稀',
        support: '舌淡 苔白 舌胖大',
        against: '五心烦热 面红 口干',
        formulas: '右归丸 金匮肾气丸',
      },
      ['保暖，晒太阳', '慢走、练腿'],
    ),
    candidate(
      '心肾不交',
      {
        main: '心烦 入睡困难 心悸',
        second: '烘热汗出 多梦 健忘 腰膝酸软 五心烦热 善惊易恐',
        support: '舌红 苔少 舌尖红',
        against: '畏寒 便溏 水肿',
        formulas: '六味地黄丸 天王补心丹',
      },
      ['睡前一小时放下手机', '午后不喝茶和咖啡'],
    ),
    candidate(
      '肾阴阳两虚',
      {
        main: '寒热往来 腰膝酸软 烘热汗出',
        second: '畏寒 五心烦热 头晕 耳鸣 健忘 自汗',
        support: '舌淡 苔薄白',
        against: '口苦 苔黄腻',
        formulas: '二仙汤',
        prior: 0.9,
      },
      ['穿脱方便，随时加减', '作息固定'],
    ),
    candidate(
      '肝气郁结',
      {
        main: '急躁易怒 善太息 情绪低落',
        second: '情志不遂 胸胁胀满 不寐 经期不定 悲伤欲哭',
        support: '苔薄白',
        against: '畏寒 水肿',
        formulas: '逍遥散 甘麦大枣汤',
        prior: 0.9,
      },
      ['和家人说清楚这段时间的感受', '每天出门走走'],
    ),
  ],
  advice: ['每天晒太阳、吃够奶豆；把发热出汗的次数记下来给医生看'],
  sources: ['tcm-gynaecology', 'tcm-formulas'],
};
