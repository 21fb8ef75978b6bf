import type { Clauses } from './clauses.ts';
import type { Finding } from './finding.ts';

type Attributes = Pick<Finding, 'onset' | 'site' | 'nature' | 'degree' | 'trigger' | 'relief'>;

const count = '(?:\\d{1,3}(?:\\.\\d)?|[一二两三四五六七八九十半几多数]{1,3})';
const unit = '(?:个多?小时|小时|天|日|周|个?星期|个?礼拜|个?多?月|年)';
const patterns: readonly (readonly [keyof Attributes, RegExp])[] = [
  [
    'onset',
    new RegExp(
      `(?:${count}(?:多|来)?${unit}(?:多|左右)?(?:以?前)|昨[天晚]|前[天晚]|今[天早晨晚]|大前天|上周|上个月|刚才|早上|半夜|从小|产后)(?=[^，。]{0,6}(?:开始|起|就|突然|出现|淋|受|着|吃|喝|发))`,
      'u',
    ),
  ],
  [
    'site',
    /太阳穴|前额|额头|后脑勺?|头顶|两侧|半边|左边|右边|左侧|右侧|上腹|下腹|小腹|肚脐周围|肚脐|右下腹|右上腹|左下腹|胸口|两胁/u,
  ],
  ['nature', /隐隐|胀|刺|绞|灼|冷|闷|酸|跳|抽|钝|撕裂|针扎|火辣辣|空/u],
  [
    'degree',
    /一点点|有一?点|有些|轻微|轻度|稍微|偶尔|有时候?|不严重|不厉害|很|非常|特别|厉害|严重|剧烈|要命|不得了|受不了/u,
  ],
  [
    'trigger',
    /(?:吃|喝)(?:了|完|点)?[^，。、]{1,8}?(?:后|就|以后|之后)|(?:受凉|着凉|淋雨|生气|劳累|熬夜|运动|饭后|空腹|吹风|紧张|天冷|晚上|夜里|早上|月经|经期)[^，。、]{0,3}(?:后|就|时|前|更|加重)/u,
  ],
  ['relief', /[^，。、]{1,8}?(?:后|就|会|能|了)?(?:舒服|好一?点|好些|缓解|减轻|轻一?点|好受)/u],
];
const clauseMax = 60;

/** What the clause around a statement says of it, in the user's own words. */
export function attributesAt(
  original: string,
  text: string,
  clauses: Clauses,
  start: number,
  end: number,
): Attributes {
  const found: Attributes = {};
  const near: [number, number] = [
    Math.max(clauses.clauseStart[start] ?? 0, start - clauseMax),
    Math.min(clauses.clauseEnd[end] ?? text.length, end + clauseMax),
  ];
  const wide: [number, number] = [
    Math.max(clauses.sentenceStart[start] ?? 0, start - clauseMax),
    Math.min(clauses.sentenceEnd[end] ?? text.length, end + clauseMax),
  ];
  for (const [name, pattern] of patterns) {
    const isWide = name === 'onset' || name === 'relief';
    for (const [from, to] of isWide ? [near, wide] : [near]) {
      const match = pattern.exec(text.slice(from, to));
      if (match === null || found[name] !== undefined) continue;
      found[name] = original.slice(from + match.index, from + match.index + match[0].length);
    }
  }
  return found;
}
