import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const fatigue: Complaint = {
  name: '虚劳',
  isGeneral: true,
  gbCode: 'A06.01.',
  spoken: '疲劳',
  openedBy: words('乏力 精神不振 困倦 气短懒言 睡后疲乏'),
  weaklyOpenedBy: words('畏寒 四肢不温'),
  words: ['疲劳', '乏力', '没力气', '没精神', '累', '虚'],
  alarmQuestion:
    '有没有这些：胸痛或喘不上气、发热一直不退、体重明显下降、黑便或大量出血、腿脚肿、活着没意思的念头？',
  goSooner: [
    '胸痛、喘不上气、快晕倒：马上拨打120',
    '不明原因的消瘦、发热、出血',
    '觉得活着没意思：请告诉身边的人，可拨打12356',
  ],
  clinic: '累了一个月以上，歇了也不缓解，请查血常规、血糖、肝肾和甲状腺功能',
  clinicDays: 28,
  questions: words('tired-with tired-when warm-cold face appetite waist stool sweat'),
  candidates: [
    candidate(
      '气虚',
      {
        main: '乏力 气短懒言 劳累加重',
        second: '自汗 动则汗出 易感冒 精神不振 头晕 休息缓解',
        support: '舌淡 苔白 舌有齿痕 面色少华',
        against: '面红 口苦 苔黄腻 五心烦热',
        formulas: '四君子汤',
        prior: 1.1,
      },
      ['早睡，活动量慢慢加', '三餐有蛋白质'],
    ),
    candidate(
      '脾气下陷',
      {
        main: '小腹坠胀 乏力 气短',
        second: '劳累加重 脱肛 便溏 食后腹胀 纳呆 头晕',
        support: '舌淡 苔白 舌有齿痕',
        against: '面红 口苦 苔黄腻',
        formulas: '补中益气汤',
        prior: 0.8,
      },
      ['别久站、别提重物', '吃饭定时'],
    ),
    candidate(
      '血虚',
      {
        main: '面色少华 头晕 唇甲色淡',
        second: '心悸 目眩 肢体麻木 不寐 健忘 经量少',
        support: '舌淡 面色苍白 面色萎黄',
        against: '面红 口苦 苔黄',
        formulas: '四物汤',
      },
      ['吃瘦肉、蛋和深色绿叶菜', '查一次血常规'],
    ),
    candidate(
      '气血两虚',
      {
        main: '乏力 面色少华 心悸',
        second: '头晕 气短懒言 自汗 不寐 纳呆 唇甲色淡',
        support: '舌淡 苔白 面色苍白',
        against: '面红 口苦 苔黄腻',
        formulas: '八珍汤 归脾汤',
        prior: 1.1,
      },
      ['别节食，别硬撑', '查一次血常规'],
    ),
    candidate(
      '脾气虚',
      {
        main: '纳呆 食后腹胀 便溏',
        second: '乏力 困倦 面色萎黄 气短懒言',
        support: '舌淡 苔白 舌有齿痕 舌胖大',
        against: '口苦 苔黄腻 大便干结',
        formulas: '四君子汤 参苓白术散',
      },
      ['少量多餐，少生冷', '饭后慢走'],
    ),
    candidate(
      '脾虚湿困',
      {
        main: '身重 困倦 食后腹胀',
        second: '乏力 头重如裹 便溏 口黏 痰多',
        support: '苔白腻 苔腻 舌胖大 形体肥胖',
        against: '苔少 五心烦热 口干',
        formulas: '参苓白术散 平胃散',
      },
      ['少甜腻和冰饮', '每天动到微微出汗'],
    ),
    candidate(
      '肾阴虚',
      {
        main: '腰膝酸软 五心烦热 耳鸣',
        second: '盗汗 口干 健忘 不寐 头晕 潮热',
        support: '舌红 苔少',
        against: '畏寒 便溏 苔腻',
        formulas: '六味地黄丸',
        prior: 0.9,
      },
      ['不熬夜', '少辛辣和酒'],
    ),
    candidate(
      '肾阳虚',
      {
        main: '腰膝酸软 畏寒 四肢不温',
        second: '夜尿多 小便清长 便溏 精神不振 下肢水肿',
        support: '舌淡 苔白 舌胖大',
        against: '五心烦热 口渴 苔黄',
        formulas: '金匮肾气丸',
      },
      ['腰腹和脚保暖', '白天晒晒太阳'],
    ),
    candidate(
      '肝气郁结',
      {
        main: '情绪低落 善太息 情志不遂',
        second: '胸胁胀满 不寐 胸闷 焦虑 纳呆',
        support: '苔薄白',
        against: '畏寒 舌淡 腰膝酸软',
        formulas: '逍遥散',
        prior: 0.9,
      },
      ['每天留一段自己的时间', '和人说说话'],
    ),
  ],
  advice: ['把每天的睡眠、活动和累的程度记一周，给医生看'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
