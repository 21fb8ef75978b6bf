import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const epigastricFullness: Complaint = {
  name: '痞满',
  gbCode: 'A04.03.15',
  spoken: '胃胀',
  openedBy: words('胃脘痞满 食后腹胀 腹胀'),
  words: ['胃胀', '胃堵', '胃里堵', '腹胀', '肚子胀', '消化不良'],
  alarmQuestion:
    '有没有这些：大便发黑、吐血、肚子胀痛得厉害又不排气、反复呕吐、咽东西费力、体重明显下降？',
  goSooner: [
    '黑便、呕血',
    '肚子越来越胀、不排便也不排气',
    '咽东西费力、越来越瘦',
    '反复呕吐，吃喝都留不住',
  ],
  clinic: '四十岁以上或胀了一个月以上，如果没做过胃镜，建议安排一次',
  clinicDays: 28,
  questions: words(
    'bloat-when gut-sound heavy reflux-kind anger stool energy appetite warm-cold thirst',
  ),
  candidates: [
    candidate(
      '寒热错杂',
      {
        main: '胃脘痞满 肠鸣 便溏',
        second: '恶心 干呕 口苦 纳呆',
        support: '苔黄腻 苔腻 嗳气 畏寒',
        against: '情志不遂 苔少 饥不欲食 大便干结',
        formulas: '半夏泻心汤',
      },
      ['不吃冰的，也少吃辣和油炸', '三餐定时，每顿七分饱'],
    ),
    candidate(
      '痰湿中阻',
      {
        main: '胃脘痞满 身重 口黏',
        second: '头重如裹 恶心 痰多 困倦 胸闷 便溏',
        support: '苔白腻 苔腻 苔厚 舌胖大 口淡 形体肥胖',
        against: '苔少 口干 饥不欲食 大便干结',
        formulas: '平胃散',
        prior: 1.1,
      },
      ['少甜腻、少奶油和啤酒', '饭后慢走二十分钟，不久坐'],
    ),
    candidate(
      '饮食积滞',
      {
        main: '胃脘痞满 饮食不节 嗳腐吞酸',
        second: '恶心 呕吐 纳呆 口臭 大便臭秽 拒按',
        support: '苔厚 苔腻 矢气多 厌油腻',
        against: '喜按 苔少 病程长',
        formulas: '保和丸',
      },
      ['这一两顿减半，吃粥面', '晚饭早点，不吃宵夜'],
    ),
    candidate(
      '肝胃不和',
      {
        main: '胃脘痞满 情志不遂 嗳气',
        second: '胸胁胀满 善太息 急躁易怒 胸闷 情绪低落 胁痛',
        support: '苔薄白 大便不尽 反酸',
        against: '苔少 身重 饮食不节',
        formulas: '柴胡疏肝散',
        prior: 1.1,
      },
      ['吃饭时不谈烦心事，细嚼慢咽', '每天走一走，慢慢呼几口气'],
    ),
    candidate(
      '脾胃气虚',
      {
        main: '食后腹胀 乏力 纳呆',
        second: '胃脘痞满 便溏 劳累加重 气短懒言 喜按 面色少华',
        support: '舌淡 苔白 舌有齿痕 病程长 面色萎黄',
        against: '口苦 口臭 苔黄腻 嗳腐吞酸 大便干结',
        formulas: '香砂六君丸',
        prior: 1.2,
      },
      ['少量多餐，吃软烂温热的', '累的时候先歇一歇再吃'],
    ),
    candidate(
      '胃阴虚',
      {
        main: '胃脘痞满 饥不欲食 口干',
        second: '嘈杂 干呕 大便干结 咽干 消瘦',
        support: '舌红 苔少 舌有裂纹 舌干少津',
        against: '口黏 苔腻 苔黄腻 苔白腻 便溏 身重',
        formulas: '益胃汤',
        prior: 0.8,
      },
      ['少辣少炸少浓茶', '吃软润的：粥、蛋羹、山药'],
    ),
  ],
  advice: ['吃饭慢一点，少喝汽水，饭后两小时内不躺下'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
