// The words by which a sentence shows what it does with a remedy that it names, a row for each turn
// of speech; how they weigh against each other stands in sentence-act.ts.

const han = '[\\u4e00-\\u9fff]';
const rows = (text: string): string => text.trim().split(/\s+/u).join('|');

/** Against taking it, before or behind its name in the clause. */
export const forbidding = rows(`
  不要 (?<![特区个分级性类鉴辨告])别 切勿 请勿 勿 避免 忌 禁 不宜 不能 不可 不得 不应 不建议 不推荐 不主张
  不提倡 不适合 不一定(?:合适|适合|对路) 慎用 停用 停服 暂停 少喝 少吃 远离 相反 相畏
  (?<![不没无]|没有|不会|不太)(?:有毒|剧毒|大毒|危险|中毒|伤肝|伤肾)
`);

/** Against taking what a list or the rest of a sentence names: 下面这些不要自己用：. */
export const forbiddingList = `(?:不要|别|切勿|请勿|不宜|不能|不可|不得|不应|不建议|不推荐|避免|少)(?:再|先|去|给${han}{1,3}|自己|自行|随便|擅自|乱)*(?:吃|用|喝|服|买|碰|食)|忌口|忌用|忌食|禁用|禁忌|慎用`;

/** In the next clause, of what was named bare: 川贝、桔梗，孕期都不要用. */
export const forbiddingNext = `(?:都|均|也|等|这些|这类|孕期|怀孕|哺乳|${han}{0,6})(?:${rows(`
  不要用 不宜 禁用 慎用 忌用 不能用 避免 不要吃 不可用 不要自行 不能同 不建议 不推荐 不能吃 不能喝
`)})`;

/** Leaves the decision to somebody who can judge; behind a bare name it is a caution. */
export const deferring = `(?:但|不过|也|都|具体)*(?:请|要|须|应|得|务必|一定|最好)?(?:先|让|去)?(?:问过?|咨询|请教|让|请)${han}{0,6}(?:医生|医师|药师|大夫)`;

/** At the end of a sentence, of all that it named. */
export const forbiddingAll = `(?:不要|别|勿|不可|不能)(?:自己|自行|随便|擅自|乱)(?:去|来)?(?:买|用|吃|服|喝|抓|配|使用|服用|购买)${han}{0,4}`;

/** For taking it. */
export const recommending = rows(`
  可以 可用 建议 推荐 考虑 试试 改用 换成 宜用 方剂 处方 不妨 首选 最好
`);

/** How it is taken, or how much: who says so does not only explain. */
export const using = `${rows(`
  水煎 同煎 合煎 煎服 煎水 煎汤 先煎 泡水 泡酒 泡茶 炖 煮 研末 研粉 冲服 口服 含服 外敷 外洗 外用 内服 吞服
  送服 调服 代茶
`)}|[\\d一二三四五六七八九十半两]\\s?(?:克|钱|g|毫升|ml|丸|片|粒|袋|勺)`;

/** Before its name: it is part of something, an example, or stands in a book. */
export const explainingBefore = rows(`
  含有?(?![服一片着漱]) 里面?有 成分(?:有|是|为) 组成(?:是|为) 组方(?:以|有) 所谓 [又也名]叫 叫做 古[人代] 药典
  思路有 区别于 相当于 不同于
`);

/** Behind its name, with or without what stands in brackets: what it is, holds, does. */
export const explainingBehind = `(?:[丸片膏粉水茶汤散酒油]|颗粒|胶囊|口服液|冲剂|糖浆|汤证)?(?:[、和与及]${han}{1,8}){0,6}[）)]?(?:这[些类种]|一类|等)?(?:药材|中成药|成药|药)?(?:[（(][^）)]{0,40}[）)])?(?:也|又|都|主要|其实|本身|一般|通常|确实)*(?:属于|叫做?|又[叫名]|俗称|指的?是?|含有?|里面?有|主要成分|成分|功效|作用|性[味偏]|药性|名字|出自|来自|源于|常?用[于在]|主治|为主|组成|配成|制成|偏[温凉寒热燥湿]|是(?!您|你|首选|最好))`;

/** Cancels what looks like an explanation, in the rest of the clause and of the sentence. */
export const takingBehind = rows(`吃 喝 服 试`);
export const takingLater =
  '可以(?:试|吃|喝|用|服|装)|泡[酒水]|煎|冲服|送服|[吃喝服用](?:一|点|几|两|半)|[您你]也|每[天日次晚]';

/** What harm it may do; a sentence that says so warns. */
export const harming = `(?:可能|会|容易)[^，。；]{0,8}(?:${rows(`
  出血 抗凝 中毒 毒性 副作用 不良反应 低血糖 血钾降低 血压升高 升高血压 过敏 心慌 心律 伤肝 伤肾 肝损 肾损
  宫缩 流产 早产 溶血 风险 腹泻 拉肚子
`)})`;

/** What is told back to the person, or what somebody else gave. */
export const quoting =
  '[您你][^，。；]{0,8}(?:吃|服|用|喝)(?:过|着|的|了)|正在(?:吃|服|用)|[您你](?:说|提到|告诉)|医生(?:给您)?开的';

/** A clause that goes on with what the one before began. */
export const continuing = rows(`
  特别是 尤其 包括 比如 例如 譬如 像 以及 还有 和 或 也包括
`);

/** Words that make a clause a question wherever they stand. */
export const questioning = rows(`
  有没有 是不是 能不能 可不可以 是否 适不适合 要不要 什么 多少 哪 怎么 为什么 吗 几
`);

/** A question that proposes it: 要不您喝点…？ */
export const proposing = '要不(?!要)|不如|试试|[吃喝用来]点';

/** A question that only asks for consent to what was proposed. */
export const consentAsked = rows(`好吗 行吗 好不好 怎么样 可以吗 如何 行不行`);

/** Bounds an amount rather than forbidding it: 不要超过30克. */
export const bounding = '不(?:要|宜|能|可|得|应|建议)?(?:超过|多于|大于|高于)';

/** Behind an amount: it is told as a danger. */
export const tooMuch = `${han}{0,4}(?:就|会|可能|容易|足以)${han}{0,4}(?:中毒|致命|致死|要命|出人命|危险)|太多|过量|超量`;
