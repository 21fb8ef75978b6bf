import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const lowMood: Complaint = {
  name: '郁证',
  gbCode: 'A05.01',
  spoken: '心情不好',
  openedBy: words('情绪低落 悲伤欲哭 善太息 焦虑'),
  words: ['心情不好', '抑郁', '郁闷', '焦虑', '情绪低落', '闷闷不乐', '压力大'],
  alarmQuestion:
    '我想先问一句：最近有没有觉得活着没意思、想伤害自己或别人？有没有听到别人听不到的声音，或连着几天不睡却特别兴奋？',
  goSooner: [
    '觉得活着没意思，或有伤害自己的念头：请马上告诉身边的人，可拨打12356',
    '听到别人听不到的声音、连着几天不睡还很兴奋',
    '吃不下、起不来床，没法上班上学',
  ],
  clinic:
    '情绪不好持续两周以上，或影响吃饭睡觉和工作，请到心理科或精神科看看，这和看别的病一样平常',
  clinicDays: 14,
  questions: words('mood-kind mood-with heart-sleep worry energy appetite thirst warm-cold'),
  candidates: [
    candidate(
      '肝气郁结',
      {
        main: '情绪低落 善太息 胸胁胀满',
        second: '胸闷 情志不遂 嗳气 纳呆 焦虑 乳房胀痛',
        support: '苔薄白 经期不定 大便不尽',
        against: '口苦 面红 五心烦热 苔黄',
        formulas: '逍遥散 柴胡疏肝散',
        prior: 1.3,
      },
      ['每天出门走半小时，见见阳光', '把心事说给一个信得过的人听'],
    ),
    candidate(
      '肝郁化火',
      {
        main: '急躁易怒 口苦 面红',
        second: '心烦 胸胁胀满 头痛 目赤 大便干结 耳鸣 烧心 入睡困难',
        support: '舌红 苔黄 苔薄黄 舌边红',
        against: '畏寒 舌淡 面色少华',
        formulas: '丹栀逍遥散',
      },
      ['少酒少辣，火气上来先离开那个地方', '睡前一小时放下手机'],
    ),
    candidate(
      '痰气郁结',
      {
        main: '咽中异物感 胸闷 情绪低落',
        second: '善太息 胸胁胀满 痰多 思虑过度 焦虑',
        support: '苔白腻 苔腻',
        against: '吞咽不利 面红 苔少',
        formulas: '半夏厚朴汤',
      },
      ['别反复清嗓，小口喝温水', '多活动，少吃甜腻'],
    ),
    candidate(
      '心神惑乱',
      {
        main: '悲伤欲哭 心神恍惚 善惊易恐',
        second: '不寐 焦虑 多梦 心烦',
        support: '舌淡 苔薄白',
        against: '口苦 面红 苔黄腻',
        formulas: '甘麦大枣汤',
        prior: 0.8,
      },
      ['有人陪伴，作息固定', '少看让人难过的内容'],
    ),
    candidate(
      '心脾两虚',
      {
        main: '思虑过度 心悸 健忘',
        second: '纳呆 乏力 面色少华 头晕 不寐 多梦 食后腹胀',
        support: '舌淡 苔白 便溏',
        against: '口苦 面红 苔黄',
        formulas: '归脾汤',
      },
      ['把事情写下来分块做', '三餐规律，傍晚散步'],
    ),
    candidate(
      '心肾不交',
      {
        main: '心烦 五心烦热 入睡困难',
        second: '盗汗 口干 心悸 健忘 腰膝酸软 多梦',
        support: '舌红 苔少 舌尖红',
        against: '畏寒 舌淡 苔腻',
        formulas: '六味地黄丸 天王补心丹',
        prior: 0.8,
      },
      ['固定时间起床，不熬夜', '下午以后不喝茶和咖啡'],
    ),
  ],
  advice: ['运动、规律作息和有人说说话，都会帮上忙；正在吃的抗抑郁或安眠药不要自行停减'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
