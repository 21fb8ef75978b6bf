import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const diarrhoea: Complaint = {
  name: '泄泻',
  gbCode: 'A17.38',
  spoken: '拉肚子',
  openedBy: words('泄泻 水样便 便溏 暴泻 五更泻 腹痛即泻 食生冷即泻 食油腻即泻 完谷不化 大便臭秽'),
  weaklyOpenedBy: ['大便黏滞'],
  words: ['拉肚子', '腹泻', '拉稀', '闹肚子', '窜稀'],
  alarmQuestion:
    '有没有这些：便里带血或脓、高烧、一天十次以上、几乎没有尿或头晕站不稳、肚子剧痛、同吃的人也病了？',
  goSooner: [
    '便里带血或脓，或发高烧',
    '一天十次以上，或尿很少、嘴干、头晕站不稳',
    '肚子剧痛，按着更痛',
    '两三天没有减轻，或家里同吃的人也病了',
  ],
  clinic: '拉肚子超过两周，或一阵拉一阵秘、体重下降，请到消化科看看',
  clinicDays: 3,
  questions: words(
    'diarrhoea-stool diarrhoea-belly diarrhoea-trigger anus thirst energy warm-cold appetite anger waist',
  ),
  candidates: [
    candidate(
      '寒湿困脾',
      {
        main: '水样便 腹部冷痛 肠鸣',
        second: '受凉 恶寒 纳呆 身重 胸闷 过食生冷 口不渴 得温痛减',
        support: '苔白腻 苔白 头痛 恶心',
        against: '肛门灼热 大便臭秽 口渴 苔黄腻 大便色黄 五更泻',
        formulas: '藿香正气散',
      },
      ['肚子盖暖、热敷，喝温的米汤', '先不吃生冷、奶类和油腻'],
    ),
    candidate(
      '大肠湿热',
      {
        main: '肛门灼热 大便色黄 大便臭秽',
        second: '腹痛即泻 口渴 小便黄 暴泻 里急后重 泻后痛不减 心烦 大便不尽',
        support: '苔黄腻 舌红 过食辛辣油腻 饮食不节 发热 大便黏滞 渴喜冷饮',
        against: '水样便 完谷不化 畏寒 腹部冷痛 口不渴 苔白 五更泻',
        formulas: '葛根芩连汤',
        prior: 1.2,
      },
      ['最要紧的是别脱水：口服补液盐少量多次喝', '吃清淡软食，先不吃油、辣、奶和酒'],
    ),
    candidate(
      '饮食积滞',
      {
        main: '嗳腐吞酸 泻后痛减 饮食不节',
        second: '大便臭秽 腹胀 纳呆 完谷不化 肠鸣 口臭 恶心',
        support: '苔厚 苔腻 矢气多 腹痛即泻',
        against: '五更泻 畏寒 乏力 情志不遂 病程长',
        formulas: '保和丸',
      },
      ['先饿一顿或喝米汤，再慢慢加粥面', '少油少甜，别急着补营养'],
    ),
    candidate(
      '肝郁脾虚',
      {
        main: '情志不遂 腹痛即泻 泻后痛不减',
        second: '胸胁胀满 嗳气 急躁易怒 肠鸣 矢气多 纳呆',
        support: '舌淡红 苔薄白 焦虑 时溏时结 病程长 泻后痛减',
        against: '肛门灼热 苔黄腻 五更泻 发热',
        formulas: '痛泻要方',
      },
      ['出门、考试、开会前先慢慢呼几口气，留出如厕时间', '三餐规律，记下哪些事和哪些食物会引发'],
    ),
    candidate(
      '脾胃气虚',
      {
        main: '便溏 乏力 纳呆',
        second: '食油腻即泻 食后腹胀 完谷不化 面色萎黄 气短懒言 食生冷即泻',
        support: '舌淡 苔白 舌有齿痕 舌胖大 病程长 劳累加重 面色少华',
        against: '肛门灼热 口渴 暴泻 发热 大便臭秽 五更泻 拒按',
        formulas: '参苓白术散',
        prior: 1.2,
      },
      ['三餐温软定时，油腻、生冷、奶类先少吃', '吃饭细嚼慢咽，饭后慢走'],
    ),
    candidate(
      '脾肾阳虚',
      {
        main: '五更泻 畏寒 腰膝酸软',
        second: '完谷不化 四肢不温 腹部冷痛 得温痛减 肠鸣 泻后痛减 夜尿多',
        support: '舌淡 苔白 病程长 舌胖大 小便清长 乏力',
        against: '肛门灼热 口渴 苔黄腻 发热 大便臭秽',
        formulas: '四神丸',
        prior: 0.9,
      },
      ['腰腹和脚保暖，睡前泡脚', '不吃生冷，早饭吃热的'],
    ),
  ],
  advice: ['少量多次喝水；拉得多时用口服补液盐，不要只喝白水', '饭前便后用肥皂洗手，餐具分开'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
