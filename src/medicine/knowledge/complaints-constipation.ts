import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const constipation: Complaint = {
  name: '便秘',
  gbCode: 'A17.40',
  spoken: '便秘',
  openedBy: words('便秘 大便干结 大便如羊屎 排便无力 大便不尽 先干后溏'),
  words: ['便秘', '拉不出', '大便不通', '排便困难', '上不出大号', '解不出'],
  alarmQuestion:
    '有没有这些：便里带血或发黑、肚子胀痛得厉害又不排气、反复呕吐、近来大便变细或体重下降、突然两腿无力或会阴麻木？',
  goSooner: [
    '肚子胀痛、呕吐，又不排便不排气',
    '便血、黑便，或大便变细',
    '体重下降，或便秘和腹泻交替',
  ],
  clinic: '近来才开始便秘而年过四十五，或用通便药才能排，请到消化科看看',
  clinicDays: 28,
  questions: words(
    'constipation-stool constipation-with anger thirst energy warm-cold waist face warm-press',
  ),
  candidates: [
    candidate(
      '大肠热结',
      {
        main: '大便干结 口臭 腹胀',
        second: '口干 小便黄 面红 心烦 身体困热 腹痛 口苦 渴喜冷饮 拒按',
        support: '舌红 苔黄 苔干 过食辛辣油腻 口渴 口疮',
        against: '畏寒 排便无力 舌淡 四肢不温 苔少',
        formulas: '麻子仁丸',
        prior: 1.2,
      },
      ['少吃辛辣烧烤油炸和酒', '早起一杯温水，每天蔬菜水果加粗粮'],
    ),
    candidate(
      '肠道气滞',
      {
        main: '大便不尽 腹胀 嗳气',
        second: '胸胁胀满 情志不遂 矢气多 肠鸣 善太息 急躁易怒 腹痛',
        support: '久坐 苔薄白 苔腻 焦虑 纳呆',
        against: '大便如羊屎 畏寒 气短',
        formulas: '六磨汤',
      },
      ['少坐多动，顺时针揉肚子', '每天固定时间去一次，不看手机，不用力憋'],
    ),
    candidate(
      '脾气虚',
      {
        main: '排便无力 乏力 气短',
        second: '动则汗出 自汗 气短懒言 面色少华 精神不振',
        support: '舌淡 苔白 舌有齿痕 劳累加重 病程长 面色萎黄',
        against: '口臭 苔黄 口渴 面红 大便如羊屎',
        formulas: '黄芪汤',
      },
      ['不要长时间用力，脚下垫个小凳', '每天慢走，练练提肛和腹式呼吸'],
    ),
    candidate(
      '血虚肠燥',
      {
        main: '大便干结 面色少华 头晕',
        second: '心悸 健忘 唇甲色淡 面色苍白 目眩 面色萎黄',
        support: '舌淡 苔白 经量少 皮肤干燥 多梦 不寐',
        against: '口臭 苔黄 面红 五心烦热 口苦',
        formulas: '润肠丸',
      },
      ['别节食，三餐有蛋肉豆和绿叶菜', '起身慢一点，早睡'],
    ),
    candidate(
      '阴虚肠燥',
      {
        main: '大便如羊屎 五心烦热 口干',
        second: '大便干结 盗汗 心烦 腰膝酸软 潮热 颧红 耳鸣 消瘦',
        support: '舌红 苔少 舌有裂纹 不寐 咽干',
        against: '畏寒 四肢不温 舌淡 苔腻 口不渴',
        formulas: '增液汤',
      },
      ['少量多次喝水，少吃辛辣和烤炸', '早睡，别熬夜'],
    ),
    candidate(
      '肾阳虚',
      {
        main: '畏寒 四肢不温 排便无力',
        second: '小便清长 腰膝酸软 腹部冷痛 得温痛减 夜尿多 腰冷重',
        support: '舌淡 苔白 舌胖大 面色苍白 病程长 喜热饮食',
        against: '口臭 五心烦热 苔黄 面红 口苦 渴喜冷饮',
        formulas: '济川煎',
        prior: 0.9,
      },
      ['腰腹保暖，饭菜热吃，少生冷', '早晨起来活动一会儿再去，热敷小腹'],
    ),
  ],
  advice: ['不要长期自己吃番泻叶、大黄一类的通便药'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
