import type { Clauses } from './clauses.ts';
import type { FindingTime } from './finding.ts';
import { subjectNamed } from './subject-scope.ts';

const pastWords =
  /以前|(?<![经餐饭睡期来事两])之前|(?<![睡晕昏死抽走跑上醒闭痛])过去(?!医院|看|了)|从前|小时候|曾经|曾(?=[有患得出发])|年轻(?:时|的时候|那会)|当年|既往|那时候?|那年|那会儿|上次|上回|早(?:些)?年|原先|刚(?:毕业|结婚)那|上(?:学|初中|高中|大学)(?:时|的时候)|生(?:老大|头胎|第一胎)(?:时|的时候)|[\d一二两三四五六七八九十]岁(?:时|那年|的时候|那会儿?)|(?:出生|头胎|第一胎|上一胎|怀老大)(?:时|的时候|那会儿?)/gu;
const weakPastWords =
  /去年|前年|上个?月|上周|上个?星期|前段时间|前阵子|前几[年天个]|前些[年天]|(?:[\d一二两三四五六七八九十几半多]+个?(?:年|月|星期|周|天|小时))(?:多)?(?:以)?前|前天|昨天|昨晚|大前天/gu;
const longAgo =
  '去年|前年|上个月|(?:[\\d一二两三四五六七八九十几半多]+个?(?:年|月))(?:多)?(?:以)?前|前[几两]年|前些年|小时候|年轻|以前|当年|早年|很久以前|高中|大学|小学|初中';
const longAgoBefore = new RegExp(`(?:${longAgo})[^，。！？]{0,10}$`, 'u');
/** …是前年的事, …那是五年前了 */
const toldAsPast = new RegExp(
  `^[^，。！？]{0,4}(?:是|都是)(?:在|我|我们)?[^，。！？是]{0,2}(?:${longAgo})|^[^。！？]{0,12}那(?:都)?是[^，。！？]{0,3}(?:${longAgo})`,
  'u',
);
const passedAway =
  /^[^，。！？]{0,6}?(?:了)?(?:之后|以后|后)?(?:人)?(?:就)?(?<![快要会想能得])(?:死了|走了|去世|没了|身亡|过世|走的|没的|没救过来|死的)/u;
const curiousAfter =
  /^[^。！？]{0,20}(?:写论文|看(?:电视|纪录片|新闻|视频|电影|小说)|纪录片|的(?:新闻|视频|消息|电影|小说|电视剧)|好奇|想了解|了解一下|想学|学习一下|科普|台词|演戏)/u;
const nowWords =
  /现在|目前|最近|这次|今天|这几天|这两天|刚才|刚刚|又(?!好)|仍|还是|眼下|这会儿?|此刻|今早|今晚|至今|到现在|近来|近期|近几|这回|如今|一直|今年|从那(?:以后|之后)?|开始|起(?:就|到)/gu;
const resolvedAfter =
  /(?:已经|早就|早|后来|现在|就|都|自己|吃药|治|已|完全|全)*(?:(?<![写做备想排弄约买办量说])好了(?!很?多|一?点|一?些|又|几)|好啦|治好了?|痊愈|已愈|没事了|过去了|恢复了|没再(?:犯|发|出|来|有|痛|晕)|再没|没有再|不再(?:犯|发)|查(?:了)?没(?:事|问题)|没(?:大)?事$|退了|消了|消失了|缓过来了|抢救过来|(?:现在|已经|早就|如今)(?:已经|都|就)*(?:没有?了(?!知觉|力气|意识|呼吸|心跳|感觉|反应)|正常|稳定|控制得)|走出来了?|救回来|出院了|手术做完了|我说(?:都|了)?没|赖床|装睡|白白胖胖|拆线了|康复|(?:起来|下床)?(?:走走|活动活动|活动一下)就(?:好|没事|缓解))/u;
const experienced = /^(?:的)?(?:过|过了|过一次|过几次|过两次)/u;
const experiencedBefore =
  /(?:得|有|患|发|出现|发生|犯|晕|吐|摔|做|经历)过(?:一次|几次|两次|一回|一场|急性|严重的?)?$/u;
const supposing =
  /梦见|梦到|做梦|如果|假如|要是|万一|倘若|若是|假设|会不会|是否会|是不是会|可不可能|怕会|怕是会|担心会|担心|害怕会|生怕|以防|预防|防止|避免|什么是|何为|何谓|听说|据说|网上说|书上说|书上写|课本|教材|老师讲|科普|综艺|剧里|剧中|剧情|书里|片子里|电视(?:里|上|剧)|电影|小说|新闻|看到(?:一|有)(?:篇|个|条)|有人(?:说|问)|假使|若(?=[出发有])|容易导致|会(?:引起|导致|造成|引发)|可能会(?:引起|导致|造成)|怎么(?:预防|判断|区分|识别|急救)|如何(?:预防|判断|区分|识别|急救)|什么样的|哪些(?:症状|情况|人)|请问.{0,6}(?:需要|应该)注意/u;
