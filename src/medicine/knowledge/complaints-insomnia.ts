import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const insomnia: Complaint = {
  name: '不寐',
  gbCode: 'A04.01.13',
  spoken: '睡不好',
  openedBy: words('不寐 入睡困难 多梦 易醒 早醒 彻夜不眠 易惊醒 睡后疲乏'),
  words: ['失眠', '睡不着', '睡不好', '睡眠差', '睡眠不好', '睡不踏实'],
  alarmQuestion:
    '每位睡不好的朋友我都会问一句：最近有没有觉得活着没意思、想伤害自己？另外有没有整夜不睡却特别兴奋、听到别人听不到的声音，或夜里憋醒、胸痛？',
  goSooner: [
    '觉得活着没意思，或有伤害自己的念头：请马上告诉身边的人，可拨打12356',
    '夜里憋醒、胸痛，或打鼾伴呼吸停顿',
    '连着几天几乎不睡，心情大起大落',
  ],
  clinic: '每周三晚以上、超过三个月，或白天已经影响工作和开车，请到睡眠门诊看看',
  clinicDays: 28,
  questions: words(
    'sleep-kind sleep-with worry anger waist energy thirst appetite warm-cold palpitation',
  ),
  candidates: [
    candidate(
      '肝火上炎',
      {
        main: '急躁易怒 口苦 入睡困难',
        second: '面红 目赤 情志不遂 多梦 头胀痛 耳鸣 胁痛 彻夜不眠',
        support: '舌红 苔黄 小便黄 大便干结 口渴 舌边红',
        against: '乏力 纳呆 舌淡 面色少华 畏寒',
        formulas: '龙胆泻肝汤',
      },
      ['傍晚把要操心的事写下来，睡前不谈', '少酒少辣，睡前一小时调暗灯光'],
    ),
    candidate(
      '痰热内扰',
      {
        main: '心烦 胸闷 痰多',
        second: '口苦 口黏 恶心 嗳气 头重如裹 头晕 黄痰 胃脘痞满',
        support: '苔黄腻 舌红 厌油腻 过食辛辣油腻 形体肥胖 食后腹胀 多梦',
        against: '舌淡 苔少 五心烦热 面色少华',
        formulas: '黄连温胆汤',
      },
      ['晚饭早点、清淡、七分饱，不吃宵夜', '少酒少甜腻，饭后走一走'],
    ),
    candidate(
      '心脾两虚',
      {
        main: '多梦 心悸 健忘',
        second: '易醒 乏力 纳呆 面色少华 头晕 思虑过度 面色萎黄',
        support: '舌淡 苔白 便溏 食后腹胀 劳累加重 经量少 经色淡 精神不振',
        against: '口苦 面红 苔黄 五心烦热 急躁易怒 苔黄腻',
        formulas: '归脾汤',
        prior: 1.3,
      },
      ['午后不喝咖啡浓茶', '三餐规律，傍晚散步，把工作分成小块别连轴转'],
    ),
    candidate(
      '心肾不交',
      {
        main: '心烦 腰膝酸软 入睡困难',
        second: '五心烦热 耳鸣 头晕 盗汗 心悸 健忘 潮热 口干',
        support: '舌红 苔少 舌尖红 多梦 咽干',
        against: '舌淡 便溏 苔腻 痰多 畏寒',
        formulas: '六味地黄丸 交泰丸',
      },
      ['睡前温水泡脚，不熬夜', '下午以后不喝咖啡浓茶，不剧烈运动'],
    ),
    candidate(
      '心胆气虚',
      {
        main: '善惊易恐 易惊醒 心悸',
        second: '多梦 气短 自汗 乏力 焦虑 动则汗出',
        support: '舌淡 苔白 面色少华',
        against: '口苦 面红 苔黄 急躁易怒 苔黄腻',
        formulas: '酸枣仁汤 安神定志丸',
        prior: 0.8,
      },
      ['睡前不看惊险的内容，留一盏小夜灯', '有人陪伴一段时间，白天多在户外走走'],
    ),
    candidate(
      '阴虚火旺',
      {
        main: '心烦 五心烦热 盗汗',
        second: '入睡困难 口干 心悸 潮热 颧红 咽干 健忘 口疮',
        support: '舌红 苔少 舌尖红 多梦 舌干少津',
        against: '舌淡 畏寒 苔腻 痰多 便溏 腰膝酸软',
        formulas: '天王补心丹',
        prior: 0.9,
      },
      ['早一点放下手机，房间凉爽安静', '少辛辣烧烤和酒'],
    ),
  ],
  advice: [
    '固定时间起床，白天不补觉超过半小时；躺下二十分钟睡不着就起来坐一会儿',
    '正在吃的安眠药或抗抑郁药不要自行停减，调整请找开药的医生',
  ],
  sources: ['tcm-internal', 'tcm-formulas'],
};
