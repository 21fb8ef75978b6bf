import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const lowBackPain: Complaint = {
  name: '腰痛',
  gbCode: 'A17.42',
  spoken: '腰痛',
  openedBy: words('腰痛 腰冷重 转侧不利'),
  weaklyOpenedBy: words('腰膝酸软'),
  words: ['腰痛', '腰疼', '腰酸', '腰杆', '老腰'],
  alarmQuestion:
    '有没有这些：腿没力或会阴部发麻、大小便控制不住或尿不出、发热寒战、血尿或绞痛、摔伤撞伤、夜里痛醒又明显消瘦、撕裂样剧痛？',
  goSooner: [
    '腿没力、会阴麻、大小便控制不住：马上去急诊',
    '腰痛伴发热寒战、血尿',
    '突然撕裂样剧痛、出冷汗：拨打120',
  ],
  clinic: '痛了两周以上，或夜里痛醒、腿麻，请到骨科看看',
  clinicDays: 14,
  questions: words(
    'waist-kind waist-trigger waist-with warm-press warm-cold energy thirst pain-place',
  ),
  candidates: [
    candidate(
      '寒湿犯腰',
      {
        main: '腰冷重 天气变化加重 遇寒加重',
        second: '转侧不利 得温痛减 冷痛 身重 受凉 畏寒',
        support: '苔白腻 苔白 苔腻',
        against: '口苦 小便黄 苔黄腻 灼痛',
        formulas: '甘姜苓术汤',
        prior: 1.2,
      },
      ['腰部保暖，不坐湿冷的地方', '热敷，不睡太软的床'],
    ),
    candidate(
      '湿热犯腰',
      {
        main: '灼痛 小便黄 遇热加重',
        second: '身重 口苦 口渴 得凉则舒',
        support: '苔黄腻 舌红 苔黄',
        against: '得温痛减 畏寒 苔白 遇寒加重',
        formulas: '四妙丸',
        prior: 0.8,
      },
      ['少酒少辣', '避开闷热潮湿'],
    ),
    candidate(
      '瘀血阻络',
      {
        main: '刺痛 痛处固定 外伤史',
        second: '夜间加重 拒按 转侧不利',
        support: '舌紫暗 舌有瘀点',
        against: '酸痛 喜按 隐痛',
        formulas: '身痛逐瘀汤',
        prior: 0.9,
      },
      ['别硬扭硬按', '受过伤的先拍片'],
    ),
    candidate(
      '肾阴虚',
      {
        main: '腰膝酸软 五心烦热 劳累加重',
        second: '喜按 耳鸣 口干 心烦 不寐 盗汗 酸痛',
        support: '舌红 苔少 病程长',
        against: '畏寒 遇寒加重 苔腻 刺痛',
        formulas: '六味地黄丸 左归丸',
      },
      ['少久坐久站，不熬夜', '不提重物'],
    ),
    candidate(
      '肾阳虚',
      {
        main: '腰膝酸软 畏寒 四肢不温',
        second: '喜按 夜尿多 劳累加重 小便清长 得温痛减 酸痛',
        support: '舌淡 苔白 病程长 舌胖大',
        against: '五心烦热 口渴 苔黄 刺痛',
        formulas: '金匮肾气丸 右归丸',
      },
      ['腰腹和脚保暖', '天好时晒晒后背'],
    ),
  ],
  advice: ['痛得厉害先歇一两天，之后慢慢活动；弯腰搬东西时屈膝、贴近身体'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
