import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const hypochondriacPain: Complaint = {
  name: '胁痛',
  gbCode: 'A17.33',
  spoken: '两胁不舒服',
  openedBy: words('胁痛 胸胁胀满'),
  words: ['胁痛', '两胁', '肋骨疼', '肋骨痛', '肋骨', '肋下', '右肋', '左肋'],
  alarmQuestion:
    '有没有这些：右上腹剧痛、发冷发热、眼睛或皮肤发黄、小便像浓茶、胸口压着痛或喘不上气、受过外伤、起了成串水疱？',
  goSooner: [
    '右上腹剧痛、寒战高热、眼睛皮肤发黄：马上去急诊',
    '胸口压着痛、喘不上气',
    '小便像浓茶、全身没力气',
  ],
  clinic: '痛了一周以上，请查肝功能和腹部B超',
  clinicDays: 7,
  questions: words('flank-kind flank-with pain-place anger appetite thirst warm-cold'),
  candidates: [
    candidate(
      '肝气郁结',
      {
        main: '胀痛 情志不遂 痛处不定',
        second: '胸闷 善太息 嗳气 胸胁胀满 纳呆 乳房胀痛 情绪低落',
        support: '苔薄白',
        against: '刺痛 痛处固定 苔黄腻',
        formulas: '柴胡疏肝散 逍遥散',
        prior: 1.2,
      },
      ['心里堵的时候先走一走', '少熬夜'],
    ),
    candidate(
      '肝胆湿热',
      {
        main: '口苦 厌油腻 小便黄',
        second: '胀痛 恶心 胸闷 纳呆 目赤 灼痛 拒按 大便黏滞',
        support: '苔黄腻 舌红 饮酒 过食辛辣油腻',
        against: '舌淡 畏寒 苔少',
        formulas: '龙胆泻肝汤',
      },
      ['停酒，吃清淡', '尽快查一次肝功能和B超'],
    ),
    candidate(
      '肝络瘀阻',
      {
        main: '刺痛 痛处固定 夜间加重',
        second: '外伤史 拒按 胸胁胀满',
        support: '舌紫暗 舌有瘀点 面色晦暗 病程长',
        against: '痛处不定 隐痛 喜按',
        formulas: '血府逐瘀汤',
        prior: 0.7,
      },
      ['受过伤的先拍片检查', '不提重物'],
    ),
    candidate(
      '肝阴虚',
      {
        main: '隐痛 目干涩 口干',
        second: '头晕 五心烦热 心烦 劳累加重 咽干',
        support: '舌红 苔少 病程长 舌有裂纹',
        against: '苔腻 苔黄腻 厌油腻 刺痛',
        formulas: '一贯煎',
        prior: 0.9,
      },
      ['不熬夜，少酒少辣', '每天让眼睛歇一歇'],
    ),
  ],
  advice: ['少酒，不乱吃保健品和偏方；痛的时候别硬揉'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
