import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const skinRash: Complaint = {
  name: '皮肤瘙痒',
  gbCode: 'A17.51',
  spoken: '皮肤',
  openedBy: words('皮疹 皮肤瘙痒 肌肤风团 疹色红 疹色白 皮损渗液 皮肤脱屑'),
  named: ['荨麻疹', '湿疹'],
  words: ['皮肤痒', '身上痒', '起疹子', '荨麻疹', '湿疹', '皮炎'],
  alarmQuestion:
    '有没有这些：脸或嘴唇肿、喉咙发紧、喘不上气、吃药打针后全身起疹、高热、疹子起水疱或大片脱皮、紫色的点按了不退、沿一侧成串的痛疱？',
  goSooner: [
    '脸肿、喉咙发紧、喘不上气、全身起疹：马上拨打120',
    '高热、起水疱、大片脱皮，或紫点按了不退',
    '用新药以后起疹：尽快去医院，先问医生再用',
  ],
  clinic: '两周以上不好，或反复发作，请到皮肤科看看',
  clinicDays: 14,
  questions: words('rash-kind rash-with rash-when thirst stool sleep-with warm-cold face'),
  candidates: [
    candidate(
      '风热蕴肤',
      {
        main: '疹色红 遇热加重 皮肤瘙痒',
        second: '肌肤风团 口渴 心烦 咽痛 恶风',
        support: '苔薄黄 舌红',
        against: '疹色白 遇寒加重 皮肤脱屑 面色少华',
        formulas: '消风散',
        prior: 1.2,
      },
      ['洗澡水别太烫', '少辣、酒、海鲜'],
    ),
    candidate(
      '风寒外袭',
      {
        main: '疹色白 遇寒加重 恶风',
        second: '肌肤风团 皮肤瘙痒 恶寒 口不渴',
        support: '苔薄白 苔白',
        against: '疹色红 遇热加重 口渴 苔黄',
        formulas: '麻黄桂枝各半汤',
      },
      ['别吹冷风、别碰冷水', '穿暖一些'],
    ),
    candidate(
      '血虚风燥',
      {
        main: '皮肤干燥 皮肤脱屑 夜间加重',
        second: '皮肤瘙痒 面色少华 病程长 头晕 劳累加重 乏力 不寐',
        support: '舌淡 苔白',
        against: '皮损渗液 疹色红 苔黄腻',
        formulas: '当归饮子',
      },
      ['洗澡少用皂，洗完擦润肤霜', '少抓，剪短指甲'],
    ),
    candidate(
      '湿热蕴肤',
      {
        main: '皮损渗液 口苦 大便黏滞',
        second: '疹色红 皮肤瘙痒 小便黄 口黏 过食辛辣油腻 身重',
        support: '苔黄腻 舌红',
        against: '皮肤干燥 皮肤脱屑 舌淡 面色少华',
        formulas: '龙胆泻肝汤',
      },
      ['少甜腻酒辣', '患处别热水烫'],
    ),
  ],
  advice: ['不抓、不烫洗；穿宽松棉布；记下发作前吃过用过什么'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
