import { stanceOf } from './lean-on-question.ts';

/** What people are commonly allergic to; named alone to a question on allergies it is an answer. */
const allergens =
  '青霉素 头孢 阿莫西林 磺胺 链霉素 庆大霉素 红霉素 左氧氟沙星 阿司匹林 布洛芬 安乃近 去痛片 普鲁卡因 麻药 造影剂 碘 酒精 破伤风 疫苗 海鲜 虾 蟹 螃蟹 贝类 鱼 花生 坚果 鸡蛋 牛奶 大豆 小麦 麸质 芒果 菠萝 桃子 花粉 柳絮 尘螨 螨虫 灰尘 猫毛 狗毛 霉菌 乳胶 金属 紫外线 冷空气 蜂蜜 蜂毒 艾草 当归 板蓝根'.split(
    ' ',
  );
const allergenSet = new Set(allergens);

/** Words before a name that are no part of it. */
const lead =
  /^(?:那个|就是|应该|可能|好像|大概|也许|以前|之前|曾经|小时候|从小|一直|现在|平时|反正|只|仅|还|也|都|会|有|是|我|本人|自己|他|孩子|宝宝|儿子|女儿|老人|家人|对|吃了?|喝了?|打了?|碰到?|闻到?|用了?|接触|一吃|一打|一碰)+/u;
const trail =
  /(?:之类的?|类药?物?|这一?类|什么的|一类|等等?|轻度|轻微|严重|皮试|会|都|有点|有|也|就)+$/u;
/** Names that say nothing of what it is, or where it shows. */
const general =
  /^(?:药|药物|食物|东西|什么|啥|任何|皮肤|脸|脸部|鼻子|眼睛|过|容易|体质|是不是|说|怕|查|测|抗|防|季节性?|换季|[没不无].*|.*[没不无未])$/u;

const stated =
  /对([^，。；\s]{1,10}(?:[、和及跟][^，。；、\s]{1,8}){0,5}?)过敏(?!性|原)|过敏(?:史|源|原|物)?(?:的)?(?:有|是|：|:)+([^，。；\s]{1,24})|([\u4e00-\u9fff]{1,10}(?:[、和及][\u4e00-\u9fff]{1,8}){0,4})过敏(?!性|原)/gu;
const denied =
  /(?:没有?|无|不|未|否认|从不|从来没)(?:任何|什么|药物|食物|药|对|已知|明确的?|会|啥|有|过){0,5}(?:东西|药物|食物|史|、|和|及|或){0,6}过敏|过敏史?[:：]?(?:没有|无)/u;
const itemMax = 8;

function clean(words: string): string[] {
  return words
    .split(/[、和及跟/]|以及/u)
    .map((word) => word.trim().replace(lead, '').replace(trail, ''))
    .filter((name) => name !== '' && name.length <= itemMax && !general.test(name));
}

/** An answer that only lists names: 青霉素 / 海鲜、芒果. */
function bareNames(text: string, asked: string): string[] {
  if (!asked.includes('过敏') || stanceOf(text) !== null) return [];
  const isOnlyAllergies = !/药|病|怀孕/u.test(asked.replaceAll('药物过敏', '过敏'));
  const items = text.split(/[，。；！、\s]/u).filter(Boolean);
  return items.flatMap(clean).filter((name) => isOnlyAllergies || allergenSet.has(name));
}

/**
 * What a normalised text says the person is allergic to; empty when it denies any allergy,
 * undefined when it speaks of none.
 * @param asked the questions before it
 * @param isTaken whether a name given without a verb is a medicine that is taken
 */
export function allergiesIn(
  text: string,
  asked: string,
  isTaken: (name: string) => boolean,
): string[] | undefined {
  const found = [...text.matchAll(stated)].flatMap(([, object, listed, before]) =>
    clean((object ?? listed ?? before ?? '').replace(/^.*对/u, '')),
  );
  if (found.length > 0) return [...new Set(found)];
  if (denied.test(text)) return [];
  const bare = bareNames(text, asked).filter((name) => !isTaken(name));
  if (bare.length > 0) return [...new Set(bare)];
  return stanceOf(text) === 'no' && asked.includes('过敏') ? [] : undefined;
}
