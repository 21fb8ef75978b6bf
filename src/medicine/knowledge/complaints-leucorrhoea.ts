import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const leucorrhoea: Complaint = {
  name: '带下',
  gbCode: 'A09.02.06.',
  spoken: '白带',
  openedBy: words(
    '带下量多 带下色黄 带下清稀 带下异味 外阴瘙痒 带下色白 带下黏稠 带下色赤 阴部干涩',
  ),
  words: ['白带', '分泌物', '外阴痒', '下面痒'],
  alarmQuestion:
    '有没有这些：小肚子剧痛伴发热、月经之外出血或同房后出血、绝经后带血、可能怀孕、白带像豆腐渣或脓？',
  goSooner: ['小肚子剧痛伴发热', '同房后出血、绝经后又出血', '怀孕期间白带异常或见红'],
  clinic: '请到妇科查一次白带常规；一年没做宫颈筛查的，一起做',
  clinicDays: 14,
  questions: words('discharge-kind discharge-with warm-cold energy stool waist thirst'),
  candidates: [
    candidate(
      '脾虚湿困',
      {
        main: '带下色白 乏力 便溏',
        second: '带下量多 带下清稀 纳呆 面色萎黄 下肢水肿 困倦',
        support: '舌淡 苔白 苔白腻 舌胖大',
        against: '带下色黄 带下异味 小便黄',
        formulas: '完带汤',
        prior: 1.1,
      },
      ['少冰饮甜食', '内裤棉质，勤换勤晒'],
    ),
    candidate(
      '湿热下注',
      {
        main: '带下色黄 带下异味 外阴瘙痒',
        second: '带下黏稠 小便黄 口苦 带下量多 小腹痛',
        support: '苔黄腻 舌红',
        against: '带下清稀 畏寒 便溏',
        formulas: '易黄汤 龙胆泻肝汤',
        prior: 1.2,
      },
      ['清水洗外阴，不冲洗里面', '治好以前不同房或用套'],
    ),
    candidate(
      '肾阳虚',
      {
        main: '带下清稀 腰膝酸软 畏寒',
        second: '带下量多 小便清长 夜尿多 四肢不温 小腹冷痛',
        support: '舌淡 苔白',
        against: '带下色黄 带下异味 五心烦热',
        formulas: '右归丸 金匮肾气丸',
        prior: 0.8,
      },
      ['腰腹保暖', '不久坐凉处'],
    ),
    candidate(
      '阴虚夹湿',
      {
        main: '阴部干涩 五心烦热 带下色赤',
        second: '带下色黄 外阴瘙痒 头晕 耳鸣 心烦 不寐 烘热汗出',
        support: '舌红 苔少',
        against: '带下清稀 畏寒 便溏',
        formulas: '知柏地黄丸',
        prior: 0.8,
      },
      ['少用护垫和洗液', '带血请尽快去妇科'],
    ),
  ],
  advice: ['不自己买洗液冲洗；伴侣有不舒服要一起看'],
  sources: ['tcm-gynaecology', 'tcm-formulas'],
};
