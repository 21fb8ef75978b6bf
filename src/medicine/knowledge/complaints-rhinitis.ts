import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const rhinitis: Complaint = {
  name: '鼻鼽',
  gbCode: 'A13.02',
  spoken: '鼻炎',
  openedBy: words('鼻痒 嗅觉减退'),
  openedByTwo: words('鼻痒 喷嚏'),
  named: ['过敏性鼻炎', '鼻炎'],
  words: ['鼻炎', '过敏性鼻炎', '鼻痒'],
  alarmQuestion:
    '有没有这些：喘不上气或胸口发紧、高热、脸肿或眼眶肿痛、剧烈头痛、鼻血不止、一侧鼻子长期流带血的鼻涕？',
  goSooner: ['喘不上气、喉咙发紧：马上拨打120', '眼眶肿痛、剧烈头痛、高热', '一侧鼻子长期带血'],
  clinic: '一年里发作好几次或影响睡觉，请到耳鼻喉科查过敏原',
  clinicDays: 28,
  questions: words(
    'rhinitis-when rhinitis-with rhinitis-nose energy warm-cold appetite waist thirst',
  ),
  candidates: [
    candidate(
      '肺气虚寒',
      {
        main: '遇寒加重 流清涕 易感冒',
        second: '喷嚏 鼻痒 鼻塞 恶风 气短 自汗 面色苍白',
        support: '舌淡 苔薄白 苔白',
        against: '流浊涕 鼻干 口干 遇热加重',
        formulas: '玉屏风散',
        prior: 1.3,
      },
      ['出门戴口罩，早晚别吹冷风', '用温盐水轻轻洗鼻'],
    ),
    candidate(
      '肺脾气虚',
      {
        main: '纳呆 便溏 鼻塞',
        second: '喷嚏 流清涕 乏力 气短 食后腹胀 劳累加重 嗅觉减退',
        support: '舌淡 舌有齿痕 舌胖大 苔白',
        against: '流浊涕 鼻干 口渴 大便干结',
        formulas: '补中益气汤 参苓白术散',
      },
      ['少冰饮甜食', '三餐规律，适量运动'],
    ),
    candidate(
      '肾阳虚',
      {
        main: '畏寒 腰膝酸软 流清涕',
        second: '喷嚏 鼻痒 夜尿多 小便清长 四肢不温 病程长',
        support: '舌淡 苔白',
        against: '流浊涕 鼻干 口渴 遇热加重',
        formulas: '金匮肾气丸',
        prior: 0.8,
      },
      ['腰背和脚保暖', '别贪凉'],
    ),
    candidate(
      '肺经郁热',
      {
        main: '遇热加重 鼻干 口干',
        second: '鼻痒 喷嚏 流浊涕 喜冷饮 咽痒 鼻衄',
        support: '舌红 苔薄黄 苔黄',
        against: '遇寒加重 畏寒 舌淡 便溏',
        formulas: '泻白散',
        prior: 0.8,
      },
      ['避开闷热和灰尘', '少辣少酒'],
    ),
  ],
  advice: ['少接触灰尘、毛屑和花粉，床品勤洗勤晒'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
