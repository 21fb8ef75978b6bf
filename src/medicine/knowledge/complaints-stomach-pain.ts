import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const stomachPain: Complaint = {
  name: '胃痛',
  gbCode: 'A17.30',
  spoken: '胃痛',
  openedBy: words('胃脘痛 胃脘隐痛 胃脘胀痛 胃脘刺痛 胃脘灼痛 胃脘冷痛 空腹痛'),
  words: ['胃痛', '胃疼', '胃不舒服', '心口窝', '胃里'],
  alarmQuestion:
    '有没有这些：大便发黑像柏油、吐血或吐咖啡色、痛得直不起腰或肚皮发硬、胸口压着痛出冷汗、咽东西费力、体重明显下降？',
  goSooner: [
    '黑便、呕血',
    '痛得突然加重、肚皮发硬，或牵到胸口后背、出冷汗',
    '越来越瘦、咽东西费力',
    '反复呕吐，吃喝都留不住',
  ],
  clinic: '四十岁以上或痛了一个月以上，如果没做过胃镜，建议安排一次',
  clinicDays: 28,
  questions: words(
    'stomach-kind stomach-food warm-press stomach-with pain-place anger thirst stool energy warm-cold',
  ),
  candidates: [
    candidate(
      '寒邪犯胃',
      {
        main: '胃脘冷痛 受凉 得温痛减',
        second: '遇寒加重 渴喜热饮 恶寒 过食生冷 口不渴 喜热饮食',
        support: '苔薄白 苔白 拒按 吐清水 冷痛',
        against: '胃脘灼痛 口苦 得凉则舒 苔黄 口渴 病程长',
        formulas: '良附丸',
      },
      ['喝温热的，热敷上腹，先停冰饮生冷', '吃软烂温热的粥面，少量多餐'],
    ),
    candidate(
      '饮食积滞',
      {
        main: '嗳腐吞酸 饮食不节 食后痛甚',
        second: '胃脘胀痛 胃脘痞满 纳呆 恶心 呕吐 口臭 拒按 大便臭秽',
        support: '苔厚 苔腻 矢气多 厌油腻 大便不尽',
        against: '得食痛减 空腹痛 喜按 苔少',
        formulas: '保和丸',
      },
      ['这一两顿减半，吃白粥面条，不吃油腻和甜食', '饭后慢走，晚饭早点、七分饱'],
    ),
    candidate(
      '肝胃不和',
      {
        main: '胃脘胀痛 情志不遂 嗳气',
        second: '胁痛 胸胁胀满 痛处不定 善太息 急躁易怒 反酸',
        support: '苔薄白 情绪低落 大便不尽 胸闷 胀痛',
        against: '喜按 得食痛减 痛处固定 苔少',
        formulas: '柴胡疏肝散',
        prior: 1.2,
      },
      ['吃饭时不看手机、不谈烦心事，细嚼慢咽', '每天走一走，心里堵的时候先慢慢呼几口气'],
    ),
    candidate(
      '脾胃湿热',
      {
        main: '胃脘灼痛 口苦 口黏',
        second: '嘈杂 口臭 恶心 渴不欲饮 烧心 小便黄 大便黏滞 纳呆',
        support: '舌红 苔黄腻 苔黄 身重 过食辛辣油腻 饮酒 反酸 灼痛',
        against: '得温痛减 畏寒 苔少 苔薄白 喜热饮食',
        formulas: '清中汤',
      },
      ['先停酒、辣、油炸和甜腻', '三餐定时，七分饱，晚上不加餐'],
    ),
    candidate(
      '瘀阻胃络',
      {
        main: '胃脘刺痛 痛处固定 拒按',
        second: '食后痛甚 夜间加重 刺痛',
        support: '舌紫暗 舌有瘀点 病程长 面色晦暗 黑便',
        against: '痛处不定 喜按 得食痛减',
        formulas: '失笑散',
        prior: 0.7,
      },
      ['饮食软烂，不吃硬和刺激的', '这种痛建议先做胃镜再谈调理'],
    ),
    candidate(
      '胃阴虚',
      {
        main: '胃脘灼痛 饥不欲食 口干',
        second: '胃脘隐痛 咽干 大便干结 嘈杂 消瘦 五心烦热',
        support: '舌红 苔少 舌有裂纹 舌干少津 干呕 灼痛',
        against: '口黏 苔腻 苔黄腻 便溏 得温痛减 畏寒 口不渴',
        formulas: '益胃汤 一贯煎',
        prior: 0.8,
      },
      ['少吃辛辣烧烤和浓茶咖啡', '吃些软润的，如粥、蛋羹、炖梨，少量多餐'],
    ),
    candidate(
      '脾胃虚寒',
      {
        main: '胃脘隐痛 喜按 得温痛减',
        second: '空腹痛 得食痛减 畏寒 便溏 四肢不温 乏力 吐清水 喜热饮食',
        support: '舌淡 苔白 劳累加重 不耐生冷 病程长 纳呆 舌胖大 舌有齿痕 胃脘冷痛 遇寒加重 隐痛',
        against: '胃脘灼痛 口苦 拒按 苔黄 苔黄腻 得凉则舒 口渴 大便干结',
        formulas: '黄芪建中汤 理中丸',
        prior: 1.2,
      },
      ['三餐定时，少吃生冷，注意腹部保暖', '饿了先吃几口温软的，酒先停一停'],
    ),
  ],
  advice: ['布洛芬、阿司匹林一类的止痛药伤胃，正在吃的话请告诉医生'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
