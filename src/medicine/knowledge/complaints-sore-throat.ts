import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const soreThroat: Complaint = {
  name: '咽痛',
  isGeneral: true,
  gbCode: 'A14.03',
  spoken: '嗓子不舒服',
  openedBy: words('咽痛 咽干 咽痒 咽红肿 声音嘶哑 咽中异物感 咽中灼热 喜清嗓'),
  words: ['嗓子疼', '嗓子痛', '喉咙痛', '喉咙疼', '咽炎', '嗓子不舒服'],
  alarmQuestion:
    '有没有这些：喘不上气或喉咙发紧、吞不下口水、张不开嘴、高热不退、脖子肿起来、声音哑超过三周、咽东西越来越费力？',
  goSooner: [
    '喘不上气、喉咙发紧、吞不下口水：马上拨打120',
    '高热不退、张不开嘴、脖子肿',
    '声音哑超过三周、咽东西越来越费力',
  ],
  clinic: '痛了一周以上，或声音哑超过三周，请到耳鼻喉科看看',
  clinicDays: 7,
  questions: words('throat-kind throat-with cold-heat thirst anger stool warm-cold nose'),
  candidates: [
    candidate(
      '风热侵咽',
      {
        main: '咽红肿 发热 恶风',
        second: '咽痛 头痛 口渴 鼻塞 咳嗽 发热重恶寒轻',
        support: '苔薄黄 舌尖红 舌红',
        against: '五心烦热 病程长 情志不遂',
        formulas: '银翘散',
        prior: 1.2,
      },
      ['多喝温水，少说话', '少辣少炸'],
    ),
    candidate(
      '肺胃热盛',
      {
        main: '咽红肿 口渴 大便干结',
        second: '咽痛 发热 口臭 高热 小便黄 牙龈肿痛 渴喜冷饮',
        support: '舌红 苔黄 苔干',
        against: '畏寒 舌淡 苔白 恶风',
      },
      ['吃温凉软的，多喝水', '烧到39℃或吞不下东西，请去急诊'],
    ),
    candidate(
      '肺阴虚',
      {
        main: '咽干 五心烦热 干咳',
        second: '咽痒 口干 声音嘶哑 痰少 喜清嗓 盗汗 咽中灼热',
        support: '舌红 苔少 病程长 夜间加重',
        against: '发热 恶风 苔腻 咽红肿',
        formulas: '沙参麦冬汤 养阴清肺汤',
        prior: 1.1,
      },
      ['少烟酒辛辣，少熬夜', '说话多的时候常小口喝水'],
    ),
    candidate(
      '痰气郁结',
      {
        main: '咽中异物感 情志不遂 善太息',
        second: '胸闷 情绪低落 焦虑 痰多 喜清嗓 胸胁胀满',
        support: '苔白腻',
        against: '咽红肿 发热 吞咽不利',
        formulas: '半夏厚朴汤',
      },
      ['别反复清嗓，小口喝温水', '放松颈肩，少甜腻'],
    ),
  ],
  advice: ['少烟少酒，屋里别太干；说话多就多歇'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
