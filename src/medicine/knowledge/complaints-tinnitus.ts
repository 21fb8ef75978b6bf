import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const tinnitus: Complaint = {
  name: '耳鸣',
  gbCode: 'A17.15',
  spoken: '耳鸣',
  openedBy: words('耳鸣 耳鸣如蝉 耳鸣如潮 耳闷 听力下降'),
  words: ['耳鸣', '耳朵响', '耳朵里响', '耳朵嗡嗡'],
  alarmQuestion:
    '有没有这些：一只耳朵突然听不见、天旋地转站不稳、说话不清或手脚没力、耳朵流脓流血、头部受过伤、和心跳一样的搏动声？',
  goSooner: [
    '一只耳朵突然听不见：72小时内尽快去耳鼻喉科',
    '说话不清、手脚没力、走不稳：拨打120',
    '耳朵流脓流血、剧烈头痛',
  ],
  clinic: '响了一周以上，请到耳鼻喉科查听力，量一次血压',
  clinicDays: 7,
  questions: words('ear-kind ear-with ear-trigger anger waist energy warm-cold thirst'),
  candidates: [
    candidate(
      '肝火上炎',
      {
        main: '急躁易怒 口苦 情志不遂',
        second: '耳鸣如潮 耳闷 面红 目赤 头痛 头胀痛 听力下降 大便干结 头晕',
        support: '舌红 苔黄 舌边红',
        against: '畏寒 舌淡 腰膝酸软 乏力',
        formulas: '龙胆泻肝汤',
      },
      ['少生闷气，少酒少辣', '早睡'],
    ),
    candidate(
      '痰火上扰',
      {
        main: '痰多 胸闷 头重如裹',
        second: '耳鸣如潮 耳闷 口苦 头晕 恶心 听力下降',
        support: '苔黄腻 舌红 形体肥胖',
        against: '苔少 腰膝酸软 舌淡',
        formulas: '黄连温胆汤',
        prior: 0.9,
      },
      ['少甜腻和酒', '晚饭七分饱'],
    ),
    candidate(
      '肾精亏虚',
      {
        main: '耳鸣如蝉 腰膝酸软 听力下降',
        second: '健忘 五心烦热 头晕 不寐 夜间加重 病程长 脱发',
        support: '舌红 苔少',
        against: '口苦 急躁易怒 苔腻 痰多',
        formulas: '大补元煎',
        prior: 1.2,
      },
      ['不熬夜，少戴耳机', '睡前放一点轻的背景声'],
    ),
    candidate(
      '清阳不升',
      {
        main: '乏力 劳累加重 纳呆',
        second: '耳鸣如蝉 头晕 便溏 食后腹胀 气短懒言 面色萎黄',
        support: '舌淡 苔白 舌有齿痕',
        against: '口苦 面红 苔黄',
        formulas: '益气聪明汤 补中益气汤',
      },
      ['累了先歇', '三餐定时'],
    ),
    candidate(
      '风热犯耳',
      {
        main: '受凉 头痛 恶风',
        second: '耳闷 鼻塞 发热 咽痛 流涕 听力下降',
        support: '苔薄白 苔薄黄',
        against: '病程长 腰膝酸软',
        formulas: '银翘散',
        prior: 0.7,
      },
      ['别用力擤鼻涕', '感冒后耳朵闷堵两天不缓解，请去耳鼻喉科'],
    ),
  ],
  advice: ['少戴耳机，避开很吵的地方，少咖啡浓茶'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
