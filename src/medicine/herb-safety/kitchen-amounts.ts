// Amounts that are no doses: of what every kitchen has, and as the label of a ready-made medicine
// has them.
import { drugMentions } from './drug-mentions.ts';
import { foldHerbText } from './fold-herb-text.ts';
import type { HerbMention } from './recognise-herbs.ts';
import { formulaNamed, herbNamed } from './recognise-herbs.ts';
import { clauseAt, sentenceAt } from './sentence-parts.ts';
import type { Place } from './sentence-parts.ts';

/** Herbs of the knowledge that every kitchen has and counts: 生姜三片, 红枣五枚. */
const kitchenHerbs = new Set(
  `生姜 大枣 葱白 山药 莲子 百合 绿豆 赤小豆 薏苡仁 枸杞子 龙眼肉 陈皮 菊花 薄荷 山楂 粳米 核桃仁 乌梅 蜂蜜
  荷叶 芡实 白扁豆 黑芝麻 饴糖 浮小麦 小茴香 八角茴香 梨皮`.split(/\s+/u),
);
/** What is no herb of the knowledge at all. */
const kitchenWords =
  /[食海]?盐|[红白冰黑砂]?糖|(?<![药泪口汗痰尿泡煮煎冲])水|[大小糯黑粳]?米|[牛羊豆]奶|奶粉|鸡蛋|蛋|[猪牛羊鸡鸭鱼]肉|鱼|虾|排骨|豆腐|豆浆|黄豆|黑豆|红豆|银耳|木耳|雪?梨|苹果|香蕉|橙|柚|萝卜|冬瓜|南瓜|红薯|燕麦|面粉|面条|馒头|醋|酱油|蒜|葱|姜|油|茶叶|绿茶|红茶|蔬菜|青菜|水果|坚果|花生|蛋白质|补液盐/gu;
const shared = /各|等分|等份/u;
const ready = /(?:丸|片|颗粒|胶囊|口服液|糖浆|冲剂|膏|合剂|散|丹|水|茶)$/u;
/** What is cooked or steeped is food; what is decocted by the dose is medicine, whatever its name. */
const cooked = /[粥羹茶泡炖煮蒸炒焯拌饭糕饼菜]|汤(?![药剂证])|食疗|榨汁|打成|当零食|直接吃|嚼/u;
const decocted =
  /煎|后下|研[末粉]|冲服|[每一][日天]\s?[一两二三1-3]\s?[剂付副帖]|[一二三四五六七八九十\d]\s?[剂付副帖]/u;

/** Whether a herb is counted as food. */
export function isKitchenHerb(name: string): boolean {
  return kitchenHerbs.has(name);
}

type Owner = {
  kind: 'kitchen' | 'food' | 'medicine';
} & Place;

/**
 * Whether an amount belongs to a food, by what stands before it, and to nothing else behind it.
 * What is both food and herb is food where it is cooked.
 */
export function isKitchenAmount(
  line: string,
  amount: Place,
  mentions: readonly HerbMention[],
): boolean {
  const owners = ownersIn(line, mentions);
  const { start, end } = sentenceAt(line, amount);
  const clause = clauseAt(line, amount);
  const before = owners
    .filter((owner) => owner.end <= amount.start)
    .findLast((owner) => owner.start >= (owner.kind === 'kitchen' ? clause : { start }).start);
  const behind = owners.find(
    (owner) => owner.start >= amount.end && /^[的\s]*$/u.test(line.slice(amount.end, owner.start)),
  );
  const isShared = before && shared.test(line.slice(before.end, amount.end));
  const asked = isShared ? owners : [before, behind].filter((owner) => owner !== undefined);
  const isCooked = cooked.test(line) && !decocted.test(line.slice(start, end));
  // An amount without a name is of what the whole line is about.
  const named = asked.length > 0 ? asked : owners;
  return (
    named.length > 0 &&
    named.every(({ kind }) => kind === 'kitchen' || (kind === 'food' && isCooked))
  );
}

function ownersIn(line: string, mentions: readonly HerbMention[]): Owner[] {
  const { text, place } = foldHerbText(line);
  const known: Owner[] = [
    ...mentions.map(({ start, end, kind, name }) => ({
      start,
      end,
      kind: kind === 'herb' && herbNamed(name)?.isFood ? ('food' as const) : ('medicine' as const),
    })),
    ...drugMentions(text).map(({ start, end }) => ({
      ...place(start, end),
      kind: 'medicine' as const,
    })),
  ];
  const foods = [...text.matchAll(kitchenWords)]
    .map((match) => place(match.index, match.index + match[0].length))
    .filter(({ start, end }) => known.every((one) => end <= one.start || start >= one.end))
    .map((found) => ({ ...found, kind: 'kitchen' as const }));
  return [...known, ...foods].toSorted((a, b) => a.start - b.start);
}

/** Whether an amount stands in a sentence that goes by the label, of a medicine that has one. */
export function quotesLabel(line: string, amount: Place, advised: readonly HerbMention[]): boolean {
  const { start, end } = sentenceAt(line, amount);
  return (
    line.slice(start, end).includes('说明书') &&
    advised.every(({ name }) => formulaNamed(name) !== undefined && ready.test(name))
  );
}
