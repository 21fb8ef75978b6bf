import type { SourceId } from './source.ts';

/** Herbs that should not meet a class of medicines without a doctor or pharmacist. */
export type Interaction = {
  herbs: readonly string[];
  drugClasses: readonly string[];
  /** What may happen, plain words. */
  effect: string;
  source: SourceId;
  reviewer?: string;
};

const source = 'interactions-common';

export const interactions: readonly Interaction[] = [
  {
    herbs: ['丹参', '当归', '川芎', '红花', '三七', '白果', '银杏叶', '益母草', '枸杞子', '桃仁'],
    drugClasses: ['抗凝药'],
    effect: '可能增加出血',
    source,
  },
  {
    herbs: ['人参', '西洋参', '红参', '贯叶金丝桃'],
    drugClasses: ['抗凝药'],
    effect: '可能减弱抗凝作用',
    source,
  },
  {
    herbs: ['三七', '银杏叶', '白果', '丹参', '水蛭'],
    drugClasses: ['抗血小板药'],
    effect: '可能增加出血',
    source,
  },
  {
    herbs: ['贯叶金丝桃'],
    drugClasses: ['免疫抑制剂', '避孕药', '抗抑郁药', '强心苷'],
    effect: '可能改变药效，或引起不良反应',
    source,
  },
  {
    herbs: ['甘草'],
    drugClasses: ['强心苷', '利尿药', '糖皮质激素', '降压药'],
    effect: '可能使血钾降低、血压升高',
    source,
  },
  {
    herbs: ['麻黄'],
    drugClasses: ['单胺氧化酶抑制剂', '强心苷', '茶碱类', '降压药', '拟交感药'],
    effect: '可能使血压升高、心跳加快或失常',
    source,
  },
  {
    herbs: ['蟾酥', '香加皮', '罗布麻叶', '夹竹桃'],
    drugClasses: ['强心苷'],
    effect: '可能引起心律失常',
    source,
  },
  {
    herbs: ['大黄', '番泻叶'],
    drugClasses: ['利尿药', '强心苷'],
    effect: '可能使血钾降低',
    source,
  },
  {
    herbs: ['人参', '红参', '葛根', '黄芪'],
    drugClasses: ['降糖药'],
    effect: '可能引起低血糖',
    source,
  },
  { herbs: ['朱砂'], drugClasses: ['溴化物与碘化物'], effect: '可能生成有毒的汞盐', source },
  {
    herbs: ['石膏', '龙骨', '牡蛎', '磁石', '龙齿', '石决明'],
    drugClasses: ['四环素与喹诺酮'],
    effect: '可能妨碍药物吸收',
    source,
  },
  {
    herbs: ['乌梅', '山楂', '五味子'],
    drugClasses: ['磺胺与氨基糖苷'],
    effect: '可能改变药物的排出，伤肾或增加毒性',
    source,
  },
  {
    herbs: ['何首乌', '补骨脂', '黄药子', '川楝子', '雷公藤'],
    drugClasses: ['伤肝的药'],
    effect: '可能加重肝损伤',
    source,
  },
  {
    herbs: ['昆布', '海藻'],
    drugClasses: ['甲状腺药'],
    effect: '含碘，可能影响甲状腺用药',
    source,
  },
  {
    herbs: ['陈皮', '青皮', '枳实', '枳壳'],
    drugClasses: ['他汀', '钙拮抗剂'],
    effect: '大量使用时可能升高药物浓度',
    source,
  },
];

/** Ready-made medicines that meet western ones by what is in them, not by their herbs. */
export type ReadyMadeInteraction = {
  words: readonly string[];
  drugClasses: readonly string[];
  effect: string;
  source: SourceId;
};

export const readyMadeInteractions: readonly ReadyMadeInteraction[] = [
  {
    words: ['藿香正气水', '药酒', '十滴水'],
    drugClasses: ['头孢与甲硝唑'],
    effect: '含酒精，同用可能出现严重的潮红、心慌、低血压',
    source,
  },
  {
    words: ['感冒灵', '维C银翘', '感冒清片', '感冒清胶囊', '重感灵'],
    drugClasses: ['感冒西药', '伤肝的药'],
    effect: '中成药里已含西药成分，可能重复用药',
    source,
  },
];
