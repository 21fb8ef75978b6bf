import { words } from './complaint-row.ts';
import type { RefusedFormula } from './refused-formulas.ts';
import type { SourceId } from './source.ts';

/**
 * A ready-made medicine as it is sold: recognised in what a person brings, never proposed. `herbs`
 * are those of its contents that the checks know; `western` are the western substances in it.
 */
export type PatentMedicine = {
  neverOffered?: string;
  /** Names of `ingredients` in `drug-brands.ts`. */
  western?: readonly string[];
  /** What its own label says, where its herbs alone would not say it. */
  pregnancy?: '禁用';
  source?: never;
  label: SourceId;
} & Omit<RefusedFormula, 'neverOffered' | 'source'>;

type Row = readonly [
  names: string,
  herbs: string,
  more?: Pick<PatentMedicine, 'western' | 'pregnancy' | 'neverOffered'>,
];

const toxic = { neverOffered: '含毒性药材，只能由医师使用' };
const emergency = { neverOffered: '急症用药，只能由医师使用' };
const coldMedicine = ['对乙酰氨基酚', '氯苯那敏'];

/** The name first, its other names behind it. */
const rows: readonly Row[] = [
  // Heart and brain
  ['复方丹参滴丸 复方丹参片', '丹参 三七 冰片'],
  ['速效救心丸', '川芎 冰片'],
  ['血塞通 血栓通', '三七'],
  ['金纳多 达纳康 天保宁', '银杏叶'],
  [
    '脑心通 步长脑心通',
    '黄芪 赤芍 丹参 当归 川芎 桃仁 红花 乳香 没药 鸡血藤 牛膝 桂枝 桑枝 地龙 全蝎 水蛭',
  ],
  ['通心络', '人参 水蛭 全蝎 赤芍 蝉蜕 土鳖虫 蜈蚣 乳香 酸枣仁 冰片'],
  ['麝香保心丸', '麝香 人参 牛黄 肉桂 蟾酥 冰片'],
  ['稳心颗粒', '党参 黄精 三七 琥珀'],
  // Colds and coughs, some with western substances inside
  ['感冒灵 三九感冒灵 999感冒灵', '', { western: ['对乙酰氨基酚', '氯苯那敏', '咖啡因'] }],
  [
    '维C银翘片 维c银翘片 维C银翘 维c银翘 维生素C银翘片',
    '金银花 连翘 荆芥 淡豆豉 竹叶 牛蒡子 芦根 桔梗 甘草 薄荷',
    { western: coldMedicine },
  ],
  [
    '感冒清热颗粒 感冒清热胶囊 感冒清热口服液 感冒清热',
    '荆芥 薄荷 防风 柴胡 紫苏叶 葛根 桔梗 苦杏仁 白芷 芦根',
  ],
  ['感冒清', '大青叶', { western: ['对乙酰氨基酚', '氯苯那敏', '吗啉胍'] }],
  ['重感灵', '葛根 青蒿 羌活 板蓝根', { western: ['安乃近', '氯苯那敏'] }],
  ['连花清瘟', '连翘 金银花 麻黄 苦杏仁 石膏 板蓝根 绵马贯众 鱼腥草 藿香 大黄 甘草'],
  ['双黄连', '金银花 黄芩 连翘'],
  ['蒲地蓝', '蒲公英 板蓝根 黄芩'],
  ['急支糖浆', '鱼腥草 麻黄 紫菀 前胡 枳壳 甘草'],
  [
    '通宣理肺丸 通宣理肺颗粒 通宣理肺口服液',
    '紫苏叶 前胡 桔梗 苦杏仁 麻黄 甘草 陈皮 半夏 茯苓 枳壳 黄芩',
  ],
  ['强力枇杷露', '罂粟壳 枇杷叶 百部 白前 桑白皮 桔梗'],
  ['复方甘草片 复方甘草口服溶液 复方甘草合剂', '甘草', { western: ['阿片'] }],
  ['鼻炎康', '藿香 苍耳子 麻黄 当归 黄芩', { western: ['氯苯那敏'] }],
  ['千柏鼻炎片', '千里光 决明子 麻黄 羌活 白芷 川芎'],
  // Sugar and pressure
  ['消渴丸', '葛根 生地黄 黄芪 天花粉 五味子 山药', { western: ['格列本脲'] }],
  ['珍菊降压片', '', { western: ['可乐定', '氢氯噻嗪'] }],
  ['复方罗布麻片', '罗布麻叶', { western: ['氢氯噻嗪', '双肼屈嗪'] }],
  // Women
  ['艾附暖宫丸', '艾叶 香附 吴茱萸 肉桂 当归 川芎 白芍 生地黄 黄芪 续断'],
  ['乳癖消', '昆布 天花粉 鸡血藤 三七 赤芍 海藻 漏芦 木香 玄参 牡丹皮 夏枯草 连翘 红花 蒲公英'],
  // Pain, injuries, joints
  ['云南白药', '制草乌', { pregnancy: '禁用', neverOffered: '含乌头' }],
  ['雷公藤多苷 雷公藤多甙', '雷公藤'],
  ['七厘散 七厘胶囊', '麝香 朱砂 乳香 没药 红花 冰片', toxic],
  ['追风透骨丸', '制川乌 制草乌 天南星 麻黄 桂枝 细辛', { neverOffered: '含乌头' }],
  ['木瓜丸', '木瓜 制川乌 制草乌', { neverOffered: '含乌头' }],
  ['附桂骨痛', '附子 制川乌 肉桂 党参 当归 白芍 淫羊藿 乳香', { neverOffered: '含乌头' }],
  [
    '尪痹颗粒 尪痹片 尪痹胶囊',
    '附子 生地黄 熟地黄 续断 独活 骨碎补 桂枝 淫羊藿 防风 威灵仙 白芍 知母 伸筋草 红花',
  ],
  ['仙灵骨葆', '淫羊藿 续断 补骨脂 丹参 知母 生地黄'],
  // Heat, swellings, sleep; with minerals or poisons inside
  ['牛黄解毒片 牛黄解毒丸 牛黄解毒胶囊', '雄黄 牛黄 石膏 大黄 黄芩 桔梗 冰片 甘草', toxic],
  ['牛黄清心丸', '牛黄 麝香 朱砂 雄黄 冰片 甘草 人参', toxic],
  ['六应丸', '雄黄 蟾酥 牛黄 丁香 冰片', toxic],
  ['梅花点舌丸 梅花点舌丹', '雄黄 蟾酥 朱砂 麝香 牛黄 冰片', toxic],
  ['小金丸 小金丹 小金胶囊', '麝香 木鳖子 制草乌 乳香 没药 五灵脂 当归 地龙', toxic],
  ['西黄丸 犀黄丸', '牛黄 麝香 乳香 没药'],
  ['片仔癀', '麝香 牛黄 三七'],
  [
    '柏子养心丸 柏子养心片',
    '朱砂 柏子仁 党参 黄芪 川芎 当归 茯苓 远志 酸枣仁 肉桂 五味子 半夏 甘草',
  ],
  ['复方芦荟胶囊', '芦荟 朱砂 琥珀', toxic],
  ['当归龙荟丸', '当归 龙胆 芦荟 栀子 黄连 黄芩 黄柏 大黄 木香 麝香'],
  ['冰硼散', '朱砂 玄明粉 冰片', toxic],
  // Emergencies and children
  ['苏合香丸', '朱砂 麝香 丁香 沉香 香附 冰片', emergency],
  ['局方至宝丸 局方至宝散 至宝丹', '朱砂 雄黄 麝香 牛黄 琥珀 冰片', emergency],
  ['紫雪散 紫雪丹', '朱砂 麝香 芒硝 丁香 沉香 石膏 磁石 玄参 升麻 甘草', emergency],
  ['小儿至宝丸', '朱砂 雄黄 牛黄 全蝎 冰片', toxic],
  ['琥珀抱龙丸', '朱砂 琥珀 甘草', toxic],
  ['牛黄抱龙丸', '朱砂 雄黄 麝香 牛黄 全蝎', toxic],
];

export const patentMedicines: readonly PatentMedicine[] = rows.map(([names, herbs, more]) => {
  const [name = '', ...aliases] = words(names);
  return {
    name,
    ...(aliases.length > 0 ? { aliases } : {}),
    herbs: words(herbs),
    ...more,
    label: 'product-labels',
  };
});
