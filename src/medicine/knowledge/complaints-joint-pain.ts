import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const jointPain: Complaint = {
  name: '痹证',
  gbCode: 'A07.06.',
  spoken: '关节痛',
  openedBy: words('关节痛 关节冷痛 关节红肿 关节肿胀 关节僵硬 屈伸不利 肩背痛 项强'),
  words: [
    '关节痛',
    '关节疼',
    '膝盖疼',
    '膝盖痛',
    '风湿',
    '膝盖',
    '关节',
    '肩膀疼',
    '肩膀痛',
    '腿疼',
    '腿痛',
  ],
  alarmQuestion:
    '有没有这些：一个关节突然又红又肿痛得不敢碰、高热、摔伤后不能动、一条腿突然肿胀发紫、手脚没力、胸闷心慌？',
  goSooner: [
    '一个关节突然红肿剧痛伴发热',
    '一条小腿突然肿胀发紫',
    '摔伤后变形、不能动',
    '手脚没力、大小便控制不住',
  ],
  clinic: '关节肿痛两周以上，或早上发僵超过半小时，请到风湿科或骨科看看，查血沉、类风湿和尿酸',
  clinicDays: 14,
  questions: words('joint-kind joint-with joint-relief head-trigger warm-cold stool waist'),
  candidates: [
    candidate(
      '风胜行痹',
      {
        main: '痛处不定 恶风 屈伸不利',
        second: '身痛 受凉 项强',
        support: '苔薄白 天气变化加重',
        against: '关节红肿 痛处固定 得凉则舒 重痛',
        formulas: '防风汤',
      },
      ['避风，出汗后擦干', '适量活动关节'],
    ),
    candidate(
      '寒盛痹痛',
      {
        main: '关节冷痛 遇寒加重 得温痛减',
        second: '痛处固定 屈伸不利 受凉 畏寒 冷痛',
        support: '苔白 苔薄白',
        against: '关节红肿 得凉则舒 口渴 遇热加重',
        prior: 1.1,
      },
      ['热敷、保暖，不碰冷水', '关节在暖和的时候慢慢活动'],
    ),
    candidate(
      '湿盛着痹',
      {
        main: '重痛 关节肿胀 身重',
        second: '天气变化加重 肢体麻木 便溏 酸痛 痛处固定',
        support: '苔白腻 苔腻',
        against: '关节红肿 得凉则舒 苔少 痛处不定',
        formulas: '羌活胜湿汤',
      },
      ['住处通风除湿', '少甜腻，适量活动'],
    ),
    candidate(
      '风湿热痹',
      {
        main: '关节红肿 得凉则舒 口渴',
        second: '发热 汗出 心烦 小便黄 遇热加重 拒按',
        support: '舌红 苔黄 苔黄腻',
        against: '得温痛减 畏寒 遇寒加重 苔白',
        formulas: '白虎加桂枝汤 四妙丸',
      },
      ['红肿时别热敷、别按摩', '少酒少海鲜内脏，查一次尿酸'],
    ),
    candidate(
      '肝肾亏虚',
      {
        main: '腰膝酸软 病程长 酸痛',
        second: '屈伸不利 劳累加重 畏寒 关节僵硬 乏力 关节变形 足跟痛',
        support: '舌淡 苔白',
        against: '关节红肿 发热 恶风',
        formulas: '独活寄生汤',
      },
      ['练一练腿部力量，控制体重', '少爬山爬楼'],
    ),
    candidate(
      '瘀血阻络',
      {
        main: '刺痛 痛处固定 夜间加重',
        second: '关节变形 关节僵硬 外伤史 肢体麻木',
        support: '舌紫暗 舌有瘀点 病程长',
        against: '痛处不定 恶风',
        formulas: '身痛逐瘀汤',
        prior: 0.7,
      },
      ['别硬掰硬按', '先拍片看看关节'],
    ),
  ],
  advice: ['药酒和止痛的偏方里常有毒性大的药材，请不要自己用'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
