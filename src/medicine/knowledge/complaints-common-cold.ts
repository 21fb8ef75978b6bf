import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const commonCold: Complaint = {
  name: '感冒',
  gbCode: 'A01.01.01',
  spoken: '感冒',
  openedBy: words('鼻塞 流清涕 流浊涕 流涕 喷嚏 恶寒重发热轻 发热重恶寒轻 发热 低热'),
  weaklyOpenedBy: words('恶寒 恶风'),
  openedByTwo: words('恶寒 发热 鼻塞 流涕 喷嚏 恶风'),
  words: ['感冒', '着凉', '伤风', '受凉了', '受寒', '流感', '中暑'],
  alarmQuestion:
    '有没有这些：高烧39℃以上或烧过三天、喘不上气或胸痛、剧烈头痛脖子发硬、精神很差叫不太醒、皮肤出紫点？',
  goSooner: [
    '体温到39℃或发热超过三天',
    '气喘、胸痛，或嘴唇发青',
    '剧烈头痛、脖子发硬、反复呕吐',
    '精神明显变差，吃不进也喝不进',
  ],
  clinic: '三五天不见好转，或本来有心肺病、糖尿病、年纪较大，请到门诊看看',
  clinicDays: 7,
  questions: words('cold-heat sweat nose throat thirst body-feel before-cold gut-with-cold'),
  candidates: [
    candidate(
      '风寒束表',
      {
        main: '恶寒重发热轻 无汗 流清涕',
        second: '恶寒 身痛 头痛 鼻塞 口不渴',
        support: '苔薄白 喷嚏 受凉 淋雨 渴喜热饮 咽痒 白痰 痰稀',
        against: '发热重恶寒轻 咽痛 黄痰 流浊涕 口渴 苔薄黄 苔黄',
        formulas: '荆防败毒散',
        prior: 1.3,
      },
      ['喝温水、热粥，穿暖一些，早点睡；出一点点汗就好，不用捂出大汗', '这两天少吃生冷油腻'],
    ),
    candidate(
      '风热犯表',
      {
        main: '发热重恶寒轻 咽痛 流浊涕',
        second: '发热 汗出 口渴 黄痰 头胀痛',
        support: '苔薄黄 舌边红 舌尖红 舌红 渴喜冷饮 恶风 咽红肿',
        against: '恶寒重发热轻 无汗 流清涕 口不渴 痰稀',
        formulas: '银翘散',
        prior: 1.3,
      },
      ['多喝温水，饮食清淡，少吃辛辣油炸', '房间通风，量体温并记下来'],
    ),
    candidate(
      '暑湿袭表',
      {
        main: '身重 头重如裹 恶心',
        second: '胸闷 纳呆 泄泻 便溏 身热不扬 口黏 渴不欲饮',
        support: '苔腻 苔白腻 苔黄腻 受热 过食生冷 小便黄 汗出',
        against: '咽干 无汗 大便干结',
        formulas: '藿香正气散',
      },
      ['避开闷热的地方，空调不要直吹、不要太低', '吃清淡温软的，先停冰饮和油腻'],
    ),
    candidate(
      '气虚感冒',
      {
        main: '乏力 气短懒言 易感冒',
        second: '恶寒 自汗 动则汗出 气短 恶风',
        support: '舌淡 苔白 精神不振 面色少华 劳累加重 头痛',
        against: '高热 咽痛 黄痰 大汗',
        formulas: '人参败毒散',
        prior: 0.8,
      },
      ['这几天以休息为主，别硬撑着运动出汗', '三餐温软好消化，病好后再慢慢恢复锻炼'],
    ),
    candidate(
      '阴虚感冒',
      {
        main: '干咳 五心烦热 盗汗',
        second: '口干 咽干 低热 心烦 头痛',
        support: '舌红 苔少 痰少 口渴 微汗出',
        against: '口不渴 舌淡 苔白腻 流清涕',
        formulas: '加减葳蕤汤',
        prior: 0.6,
      },
      ['少量多次喝水，房间别太干', '少吃辛辣煎炸，不用发汗的办法'],
    ),
  ],
  advice: ['多休息，少去人多的地方，咳嗽时遮一下口鼻'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
