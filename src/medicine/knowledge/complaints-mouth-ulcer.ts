import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const mouthUlcer: Complaint = {
  name: '口疮口臭',
  gbCode: 'A15.09',
  spoken: '嘴里不舒服',
  openedBy: words('口疮 口疮反复 口疮灼痛 口臭 牙龈肿痛'),
  words: ['口腔溃疡', '口疮', '口臭', '嘴里长泡', '口气', '牙龈肿'],
  alarmQuestion:
    '有没有这些：溃疡三周还不好或摸着发硬、脸肿或张不开嘴、高热、眼睛或外阴也有溃疡、牙龈出血不止、吃不进也喝不进？',
  goSooner: ['一个溃疡三周还不好，或摸着发硬', '脸肿、张不开嘴、高热', '吃不进也喝不进'],
  clinic: '反复长或三周不好，请到口腔科看看；口臭先查牙齿和牙龈',
  clinicDays: 14,
  questions: words('mouth-kind mouth-with thirst stool sleep-with anger warm-cold energy'),
  candidates: [
    candidate(
      '心火上炎',
      {
        main: '口疮灼痛 心烦 小便黄',
        second: '口疮 口渴 入睡困难 面红 尿痛',
        support: '舌红 舌尖红 苔薄黄 苔黄',
        against: '畏寒 舌淡 便溏 嗳腐吞酸',
        formulas: '导赤散',
        prior: 1.1,
      },
      ['不熬夜，少操心', '多喝温水，少辣'],
    ),
    candidate(
      '胃火炽盛',
      {
        main: '口臭 牙龈肿痛 大便干结',
        second: '口疮灼痛 口渴 渴喜冷饮 多食易饥 牙龈出血',
        support: '舌红 苔黄 过食辛辣油腻',
        against: '畏寒 便溏 舌淡 苔少',
        formulas: '清胃散',
        prior: 1.1,
      },
      ['先停辣、炸、酒', '早晚刷牙，饭后漱口'],
    ),
    candidate(
      '阴虚火旺',
      {
        main: '口疮反复 五心烦热 口干',
        second: '咽干 盗汗 腰膝酸软 不寐 心烦 隐痛',
        support: '舌红 苔少',
        against: '畏寒 便溏 苔腻 口臭',
        formulas: '知柏地黄丸',
      },
      ['不熬夜', '少辛辣，多吃青菜'],
    ),
    candidate(
      '饮食积滞',
      {
        main: '嗳腐吞酸 腹胀 口臭',
        second: '饮食不节 纳呆 食后腹胀 大便臭秽',
        support: '苔厚 苔腻',
        against: '苔少 五心烦热',
        formulas: '保和丸',
      },
      ['这两天吃少一点、清淡一点', '晚饭早点'],
    ),
    candidate(
      '脾胃虚寒',
      {
        main: '口疮反复 畏寒 便溏',
        second: '乏力 纳呆 口淡 四肢不温 喜热饮食',
        support: '舌淡 苔白 劳累加重',
        against: '口臭 口渴 苔黄 大便干结',
        formulas: '理中丸',
        prior: 0.7,
      },
      ['少生冷', '早睡，三餐定时'],
    ),
  ],
  advice: ['早晚刷牙，软毛牙刷；少吃太烫和硬的东西'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
