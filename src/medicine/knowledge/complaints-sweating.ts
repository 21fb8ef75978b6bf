import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const sweating: Complaint = {
  name: '汗证',
  isGeneral: true,
  gbCode: 'A06.08.',
  spoken: '出汗',
  openedBy: words('自汗 盗汗 动则汗出 头汗 手足汗 大汗 汗出'),
  words: ['出汗', '多汗', '盗汗', '自汗', '虚汗', '爱出汗'],
  alarmQuestion:
    '有没有这些：出冷汗又胸痛、心慌手抖、低烧一个多月、夜里大汗湿透衣服、体重明显下降、咳血？',
  goSooner: [
    '出冷汗又胸痛、喘不上气、快要晕倒：马上拨打120',
    '低烧、夜里大汗湿衣、越来越瘦',
    '心慌手抖、脖子变粗',
  ],
  clinic: '出汗多持续一个月以上，请查血常规、血糖、甲状腺功能和胸片',
  clinicDays: 28,
  questions: words('sweat-when sweat-with energy warm-cold thirst face before-cold'),
  candidates: [
    candidate(
      '卫表不固',
      {
        main: '动则汗出 自汗 易感冒',
        second: '恶风 乏力 气短 面色少华 气短懒言',
        support: '舌淡 苔薄白 苔白',
        against: '五心烦热 盗汗 苔黄腻 口苦',
        formulas: '玉屏风散',
        prior: 1.3,
      },
      ['出汗后擦干换衣，避风', '适量活动，慢慢加'],
    ),
    candidate(
      '营卫不和',
      {
        main: '汗出 恶风 身痛',
        second: '自汗 寒热往来 半身汗出 头痛',
        support: '苔薄白',
        against: '五心烦热 口苦 苔黄腻',
        formulas: '桂枝汤',
        prior: 0.8,
      },
      ['出汗后别吹风，喝温粥', '不洗冷水'],
    ),
    candidate(
      '阴虚火旺',
      {
        main: '盗汗 五心烦热 口干',
        second: '颧红 潮热 心烦 消瘦 不寐 咽干 腰膝酸软',
        support: '舌红 苔少',
        against: '畏寒 舌淡 恶风 苔腻',
        formulas: '当归六黄汤 知柏地黄丸',
        prior: 1.1,
      },
      ['不熬夜，少辛辣和酒', '被子薄一点，房间凉一点'],
    ),
    candidate(
      '湿热蕴蒸',
      {
        main: '口苦 小便黄 面红',
        second: '头汗 黄汗 心烦 口黏 大便黏滞 手足汗',
        support: '苔黄腻 舌红 过食辛辣油腻 苔黄',
        against: '舌淡 畏寒 易感冒',
        formulas: '龙胆泻肝汤',
      },
      ['少酒少辣少甜腻', '穿透气的衣服'],
    ),
    candidate(
      '心脾两虚',
      {
        main: '自汗 心悸 不寐',
        second: '面色少华 健忘 乏力 纳呆 头晕 盗汗',
        support: '舌淡 苔白',
        against: '口苦 面红 苔黄腻',
        formulas: '归脾汤',
        prior: 0.8,
      },
      ['别连轴转，早点睡', '三餐规律'],
    ),
  ],
  advice: ['勤换吸汗的衣服，及时喝水；出汗后别马上冲冷水、吹空调'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
