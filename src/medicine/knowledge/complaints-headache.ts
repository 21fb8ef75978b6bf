import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const headache: Complaint = {
  name: '头痛',
  gbCode: 'A17.06',
  spoken: '头痛',
  openedBy: words(
    '头痛 偏头痛 前额痛 两侧头痛 巅顶痛 后头痛 头胀痛 头刺痛 头隐痛 头空痛 头重如裹 头痛遇风加重',
  ),
  words: ['头痛', '头疼', '偏头痛', '脑袋疼', '脑壳疼', '脑袋痛', '脑壳痛'],
  alarmQuestion:
    '先确认安全：有没有突然最厉害的一次头痛、一边手脚没力或说话不清、看东西重影、反复呕吐、高烧脖子发硬、头部外伤，或血压到180/110？',
  goSooner: [
    '突然剧痛，或一次比一次重',
    '一边手脚没力、说话不清、看东西重影',
    '头痛伴高烧、脖子发硬、反复呕吐',
    '头部撞伤之后头痛、嗜睡',
  ],
  clinic: '五十岁以后新起的头痛，或一个月痛四天以上，请到神经内科看看',
  clinicDays: 14,
  questions: words(
    'head-kind head-place head-trigger head-with cold-heat anger thirst waist energy pain-place',
  ),
  candidates: [
    candidate(
      '风寒犯头',
      {
        main: '头痛遇风加重 受凉 恶寒',
        second: '项强 后头痛 恶风 鼻塞 口不渴 流清涕',
        support: '苔薄白 身痛 无汗 遇寒加重',
        against: '发热 口渴 苔黄 面红 口苦 咽痛',
        formulas: '川芎茶调散',
      },
      ['戴帽子围巾，别对着风和空调吹', '热毛巾敷后颈，喝温热的'],
    ),
    candidate(
      '风热犯头',
      {
        main: '头胀痛 发热 咽痛',
        second: '面红 目赤 口渴 发热重恶寒轻 流浊涕 恶风 黄痰',
        support: '舌红 苔薄黄 舌尖红 大便干结 小便黄 胀痛',
        against: '恶寒 无汗 流清涕 畏寒 口不渴',
        formulas: '芎芷石膏汤',
      },
      ['多喝温水，少吃辛辣，房间通风', '量体温，记下来'],
    ),
    candidate(
      '风湿犯头',
      {
        main: '头重如裹 身重 天气变化加重',
        second: '胸闷 纳呆 便溏 淋雨 困倦',
        support: '苔白腻 苔腻 小便浑浊 重痛',
        against: '面红 口渴 苔少 头空痛',
        formulas: '羌活胜湿汤',
        prior: 0.8,
      },
      ['出汗淋雨后尽快擦干换衣，别住在潮湿的地方', '少甜腻，少冷饮'],
    ),
    candidate(
      '肝阳上亢',
      {
        main: '头胀痛 急躁易怒 两侧头痛',
        second: '头晕 面红 口苦 耳鸣 情志不遂 不寐 目眩',
        support: '舌红 苔薄黄 苔黄 胁痛 熬夜 多梦 偏头痛 巅顶痛 胀痛',
        against: '恶寒 舌淡 头空痛 苔白腻',
        formulas: '天麻钩藤饮',
        prior: 1.2,
      },
      ['少熬夜、少酒、少争执', '早晚各量一次血压记下来，给医生看'],
    ),
    candidate(
      '痰湿上阻',
      {
        main: '头重如裹 恶心 痰多',
        second: '胸闷 呕吐 头晕 困倦 胃脘痞满 纳呆',
        support: '苔白腻 苔腻 形体肥胖 白痰 身重 食后腹胀',
        against: '面红 口渴 苔少 头痛遇风加重',
        formulas: '半夏白术天麻汤',
      },
      ['少吃甜食、油腻和夜宵', '饭后慢走，白天别久坐'],
    ),
    candidate(
      '血虚',
      {
        main: '头隐痛 面色少华 头晕',
        second: '心悸 乏力 健忘 不寐 劳累加重 面色萎黄 面色苍白 多梦',
        support: '舌淡 苔白 苔薄白 唇甲色淡 经量少 目干涩 隐痛',
        against: '面红 口苦 苔黄 发热 头胀痛 苔腻',
        formulas: '加味四物汤',
      },
      ['三餐有蛋肉豆和绿叶菜，别节食', '看屏幕半小时歇一歇，早睡'],
    ),
    candidate(
      '肾精亏虚',
      {
        main: '头空痛 腰膝酸软 耳鸣',
        second: '头晕 健忘 乏力 听力下降 夜尿多 脱发',
        support: '舌红 苔少 舌淡 劳累加重 病程长 空痛',
        against: '恶寒 发热 苔腻 口苦 面红',
        formulas: '大补元煎',
        prior: 0.8,
      },
      ['早睡，别透支体力', '适度的慢运动，腰部保暖'],
    ),
    candidate(
      '瘀阻脑络',
      {
        main: '头刺痛 痛处固定 外伤史',
        second: '病程长 夜间加重 健忘',
        support: '舌紫暗 舌有瘀点 面色晦暗 唇紫 刺痛',
        against: '痛处不定 头重如裹 头空痛',
        formulas: '血府逐瘀汤',
        prior: 0.7,
      },
      ['记头痛日记：日期、部位、多久、做了什么', '这种痛建议先由神经内科看过'],
    ),
  ],
  advice: ['止痛药一个月用十天以上反而会加重头痛，请告诉医生用了多少'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
