import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const lateMenses: Complaint = {
  name: '月经后期',
  gbCode: 'A09.02.02.02',
  spoken: '月经推后',
  openedBy: words('月经后期'),
  words: ['月经推迟', '月经不来', '月经没来', '月经推后', '例假没来'],
  alarmQuestion: '有没有可能怀孕？有没有：头晕站不稳、小肚子剧痛、月经之外也出血、绝经后又出血？',
  goSooner: ['怀孕可能加腹痛或出血：马上去医院', '小肚子突然剧痛、头晕要倒：拨打120'],
  clinic: '推后七天以上先验孕；三个月没来，请到妇科查激素和B超',
  clinicDays: 84,
  questions: words('menses-blood cycle-with menses-amount cycle-heat anger face menses-kind'),
  candidates: [
    candidate(
      '血寒',
      {
        main: '小腹冷痛 得温痛减 经有血块',
        second: '经色紫暗 畏寒 四肢不温 经量少 拒按',
        support: '苔白 舌紫暗',
        against: '五心烦热 经色淡 面红',
        formulas: '温经汤',
        prior: 1.1,
      },
      ['经前后不吃冰的，腰腹保暖', '热水泡脚'],
    ),
    candidate(
      '胞宫虚寒',
      {
        main: '经色淡 经质稀 畏寒',
        second: '小腹痛 喜按 得温痛减 腰膝酸软 小便清长 便溏',
        support: '舌淡 苔白',
        against: '经有血块 面红 经色紫暗',
        formulas: '温经汤',
        prior: 0.9,
      },
      ['腹部保暖', '别节食'],
    ),
    candidate(
      '血虚',
      {
        main: '头晕 面色少华 经色淡',
        second: '经量少 心悸 经质稀 唇甲色淡 不寐 隐痛',
        support: '舌淡 苔白',
        against: '经有血块 面红 痰多',
        formulas: '人参养荣汤 四物汤',
      },
      ['不节食减肥', '查一次血常规'],
    ),
    candidate(
      '肝气郁结',
      {
        main: '情志不遂 经前乳胀 小腹胀痛',
        second: '急躁易怒 情绪低落 胸胁胀满 经有血块 善太息 经色紫暗',
        support: '苔薄白',
        against: '经质稀 痰多 畏寒',
        formulas: '乌药汤 逍遥散',
        prior: 1.1,
      },
      ['把压力降一点，多走动', '早睡'],
    ),
    candidate(
      '痰湿阻胞',
      {
        main: '形体肥胖 痰多 带下量多',
        second: '经质黏稠 胸闷 身重 恶心 经量少 口黏',
        support: '苔白腻 苔腻 舌胖大',
        against: '五心烦热 舌红 苔少',
        formulas: '苍附导痰丸',
      },
      ['慢慢减重，一周动五天', '少甜食奶茶'],
    ),
  ],
  advice: ['先排除怀孕；记下每次月经的第一天'],
  sources: ['tcm-gynaecology', 'tcm-formulas'],
};
