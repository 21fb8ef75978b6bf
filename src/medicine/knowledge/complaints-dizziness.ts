import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const dizziness: Complaint = {
  name: '眩晕',
  gbCode: 'A17.07',
  spoken: '头晕',
  openedBy: words('头晕 天旋地转 目眩'),
  words: ['头晕', '眩晕', '头昏', '天旋地转', '晕'],
  alarmQuestion:
    '有没有这些：一边手脚没力或发麻、说话不清、看东西双影、走不稳、剧烈头痛呕吐、胸痛心慌、晕倒过，或血压到180/110以上？',
  goSooner: [
    '手脚没力、说话不清、看东西双影、走不稳：马上拨打120',
    '晕倒、胸痛、心慌得站不住',
    '突然一只耳朵听不见',
    '剧烈头痛、反复呕吐',
  ],
  clinic: '头晕一周以上、常常发作，或没有量过血压、查过血常规，请到门诊看看',
  clinicDays: 7,
  questions: words(
    'dizzy-kind dizzy-with dizzy-when head-place warm-cold face waist anger appetite',
  ),
  candidates: [
    candidate(
      '肝阳上亢',
      {
        main: '头胀痛 急躁易怒 面红',
        second: '头晕 口苦 情志不遂 耳鸣 多梦 目胀痛 两侧头痛',
        support: '舌红 苔黄 苔薄黄',
        against: '畏寒 面色少华 舌淡 乏力',
        formulas: '天麻钩藤饮',
        prior: 1.2,
      },
      ['少熬夜、少酒、少争执', '早晚各量一次血压，记下来给医生看'],
    ),
    candidate(
      '痰湿上阻',
      {
        main: '头重如裹 恶心 痰多',
        second: '头晕 天旋地转 呕吐 胸闷 困倦 纳呆 身重',
        support: '苔白腻 苔腻 形体肥胖 口黏 舌胖大',
        against: '苔少 五心烦热 面红',
        formulas: '半夏白术天麻汤',
        prior: 1.1,
      },
      ['少甜腻、少酒，晚饭七分饱', '转头、起身慢一点'],
    ),
    candidate(
      '气血两虚',
      {
        main: '面色少华 乏力 劳累加重',
        second: '头晕 心悸 气短懒言 目眩 不寐 纳呆 唇甲色淡 多梦',
        support: '舌淡 苔白 面色苍白 经量多',
        against: '面红 口苦 苔黄 急躁易怒',
        formulas: '归脾汤 八珍汤',
      },
      ['起身慢一点，不硬撑', '三餐有肉蛋和绿叶菜，不节食'],
    ),
    candidate(
      '肾精亏虚',
      {
        main: '腰膝酸软 耳鸣 健忘',
        second: '头晕 头空痛 病程长 脱发 遗尿 五心烦热 不寐 视物模糊',
        support: '舌红 苔少 劳累加重',
        against: '恶心 痰多 苔腻',
        formulas: '大补元煎 左归丸',
        prior: 0.9,
      },
      ['不熬夜，少久站', '走路防跌，夜里留一盏灯'],
    ),
    candidate(
      '瘀阻脑络',
      {
        main: '头刺痛 痛处固定 外伤史',
        second: '头晕 健忘 心悸 不寐 耳鸣',
        support: '舌紫暗 舌有瘀点 面色晦暗 唇紫 病程长',
        against: '恶心 苔腻',
        formulas: '血府逐瘀汤',
        prior: 0.6,
      },
      ['头部受过伤的，先去检查再谈调理', '保证睡眠，少烟酒'],
    ),
    candidate(
      '清阳不升',
      {
        main: '气短懒言 食后腹胀 乏力',
        second: '头晕 劳累加重 便溏 纳呆 困倦 耳鸣 小腹坠胀',
        support: '舌淡 苔白 舌有齿痕',
        against: '面红 口苦 苔黄 急躁易怒',
        formulas: '补中益气汤 益气聪明汤',
        prior: 0.8,
      },
      ['吃饭定时，别空着肚子忙', '累了先坐下歇一歇'],
    ),
  ],
  advice: [
    '头晕时马上坐下或躺下，别开车、别登高；起床分三步：躺半分钟、坐半分钟、站半分钟',
    '降压药请照原来的医嘱吃，不自行加减',
  ],
  sources: ['tcm-internal', 'tcm-formulas'],
};
