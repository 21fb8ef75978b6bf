import { candidate, words } from './complaint-row.ts';
import type { Complaint } from './complaint-row.ts';

export const acne: Complaint = {
  name: '痤疮',
  gbCode: 'A08.01.20',
  spoken: '痘痘',
  openedBy: words('痤疮 痘红肿 痘有脓 痘结节 经前痤疮'),
  named: ['痘痘', '好多痘', '长痘', '爆痘', '痤疮', '青春痘', '粉刺'],
  words: ['痘痘', '长痘', '青春痘', '痤疮', '粉刺'],
  alarmQuestion:
    '有没有这些：脸上大片红肿热痛伴发热、鼻唇周围的痘又肿又痛、突然加重伴关节痛，或最近吃了激素一类的药？',
  goSooner: ['鼻唇周围红肿热痛、发热', '大片结节囊肿、留疤'],
  clinic: '三个月不见好或有结节囊肿，请到皮肤科看看，早治少留疤',
  clinicDays: 84,
  questions: words('acne-kind acne-with thirst stool appetite anger menses-blood'),
  candidates: [
    candidate(
      '肺经风热',
      {
        main: '痘红肿 口干 鼻干',
        second: '面部油腻 皮肤瘙痒 痘有脓 小便黄',
        support: '舌红 苔薄黄 舌尖红',
        against: '痘结节 经前痤疮 苔腻 大便黏滞',
        formulas: '',
        prior: 1.2,
      },
      ['温水洗脸一天两次', '不挤不抠'],
    ),
    candidate(
      '肠胃湿热',
      {
        main: '面部油腻 口臭 大便干结',
        second: '痘有脓 大便黏滞 腹胀 小便黄 过食辛辣油腻 口苦',
        support: '舌红 苔黄腻 苔黄',
        against: '痘结节 舌淡 苔薄白',
        formulas: '茵陈蒿汤',
      },
      ['少奶茶、甜食、油炸、辣', '保持大便通畅'],
    ),
    candidate(
      '痰瘀互结',
      {
        main: '痘结节 病程长 面部油腻',
        second: '经有血块 纳呆 痘有脓 刺痛',
        support: '舌紫暗 舌有瘀点 苔腻',
        against: '痘红肿 口干',
        formulas: '二陈汤',
        prior: 0.8,
      },
      ['不挤压，防晒', '结节多的请去皮肤科'],
    ),
    candidate(
      '冲任失调',
      {
        main: '经前痤疮 经期不定 经前乳胀',
        second: '急躁易怒 痛经 月经先期 月经后期 经量少',
        support: '舌红 苔薄黄',
        against: '病程长 痘结节',
        formulas: '逍遥散 丹栀逍遥散',
        prior: 0.8,
      },
      ['记下周期和长痘的日子', '经前一周早睡少甜'],
    ),
  ],
  advice: ['洗脸温和，少用厚重的护肤品；少奶茶和甜食，早睡'],
  sources: ['tcm-internal', 'tcm-formulas'],
};
