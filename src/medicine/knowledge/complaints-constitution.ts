import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const constitution: Complaint = {
  name: '体质',
  kind: 'constitution',
  spoken: '体质',
  openedBy: words(''),
  named: [
    '什么体质',
    '哪种体质',
    '体质测试',
    '体质辨识',
    '测体质',
    '测一下体质',
    '看看体质',
    '调理体质',
    '没有不舒服',
    '没什么不舒服',
    '没有哪里不舒服',
    '没有什么不舒服',
  ],
  words: ['体质', '养生', '调理身体', '亚健康', '调理一下'],
  alarmQuestion:
    '最近有没有明显的不舒服，比如胸痛、喘不上气、出血、体重明显下降，或觉得活着没意思？',
  goSooner: [
    '胸痛、喘不上气、意识不清、一边手脚没力：拨打120',
    '出血、体重明显下降、持续发热',
    '觉得活着没意思：请告诉身边的人，可拨打12356',
  ],
  clinic: '体质不是病；每年做一次体检，有不舒服再来说',
  questions: words(
    'body-energy body-warm body-skin body-mood body-mouth body-cold body-sleep stool',
  ),
  candidates: [
    candidate(
      '平和质',
      {
        main: '精神可 纳可 眠可',
        second: '大便可 小便可',
        support: '舌淡红 苔薄白',
        against: '乏力 畏寒 五心烦热 口苦 情绪低落 易过敏 身重 瘀斑 气短 焦虑 不寐 痰多',
      },
      ['保持现在的作息和饮食，每周动五天', '少烟酒，不乱进补'],
    ),
    candidate(
      '气虚质',
      {
        main: '乏力 气短 易感冒',
        second: '自汗 动则汗出 气短懒言 精神不振 纳呆',
        support: '舌淡 舌有齿痕',
        against: '精神可 面部油腻 口苦',
      },
      ['做慢的运动，如走路、八段锦，微微出汗就停', '不熬夜，不过劳，饮食温软'],
    ),
    candidate(
      '阳虚质',
      {
        main: '畏寒 四肢不温 喜热饮食',
        second: '便溏 小便清长 夜尿多 不耐生冷 口淡',
        support: '舌淡 舌胖大 苔白',
        against: '怕热 五心烦热 口苦 口干',
      },
      ['少冰饮生冷，腰腹和脚保暖', '白天晒太阳，多在户外走'],
    ),
    candidate(
      '阴虚质',
      {
        main: '五心烦热 怕热 口干',
        second: '盗汗 大便干结 目干涩 颧红 咽干 皮肤干燥 唇干',
        support: '舌红 苔少',
        against: '畏寒 四肢不温 身重 便溏',
      },
      ['不熬夜，少辛辣烧烤和酒', '别大汗的运动，常喝温水'],
    ),
    candidate(
      '痰湿质',
      {
        main: '形体肥胖 身重 痰多',
        second: '口黏 面部油腻 困倦 胸闷 汗出',
        support: '苔腻 苔白腻 舌胖大',
        against: '消瘦 口干 五心烦热',
      },
      ['少甜食、奶茶、油炸和酒，晚饭七分饱', '每天快走半小时，慢慢减重'],
    ),
    candidate(
      '湿热质',
      {
        main: '面部油腻 口苦 痤疮',
        second: '口臭 大便黏滞 小便黄 急躁易怒',
        support: '苔黄腻 舌红',
        against: '畏寒 四肢不温 皮肤干燥',
      },
      ['少酒、辣、甜和油炸', '住处通风，早睡，勤运动'],
    ),
    candidate(
      '血瘀质',
      {
        main: '瘀斑 面部色斑 面色晦暗',
        second: '唇紫 刺痛 健忘 黑眼圈 经有血块',
        support: '舌紫暗 舌有瘀点',
        against: '面部油腻',
      },
      ['每小时起来动一动，少久坐', '注意保暖，心情放宽；无故青紫请查血常规'],
    ),
    candidate(
      '气郁质',
      {
        main: '情绪低落 善太息 焦虑',
        second: '胸胁胀满 不寐 善惊易恐 咽中异物感 思虑过度 急躁易怒',
        support: '苔薄白',
        against: '精神可 眠可',
      },
      ['多见阳光、多和人说话，找一件喜欢的事', '睡前不看让人心烦的内容'],
    ),
    candidate('特禀质', { main: '易过敏 喷嚏 皮肤瘙痒', second: '鼻痒 肌肤风团 目痒流泪' }, [
      '记下会过敏的东西并避开',
      '床品勤洗勤晒，换季戴口罩；用药先告诉医生过敏史',
    ]),
  ],
  advice: ['三餐定时，七八分饱；早睡，每周运动五天'],
  sources: ['zyyxh-t157-2009'],
};
