// Chapters on formulas, herbs and western medicines.
import type { ChapterKind, Fields } from './chapter.ts';
import { plain, words } from './chapter.ts';

const formulaFields: Fields = {
  name: plain('名称'),
  aliases: words('别名'),
  herbs: words('组成', 'herbs'),
  neverOffered: plain('不予推荐的原因'),
  isFlagged: plain('须先由医师斟酌'),
  book: plain('出处'),
};

export const medicineKinds: readonly ChapterKind[] = [
  {
    kind: 'formulas',
    title: '方剂',
    note: '有组成和两种依据的方剂。“须先由医师斟酌”的只随警示提到，不进入小结。',
    fields: formulaFields,
  },
  {
    kind: 'refused-formulas',
    title: '只为警示而识别的方剂',
    note: '没有第二种依据，因此不列全方，只列造成危险的药。',
    fields: { ...formulaFields, herbs: words('危险的药', 'herbs') },
  },
  {
    kind: 'herbs',
    title: '中药',
    note: '毒性分级、妊娠与哺乳、用量（克）。“不在这些词里识别”列出含有此药名但另有所指的词。',
    fields: {
      name: plain('名称'),
      aliases: words('别名'),
      formOf: { label: '炮制自', names: ['herbs'] },
      toxicity: plain('毒性'),
      pregnancy: plain('妊娠'),
      lactation: plain('哺乳'),
      isControlled: plain('毒性药品管制'),
      forbidden: plain('禁用原因'),
      caution: plain('注意'),
      isRiskInG6pd: plain('蚕豆病者有风险'),
      grams: plain('用量（克）'),
      notIn: words('不在这些词里识别'),
    },
  },
  {
    kind: 'foods',
    title: '食物',
    note: '药食同源名单所列的物品和厨房常用食物；依据写明在哪一份名单上。没有“按食物看待”的不当作食物：列在中药一章的按药材看待，其余不识别。',
    fields: {
      name: plain('名称'),
      aliases: words('别名'),
      notIn: words('不在这些词里识别'),
      herb: { label: '中药', names: ['herbs'] },
      guard: {
        label: '按食物看待',
        codes: {
          kitchen: '厨房食物（中药可按个数说；不是中药的，说多少都不算剂量）',
          food: '食物（提到或烹调不算荐药）',
        },
      },
      note: plain('说明'),
    },
  },
  {
    kind: 'herb-incompatibilities',
    title: '配伍禁忌',
    note: '十八反与十九畏：两边各任一味同用即提示。',
    fields: {
      rule: plain('类别'),
      one: words('一边', 'herbs'),
      other: words('另一边', 'herbs'),
    },
  },
  {
    kind: 'patent-medicines',
    title: '中成药',
    note: '说明书所载成份。只用于识别重复用药与禁忌，从不推荐。',
    fields: {
      name: plain('名称'),
      aliases: words('别名'),
      herbs: words('中药成份', 'herbs'),
      western: words('西药成份', 'substances'),
      pregnancy: plain('妊娠'),
      neverOffered: plain('不予推荐的原因'),
    },
  },
  {
    kind: 'drugs',
    title: '西药类别',
    note: '一类西药和属于它的药名。',
    fields: { name: plain('名称'), words: words('药名') },
  },
  {
    kind: 'drug-interactions',
    title: '中西药合用',
    note: '左边的中药或成药与右边的西药类别合用时的提示。',
    fields: {
      herbs: words('中药', 'herbs'),
      medicines: words('成药'),
      drugClasses: words('西药类别', 'drugs'),
      effect: plain('提示'),
    },
  },
  {
    kind: 'drug-brands',
    title: '西药商品名',
    note: '商品名和其中的成份，用于识别重复用药。',
    fields: {
      name: plain('名称'),
      otherNames: words('其他名称'),
      ingredients: words('成份', 'substances'),
      notIn: words('不在这些词里识别'),
    },
  },
  {
    kind: 'substances',
    title: '西药成份',
    note: '通用名和它的其他写法。',
    fields: { name: plain('名称'), otherNames: words('其他名称') },
  },
];