/** What makes even a wish or a fear of harm somebody's story. */
const storied =
  /梦见|梦到|做梦|预防|防止|什么是|听说|据说|书上|课本|剧里|剧中|剧情|综艺|书里|片子里|科普|电视剧|电影|小说|新闻|游戏|台词|网友|明星|演员/u;
const askingAfter =
  /^[^，。！？\n]{0,12}(?:是什么意思|是指|是啥意思|是什么病|的定义|怎么预防|如何预防|有哪些|的前兆|的区别|有什么区别|(?:之类|这些|这种)?的知识|怎么急救|如何急救|的急救|都有什么|(?:是)?什么原理|的?原理|(?:会|能)?(?:有|留|留下)?后遗症吗|有影响吗|(?:会不会|会|能)影响|会传染吗|会遗传吗)/u;
const preventing = /^[^。！？\n]{0,16}(?:怎么|如何|怎样)(?:预防|避免)/u;
const habitual = /(?:如果|要是|若是)[^。！？\n]{1,16}?(?:就|便)会?$/u;

/** 对黄芪过敏，吃了起疹子: what happens whenever it is taken. */
const allergic =
  /过敏[^。！？]{0,12}?(?:一|只要)?(?:吃|打|用|喝|碰|接触)(?:了|过|完|到)?[^，。]{0,4}?(?:就|会|都)?$/u;
const lately = /[昨今前]天|昨晚|今早|刚才|刚刚|现在|这次|这[几两]天|最近/u;

function lastIndex(pattern: RegExp, text: string): number {
  let last = -1;
  for (const match of text.matchAll(pattern)) last = match.index;
  return last;
}

/**
 * When a statement at `start` to `end` holds: now, once and over, or only supposed. Reads its own
 * sentence, at most `windowMax` characters each way. With `isWished`, 如果 and 会不会 suppose nothing.
 */
export function timeOf(
  text: string,
  clauses: Clauses,
  start: number,
  end: number,
  isWished = false,
): FindingTime {
  const from = Math.max(clauses.sentenceStart[start] ?? 0, start - windowMax);
  const to = Math.min(clauses.sentenceEnd[end] ?? text.length, end + windowMax);
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  const clauseBefore = text.slice(Math.max(clauses.clauseStart[start] ?? 0, from), start);
  const isQuestion =
    text.charAt(clauses.sentenceEnd[end] ?? text.length) === '？' ||
    text.slice(end, to).endsWith('吗');
  const supposed = isWished ? storied : supposing;
  if (supposed.test(before) && !(habitual.test(before) && !isQuestion)) {
    const brokenOff = /(?:但是|不过|可是|现在|今天|刚才|我(?:就|已经|真)|，但)/u.test(
      before.slice(before.search(supposed)),
    );
    if (!brokenOff) return 'hypothetical';
  }
  if (askingAfter.test(after) || preventing.test(after) || curiousAfter.test(after))
    return 'hypothetical';
  if (toldAsPast.test(after)) return 'past';
  if (passedAway.test(after) && subjectNamed(text, clauses, start) === 'other') return 'past';
  if (isQuestion && !isWished && /会$|会不会|算不算|算$|能不能|是不是要/u.test(clauseBefore))
    return 'hypothetical';
  const goesOn = /^[^，。]{0,8}(?:到现在|至今|就有|一直|又|还)/u.test(after);
  if (
    longAgoBefore.test(clauseBefore) &&
    lastIndex(nowWords, clauseBefore) < clauseBefore.search(longAgoBefore) &&
    !goesOn
  )
    return 'past';
  if (allergic.test(before) && !lately.test(before)) return 'hypothetical';
  const past = lastIndex(pastWords, before);
  const now = lastIndex(nowWords, before);
  const weak = lastIndex(weakPastWords, before);
  const isExperienced = /[出晕吐抽摔]过/u.test(text.slice(start, end));
  const isOver =
    isExperienced ||
    (resolvedAfter.test(after) && !/又|还是|现在(?:还|又|开始)|这次|没好|复发/u.test(after)) ||
    experienced.test(after) ||
    experiencedBefore.test(before);
  if (past > now && !/^[^，。]{0,8}(?:到现在|至今|就有|一直)/u.test(after)) return 'past';
  if (
    isOver &&
    (weak >= 0 || past >= 0 || resolvedAfter.test(after)) &&
    now <= Math.max(weak, past, -1)
  )
    return 'past';
  if (isOver && now < 0) return 'past';
  return 'now';
}

const windowMax = 80;
const checked = /查(?:了|过|完)?(?:都|也)?没(?:事|问题)|医生说(?:没事|没问题|正常)|体检/u;
const anyPast = new RegExp(`${longAgo}|${pastWords.source}`, 'u');

/**
 * Whether what is over was over only lately (左手麻了十分钟，好了), so that it may come back: the
 * sentence names no time long past and no examination that found nothing.
 */
export function isLatelyOver(text: string, clauses: Clauses, start: number, end: number): boolean {
  const from = Math.max(clauses.sentenceStart[start] ?? 0, start - windowMax);
  const to = Math.min(clauses.sentenceEnd[end] ?? text.length, end + windowMax);
  const sentence = text.slice(from, to);
  return !anyPast.test(sentence) && !checked.test(sentence);
}
