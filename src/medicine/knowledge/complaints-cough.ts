import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const cough: Complaint = {
  name: '咳嗽',
  gbCode: 'A17.22',
  spoken: '咳嗽',
  openedBy: words('咳嗽 干咳 咳声重浊 夜间咳甚 咳引胸痛 阵发呛咳 痰多 黄痰 白痰 有痰'),
  words: ['咳'],
  alarmQuestion:
    '有没有这些：咳出血、喘不上气或躺不平、胸痛、高烧不退、体重明显下降或夜里大汗湿衣？',
  goSooner: [
    '咳血，或痰里血丝越来越多',
    '气喘、胸痛、躺不平，或嘴唇发青',
    '高烧，或咳超过三周还没好',
    '体重下降、夜里大汗湿衣',
  ],
  clinic: '咳嗽超过三周，或抽烟多年、以前没拍过胸片，请到呼吸科看看',
  clinicDays: 21,
  questions: words('sputum cough-kind throat cold-heat cough-chest thirst energy nose anger'),
  candidates: [
    candidate(
      '风寒犯肺',
      {
        main: '咳声重浊 咽痒 痰稀',
        second: '白痰 鼻塞 流清涕 恶寒 恶寒重发热轻 无汗',
        support: '苔薄白 受凉 头痛 身痛 口不渴',
        against: '黄痰 咽痛 口渴 苔黄 流浊涕 病程长',
        formulas: '止嗽散 三拗汤',
        prior: 1.3,
      },
      ['穿暖，护住脖子和前胸，喝温热的水', '先不吃生冷和太甜太咸的东西'],
    ),
    candidate(
      '风热犯肺',
      {
        main: '黄痰 咽痛 痰黏难咯',
        second: '发热 发热重恶寒轻 流浊涕 口渴 汗出',
        support: '苔薄黄 舌红 头痛 声音嘶哑 恶风',
        against: '痰稀 白痰 流清涕 无汗 口不渴',
        prior: 1.2,
        formulas: '桑菊饮',
      },
      ['多喝温水，少吃辛辣油炸，少说话让嗓子歇一歇', '量体温，记下来'],
    ),
    candidate(
      '温燥袭肺',
      {
        main: '干咳 咽干 痰少',
        second: '鼻干 唇干 咽痛 口干 痰黏难咯 无痰',
        support: '舌红 苔薄黄 舌干少津 口渴 痰中带血 咽痒',
        against: '痰多 痰稀 流清涕 五心烦热 盗汗',
        formulas: '桑杏汤',
      },
      ['房间加点湿度，少量多次喝水', '可吃些梨、百合一类清润的食物，少吃辛辣烧烤'],
    ),
    candidate(
      '凉燥袭肺',
      {
        main: '干咳 恶寒 痰少',
        second: '咽痒 咽干 鼻塞 无汗 唇干 恶寒重发热轻 无痰',
        support: '苔薄白 头痛 受凉',
        against: '痰多 黄痰 五心烦热 渴喜冷饮 口渴',
        formulas: '杏苏散',
        prior: 0.6,
      },
      ['注意保暖，房间加点湿度', '喝温的，不喝冰的'],
    ),
    candidate(
      '痰湿蕴肺',
      {
        main: '痰多 白痰 咳声重浊',
        second: '胸闷 晨起加重 纳呆 身重 喉中痰鸣',
        support: '苔白腻 苔腻 便溏 乏力 形体肥胖 食后腹胀',
        against: '干咳 无痰 痰少 黄痰 苔少 咽干',
        formulas: '二陈汤 三子养亲汤',
      },
      ['少吃甜食、油腻、奶油和酒', '饭后慢走一会儿，别吃完就躺'],
    ),
    candidate(
      '痰热壅肺',
      {
        main: '黄痰 痰多 痰黏难咯',
        second: '胸闷 咳引胸痛 发热 面红 口渴 气喘',
        support: '舌红 苔黄腻 渴喜冷饮 大便干结 口苦',
        against: '白痰 痰稀 干咳 无痰 恶寒',
        formulas: '清金化痰汤',
        prior: 0.9,
      },
      ['停烟酒和辛辣，多喝温水', '记下痰的颜色和体温，两三天不退就去看'],
    ),
    candidate(
      '肝火犯肺',
      {
        main: '阵发呛咳 情志不遂 咳引胸痛',
        second: '口苦 面红 急躁易怒 咽干 胁痛 胸胁胀满',
        support: '舌红 舌边红 苔薄黄 痰少 痰黏难咯',
        against: '痰稀 恶寒 白痰',
        formulas: '泻白散',
        prior: 0.7,
      },
      ['咳得急时先慢慢呼气、喝口温水', '少争执，少熬夜，少吃辛辣和酒'],
    ),
    candidate(
      '肺阴虚',
      {
        main: '干咳 五心烦热 盗汗',
        second: '痰少 咽干 口干 声音嘶哑 潮热 颧红 夜间咳甚 无痰',
        support: '舌红 苔少 消瘦 痰中带血 病程长',
        against: '痰多 痰稀 恶寒 苔腻 苔白腻 流清涕',
        formulas: '沙参麦冬汤',
      },
      ['早睡，少说话，少吃辛辣烤炸', '房间别太干，少量多次喝水'],
    ),
    candidate(
      '肺气虚',
      {
        main: '气短 自汗 乏力',
        second: '动则汗出 易感冒 气短懒言 痰稀 恶风 咳嗽',
        support: '舌淡 苔白 面色苍白 病程长 劳累加重 白痰',
        against: '黄痰 咽痛 发热 面红 口苦',
        formulas: '补肺汤',
        prior: 0.8,
      },
      ['避风保暖，出汗后及时擦干换衣', '从慢走、腹式呼吸开始练，别一下子练太多'],
    ),
  ],
  advice: ['不吸烟，也躲开二手烟和油烟'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
