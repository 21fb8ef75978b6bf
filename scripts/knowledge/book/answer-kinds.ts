// Chapters on the answers to direct questions.
import type { ChapterKind, Fields } from './chapter.ts';
import { plain, words } from './chapter.ts';

const topicFields: Fields = {
  words: words('问到这些词'),
  classes: words('药物类别', 'drugs'),
  text: plain('回答'),
};

export const answerKinds: readonly ChapterKind[] = [
  {
    kind: 'answer-medicines',
    title: '问药：单味',
    note: '家中常见的药：做什么用、要留意什么、孕期、儿童。不写用量。',
    fields: {
      words: words('问到这些词'),
      take: { label: '怎样用', codes: { label: '照说明书', doctor: '由医生定' } },
      for: plain('用于'),
      mind: plain('留意'),
      pregnancy: plain('孕期'),
      child: plain('儿童'),
    },
  },
  {
    kind: 'answer-foods',
    title: '问吃：食物与药食同源',
    note: '各列是“问吃：判断”一章的编号；空的不回答。',
    fields: {
      name: plain('名称'),
      words: words('问到这些词'),
      verb: plain('喝还是吃'),
      daily: plain('平常'),
      pregnancy: plain('孕期'),
      infant: plain('1岁以下'),
      diabetes: plain('糖尿病'),
      gout: plain('痛风'),
      pressure: plain('高血压'),
      mind: plain('不适合'),
    },
  },
  {
    kind: 'answer-food-verdicts',
    title: '问吃：判断',
    note: '编号点号前是对谁，点号后是判断；花括号处填入食物名。',
    fields: { text: plain('文字') },
  },
  {
    kind: 'answer-pairs',
    title: '问合用',
    note: '食物与药、药与药；药材与西药另见“中西药合用”。',
    fields: {
      one: words('甲'),
      other: words('乙'),
      verdict: {
        label: '判断',
        codes: { avoid: '不要一起', ask: '先问医生或药师', apart: '错开', fine: '可以' },
      },
      effect: plain('说明'),
    },
  },
  {
    kind: 'answer-stopping',
    title: '问停药、减药、换药',
    note: '按药物类别，先不要自己做，为什么，问谁。',
    fields: topicFields,
  },
  {
    kind: 'answer-values',
    title: '问化验值',
    note: '成人通常的范围（女性不同的另列），超出时做什么；以报告单为准。',
    fields: {
      name: plain('名称'),
      words: words('问到这些词'),
      unit: plain('单位'),
      low: plain('下限'),
      high: plain('上限'),
      lowWoman: plain('下限（女）'),
      highWoman: plain('上限（女）'),
      ifLow: plain('偏低时'),
      ifHigh: plain('偏高时'),
    },
  },
  {
    kind: 'answer-departments',
    title: '问挂什么科、做什么检查',
    note: '编号与主诉同名的用于那个主诉。',
    fields: {
      words: words('问到这些词'),
      department: plain('科室'),
      tests: plain('一般先做的检查'),
    },
  },
  {
    kind: 'answer-terms',
    title: '问名词',
    note: '日常说的中医名词是什么、不是什么、什么时候该去医院。',
    fields: topicFields,
  },
  {
    kind: 'answer-first-aid',
    title: '问眼前怎么办',
    note: '现在做什么，不要做什么，什么时候去医院；已报警的按“报警之后”一章。词之间的加号表示都要说到。',
    fields: topicFields,
  },
  {
    kind: 'answer-vaccines',
    title: '问疫苗',
    note: '能不能打、什么时候打。词之间的加号表示都要说到。',
    fields: topicFields,
  },
  {
    kind: 'answer-diets',
    title: '问忌口',
    note: '什么病少吃什么，什么不必忌。',
    fields: topicFields,
  },
];
