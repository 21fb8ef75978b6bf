// What a clause says of the way something goes: 加重了, 好点了, 不疼了, 还是一样. The traps are what
// eases or worsens it as a rule (躺下会好些, 遇冷加重), wishes, fears and questions: none is a change.
import { cutClauses, type Clauses } from '../findings/clauses.ts';
import { normalise } from '../findings/normalise.ts';
import { timeOf } from '../findings/time-scope.ts';
import type { CourseChange } from './course.ts';

/** `again` is what came back: new where it had gone, else still there. */
export type ToldChange = Exclude<CourseChange, 'new'> | 'again';

/** A change with its clause; offsets are those of the text, end exclusive. */
export type ChangeWord = {
  change: ToldChange;
  start: number;
  end: number;
  clauseStart: number;
  clauseEnd: number;
};

const ago =
  '(?:(?:昨|前)[天晚日]|以前|之前|原来|上次|上回|刚开始|开始|前几天|前两天|早上|上午|平时|往常|那时候?|先前|上周|上个?月)(?:的时候|时)?';
const hurt = '(?:疼|痛|胀|晕|咳|喘|闷|痒|麻|酸|烧|吐|拉|难受|厉害|严重|重|频繁|明显|不舒服)';
const slightly = '(?:很多|好多|不少|许多|一大半|大半|一半|多|一?点儿?|一?些|几分)';

/** In this order: the first that fits a clause tells. */
const readings: readonly (readonly [ToldChange, RegExp])[] = [
  // Denied changes before the changes themselves.
  ['better', /没(?:有)?(?:完全|全|彻底)(?:好|恢复|退|消)|没好(?:全|透|利索|彻底)/u],
  [
    'same',
    /(?:没有?|无|未|不见|看不出)(?:什么|啥|多大|太大|很大|明显的?|任何|太多|再|继续|进一步)*(?:变化|改变|区别|差别|起色|好转|改善|效果?|缓解|减轻|见好|见效|见轻|进展|加重|恶化|变重|变严重|更重|更严重|变差)/u,
  ],
  ['same', /不(?:见好|好转|管用|见轻|见效)|好不了|(?:老|总|一直|还|也|就是?)不好(?=$|[了啊呢])/u],
  ['same', /没(?:怎么|什么)?(?:好|轻|退|消|停|止住?)(?=$|[啊呢了过的]|下来|下去)/u],
  [
    'better',
    new RegExp(
      `(?:没有?|不)(?:再)?(?:那么|那样|这么|${ago})(?:那么|那样)?[^，。]{0,4}?${hurt}`,
      'u',
    ),
  ],
  ['better', new RegExp(`(?:不太|不怎么|没怎么|不大|不咋|很少|偶尔才)(?:再|会)?${hurt}了?`, 'u')],
  [
    'better',
    /(?<![是都])不(?:厉害|严重|重|频繁|明显|难受)了|好得差不多|(?:基本|差不多|快|大致)(?:上)?(?:都)?好了/u,
  ],
  ['again', /又(?:开始|犯|发作|复发|出现|来了?|反复)|复发|再次(?:发作|出现)|反弹|卷土重来/u],
  [
    'better',
    new RegExp(
      `比${ago}?[^，。]{0,6}?(?:好|轻|强|少|舒服|轻松|减轻)|(?:更|越来越|渐渐|慢慢)(?:的|地)?(?:好|轻|少|舒服|轻松)`,
      'u',
    ),
  ],
  [
    'worse',
    new RegExp(
      `加重|恶化|变(?:重|严重|厉害|差|坏|频繁|多)|越来越|越发|愈发|一天比一天|一次比一次|(?:重|严重|厉害|频繁|疼|痛|晕|咳|难受)(?:了(?:很多|好多|不少|许多)|(?:很多|不少|许多))(?![次天])|(?:又|更加?|还要|愈加)${hurt}|比${ago}[^，。]{0,6}?(?:${hurt}|多|差|糟)`,
      'u',
    ),
  ],
  [
    'worse',
    /(?<![不没])(?:严重|厉害|频繁|重)了|(?:次数|量|范围|面积|发作)[^，。]{0,3}(?:多了|大了|增多|增加|扩大)|糟了|更(?:糟|差|频)/u,
  ],
  [
    'gone',
    /(?:全|完全|彻底|都|已经|终于)(?:都)?好了(?!点|些|一|很|不|许|大|多|几)|痊愈|断根|消失|消退了|止住|没再(?:犯|发|出现|有|疼|痛|晕|咳|吐|拉)|(?:再|也)没(?:有)?(?:再)?(?:犯|发|出现|疼|痛|晕|咳|吐|拉)|不再|恢复正常|正常了|没事了|(?:都|全|已经|现在|就|也)?没有?了(?=$|[啊呢])/u,
  ],
  [
    'better',
    new RegExp(
      `好(?:了)?${slightly}(?!次|天)|好转|(?:轻|少|舒服|松快|轻松|强|缓和|淡|稳)(?:了)?${slightly}(?!次|天)|减轻|减少|缓解|改善|变(?:轻|少|好|淡)|(?:轻|少|舒服|轻松|缓)了|(?:有所?|见)(?:好转|起色|效|好)|管用|有效果?|[退消降](?:了)?(?:一点|一些|不少)|降(?:下来|到)|恢复(?:得|了(?:一些|不少))`,
      'u',
    ),
  ],
  [
    'gone',
    /好了(?!点|些|一|很|不|许|大|多|几|又)|好啦|恢复了|退了|停了|不(?:疼|痛|胀|晕|咳|喘|闷|痒|麻|酸|烧|吐|拉|难受)了/u,
  ],
  [
    'same',
    /时好时坏|时轻时重|反反复复|好一阵坏一阵|老样子|(?:和|跟|与|同)?(?:以前|之前|原来|昨天|上次|前几天|前两天|平时|往常|刚开始)?(?:还是|都|差不多|基本|几乎)*(?:一样|一个样|差不多|没两样|那样|这样子?)(?=$|[的啊呢吧])/u,
  ],
  [
    'same',
    /还是|还在|还(?=[有会疼痛胀晕咳喘闷痒麻酸吐拉发睡没])|仍|依旧|依然|照旧|一直(?=都?[在有疼痛胀晕咳])|老(?=[是疼痛晕咳])/u,
  ],
];

