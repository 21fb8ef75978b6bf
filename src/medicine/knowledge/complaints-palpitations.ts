import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const palpitations: Complaint = {
  name: '心悸',
  gbCode: 'A17.26',
  spoken: '心慌',
  openedBy: words('心悸'),
  words: ['心慌', '心悸', '心跳快', '心跳得快', '早搏'],
  alarmQuestion:
    '有没有这些：胸口压着痛或痛到左肩后背、喘不上气、晕倒或眼前发黑、出冷汗、腿肿躺不平、心跳一分钟超过120次停不下来？',
  goSooner: [
    '胸痛、喘不上气、出冷汗、晕倒：马上拨打120',
    '心跳一分钟超过120次或低于50次，歇着也不好转',
    '腿脚肿、夜里躺不平',
  ],
  clinic: '心慌反复出现，请做一次心电图，查血压、血常规和甲状腺功能',
  clinicDays: 7,
  questions: words('heart-with heart-when heart-sleep face energy warm-cold thirst anger'),
  candidates: [
    candidate(
      '心胆气虚',
      {
        main: '心悸 善惊易恐 易惊醒',
        second: '多梦 焦虑 气短 自汗 乏力',
        support: '舌淡 苔薄白 苔白',
        against: '面红 苔黄腻 痰多 口苦',
        formulas: '酸枣仁汤 安神定志丸',
      },
      ['少看惊险的内容，睡前留一盏小灯', '有人陪着走一走，慢慢呼气'],
    ),
    candidate(
      '心血虚',
      {
        main: '心悸 面色少华 健忘',
        second: '头晕 乏力 多梦 纳呆 唇甲色淡 思虑过度 气短 不寐',
        support: '舌淡 苔白 劳累加重 经量多',
        against: '面红 口苦 苔黄腻 五心烦热',
        formulas: '归脾汤',
        prior: 1.2,
      },
      ['别连轴转，每天留出休息', '三餐规律，有肉蛋和绿叶菜'],
    ),
    candidate(
      '心阴虚',
      {
        main: '心悸 心烦 五心烦热',
        second: '盗汗 入睡困难 口干 耳鸣 腰膝酸软 头晕 颧红',
        support: '舌红 苔少 舌尖红',
        against: '畏寒 舌淡 苔腻 痰多',
        formulas: '天王补心丹',
      },
      ['不熬夜，下午以后不喝茶和咖啡', '少辛辣和酒'],
    ),
    candidate(
      '心阳虚',
      {
        main: '心悸 畏寒 四肢不温',
        second: '气短 胸闷 动则汗出 面色苍白 自汗 劳累加重',
        support: '舌淡 苔白 舌胖大',
        against: '五心烦热 面红 口苦 苔黄',
        formulas: '桂枝甘草龙骨牡蛎汤',
        prior: 0.8,
      },
      ['注意胸背和手脚保暖', '活动量力而行，先去查心脏'],
    ),
    candidate(
      '水气凌心',
      {
        main: '心悸 头晕 恶心',
        second: '尿少 胸闷 下肢水肿 渴不欲饮 形体肥胖 水肿 胃脘痞满',
        support: '苔白滑 苔白 畏寒 舌胖大',
        against: '五心烦热 苔少 苔黄腻',
        formulas: '苓桂术甘汤',
        prior: 0.7,
      },
      ['清淡少盐', '腿脚肿或气短，尽快去医院查心脏和肾'],
    ),
    candidate(
      '痰火扰心',
      {
        main: '心悸 痰多 口苦',
        second: '心烦 胸闷 多梦 不寐 大便干结 小便黄 黄痰 恶心',
        support: '苔黄腻 舌红 过食辛辣油腻',
        against: '畏寒 舌淡 面色少华',
        formulas: '黄连温胆汤',
      },
      ['少酒少甜腻，晚饭七分饱', '不熬夜'],
    ),
    candidate(
      '心血瘀阻',
      {
        main: '心悸 刺痛 胸痛',
        second: '胸闷 唇紫 夜间加重 痛处固定',
        support: '舌紫暗 舌有瘀点 病程长',
        against: '善惊易恐 痰多',
        formulas: '血府逐瘀汤',
        prior: 0.6,
      },
      ['这种情况先做心电图再谈调理', '戒烟，避免突然用力'],
    ),
  ],
  advice: ['少喝浓茶、咖啡、能量饮料和酒；发作时数一分钟脉搏，记下次数给医生看'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
