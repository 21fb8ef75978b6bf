import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const urination: Complaint = {
  name: '尿频',
  gbCode: 'A04.05.01.',
  spoken: '小便',
  openedBy: words('尿频 尿急 尿痛 余沥不尽 排尿不畅 遗尿 小便失禁 小便浑浊 尿道灼热'),
  weaklyOpenedBy: ['夜尿多'],
  words: ['尿频', '尿急', '尿痛', '小便痛', '起夜', '老上厕所'],
  alarmQuestion:
    '有没有这些：发热寒战或腰痛、小便带血、完全尿不出来、会阴发麻、口渴喝得多又瘦了、可能怀孕？',
  goSooner: ['发热寒战、腰痛：当天去医院', '小便带血、尿不出来', '怀孕期间尿频尿痛'],
  clinic: '请查一次尿常规；男性五十岁以上一起查前列腺，口渴多饮的查血糖',
  clinicDays: 3,
  questions: words('urine-kind urine-color urine-with warm-cold waist energy anger thirst'),
  candidates: [
    candidate(
      '膀胱湿热',
      {
        main: '尿急 尿痛 小便黄',
        second: '尿频 尿道灼热 口苦 口黏 小腹胀痛 大便干结 小便浑浊 渴不欲饮',
        support: '苔黄腻 舌红',
        against: '小便清长 畏寒 夜尿多 舌淡',
        formulas: '八正散',
        prior: 1.3,
      },
      ['多喝水，不憋尿', '尽快查尿常规'],
    ),
    candidate(
      '肾虚不固',
      {
        main: '夜尿多 小便清长 腰膝酸软',
        second: '尿频 遗尿 余沥不尽 畏寒 小便失禁 耳鸣',
        support: '舌淡 苔白',
        against: '尿痛 尿急 小便黄 苔黄腻',
        formulas: '缩泉丸',
        prior: 1.1,
      },
      ['晚饭后少喝水、少吃瓜果', '练习提肛'],
    ),
    candidate(
      '肾阳虚',
      {
        main: '畏寒 腰膝酸软 四肢不温',
        second: '夜尿多 小便清长 排尿不畅 精神不振',
        support: '舌淡 苔白 舌胖大',
        against: '尿痛 小便黄 五心烦热',
        formulas: '金匮肾气丸',
        prior: 0.8,
      },
      ['腰腹保暖'],
    ),
    candidate(
      '脾气下陷',
      {
        main: '小腹坠胀 劳累加重 乏力',
        second: '尿频 余沥不尽 小便失禁 气短 纳呆 便溏',
        support: '舌淡 苔白 舌有齿痕',
        against: '尿痛 小便黄 苔黄腻',
        formulas: '补中益气汤',
      },
      ['别久站、别提重物', '练习提肛'],
    ),
    candidate(
      '肝气郁结',
      {
        main: '小腹胀痛 情志不遂 排尿不畅',
        second: '焦虑 善太息 尿频 胸胁胀满',
        support: '苔薄白',
        against: '畏寒 小便黄 苔黄腻',
        formulas: '逍遥散',
        prior: 0.8,
      },
      ['放松，按时排尿', '少咖啡浓茶'],
    ),
  ],
  advice: ['不憋尿；少咖啡、浓茶和酒；记两天的喝水和排尿时间'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
