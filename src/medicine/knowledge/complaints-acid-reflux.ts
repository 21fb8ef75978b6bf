import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const acidReflux: Complaint = {
  name: '反酸嗳气',
  gbCode: 'A17.35',
  spoken: '反酸打嗝',
  openedBy: words('反酸 烧心 嗳气 嗳腐吞酸 嘈杂 呃逆'),
  words: ['反酸', '返酸', '烧心', '打嗝', '嗳气', '呃逆', '胃食管反流'],
  alarmQuestion:
    '有没有这些：胸口压着痛或出冷汗、咽东西费力或卡住、呕血或大便发黑、体重明显下降、打呃停不下来又说话不清或手脚没力？',
  goSooner: [
    '胸口压着痛、出冷汗：拨打120',
    '呕血、黑便',
    '咽东西越来越费力、越来越瘦',
    '打呃超过两天，或伴说话不清、手脚没力',
  ],
  clinic: '反复一个月以上，或四十岁以上没做过胃镜，请到消化科看看',
  clinicDays: 28,
  questions: words('reflux-kind reflux-with bloat-when anger thirst stool energy warm-cold'),
  candidates: [
    candidate(
      '肝胃郁热',
      {
        main: '烧心 反酸 口苦',
        second: '急躁易怒 情志不遂 嘈杂 胁痛 心烦 胃脘灼痛',
        support: '舌红 苔黄 苔薄黄 口干 舌边红',
        against: '畏寒 舌淡 喜热饮食 吐清水',
        formulas: '左金丸 化肝煎',
        prior: 1.2,
      },
      ['少酒、少辣、少咖啡和巧克力', '心里有火的时候先走一走再吃饭'],
    ),
    candidate(
      '肝胃不和',
      {
        main: '嗳气 情志不遂 胸胁胀满',
        second: '善太息 胃脘胀痛 反酸 情绪低落 呃逆 胸闷',
        support: '苔薄白 急躁易怒',
        against: '饮食不节 畏寒 苔黄腻',
        formulas: '柴胡疏肝散',
      },
      ['吃饭时不生气、不看手机', '每天做几次慢呼吸'],
    ),
    candidate(
      '胃气上逆',
      {
        main: '嗳气 呃逆 恶心',
        second: '胃脘痞满 呕吐 乏力 纳呆 痰多',
        support: '苔白 苔白腻 舌淡 病程长',
        against: '口苦 烧心 口臭',
        formulas: '旋覆代赭汤',
        prior: 0.9,
      },
      ['少喝汽水，吃慢一点', '饭后站一站、走一走，别马上弯腰'],
    ),
    candidate(
      '饮食积滞',
      {
        main: '嗳腐吞酸 饮食不节 食后腹胀',
        second: '胃脘痞满 纳呆 恶心 口臭 大便臭秽',
        support: '苔厚 苔腻 矢气多 厌油腻',
        against: '畏寒 苔少 喜热饮食 病程长',
        formulas: '保和丸',
      },
      ['这一两顿减半', '晚饭早点，睡前三小时不吃'],
    ),
    candidate(
      '脾胃虚寒',
      {
        main: '吐清水 喜热饮食 乏力',
        second: '反酸 畏寒 便溏 胃脘隐痛 四肢不温 喜按 遇寒加重',
        support: '舌淡 苔白 病程长 舌胖大',
        against: '口苦 口臭 苔黄 渴喜冷饮 大便干结',
        formulas: '理中丸',
      },
      ['不吃冰的，肚子保暖', '少量多餐，饿了先吃几口温软的'],
    ),
    candidate(
      '胃寒气逆',
      {
        main: '呃逆 遇寒加重 喜热饮食',
        second: '受凉 过食生冷 胃脘冷痛 口不渴',
        support: '苔薄白 苔白',
        against: '口臭 口苦 苔黄 渴喜冷饮',
        formulas: '丁香散',
      },
      ['喝几口温水，肚子保暖', '先停冰饮和生冷'],
    ),
    candidate(
      '胃火上逆',
      {
        main: '呃逆 口臭 渴喜冷饮',
        second: '大便干结 口渴 面红 小便黄',
        support: '舌红 苔黄 过食辛辣油腻',
        against: '畏寒 喜热饮食 舌淡',
        formulas: '竹叶石膏汤 橘皮竹茹汤',
      },
      ['先停辣、炸和酒', '吃慢一点，多喝温水'],
    ),
    candidate(
      '胃阴虚',
      {
        main: '饥不欲食 口干 嘈杂',
        second: '干呕 呃逆 大便干结 咽干 烧心',
        support: '舌红 苔少 舌干少津 舌有裂纹',
        against: '口黏 苔腻 便溏 畏寒',
        formulas: '益胃汤 橘皮竹茹汤',
        prior: 0.8,
      },
      ['吃软润的，少浓茶咖啡', '不熬夜'],
    ),
  ],
  advice: [
    '睡前三小时不吃东西，枕头垫高一些，腰带别太紧',
    '布洛芬、阿司匹林一类的药伤胃，正在吃的话请告诉医生',
  ],
  sources: ['tcm-internal', 'tcm-formulas'],
};