const supposed =
  /会不会|是不是|有没有|如果|要是|万一|假如|的话|怕|担心|希望|盼|想要|想(?:快|早|让)|是否|能不能|可不可以|怎么(?:样)?(?:才)?能|怎样(?:才)?能|如何|什么时候|多久|何时|容易|别再|不要|以免|防止|避免|可能会|听说|据说/u;
const asked = /[吗么嘛]$/u;

/** What makes a clause speak of these days and not of a rule. */
const lately =
  /今[天早晚日]|昨[天晚夜]|前[天晚]|现在|目前|这(?:两|几|一)?[天周晚次回]|最近|近(?:来|期|两|几)|刚[才刚]|已经|明显|比(?!如|较)|越来越|反而|以来|后来|一天比一天|又/u;
const asARule =
  /会|总|容易|每|一[^，。]{1,8}就|遇|的?时候?(?=$|[^间])|[时后]就|就(?=[会能更加好舒轻缓减])/u;
const trigger =
  /饭|吃|喝|睡|躺|坐|站|走|动|累|熬夜|生气|凉|风|冷|热|晚上|夜|早[上晨]|上午|下午|傍晚|白天|空腹|按|揉|敷|休息|经期|月经|紧张|压力|[后时]/u;
const treated = /药|针灸|艾灸|推拿|按您|照您|治疗|调理|贴了|睡了一觉/u;

/** Every change that a text tells, one a clause at most, in its order. Pure. */
export function changesIn(original: string): ChangeWord[] {
  const text = normalise(original);
  const clauses = cutClauses(text);
  const found: ChangeWord[] = [];
  for (let start = 0; start < text.length; start = (clauses.clauseEnd[start] ?? text.length) + 1) {
    const end = clauses.clauseEnd[start] ?? text.length;
    const told = readClause(text, clauses, start, end);
    if (told !== null) found.push(told);
  }
  return found;
}

function readClause(
  text: string,
  clauses: Clauses,
  clauseStart: number,
  clauseEnd: number,
): ChangeWord | null {
  const clause = text.slice(clauseStart, clauseEnd);
  const isQuestion = text.charAt(clauseEnd) === '？' && /会|能|要|该|可以/u.test(clause);
  if (supposed.test(clause) || asked.test(clause) || isQuestion) return null;
  for (const [change, pattern] of readings) {
    const match = pattern.exec(clause);
    if (match === null) continue;
    const start = clauseStart + match.index;
    const end = start + match[0].length;
    if (isHabit(clause, match.index, match.index + match[0].length, change)) return null;
    if (text.startsWith('过', end) || timeOf(text, clauses, start, end) !== 'now') return null;
    return { change, start, end, clauseStart, clauseEnd };
  }
  return null;
}

/** Whether a clause tells what worsens or eases it as a rule: 饭后加重, 躺下就好些. */
function isHabit(clause: string, start: number, end: number, change: ToldChange): boolean {
  if (change === 'same' || change === 'again') return false;
  const before = clause.slice(0, start);
  const isDone = clause.slice(start, end).includes('了') || clause.charAt(end) === '了';
  if (treated.test(before) && !/会|每/u.test(before)) return false;
  if (asARule.test(before)) return !(lately.test(clause) && isDone);
  if (!isDone && !lately.test(clause)) return trigger.test(before);
  return false;
}
