import { redFlagConcepts } from './red-flags-concepts.ts';
import { redFlagConceptsB } from './red-flags-concepts-b.ts';
import { redFlagConceptsC } from './red-flags-concepts-c.ts';
import { redFlagConceptsD } from './red-flags-concepts-d.ts';
import { moreRedFlagPhrases } from './red-flags-concepts-e.ts';
import { redFlagConceptsF } from './red-flags-concepts-f.ts';

const concepts = {
  ...redFlagConcepts,
  ...redFlagConceptsB,
  ...redFlagConceptsC,
  ...redFlagConceptsD,
  ...redFlagConceptsF,
};

export type RedFlagConcept = keyof typeof concepts | keyof typeof moreRedFlagPhrases;

/** Every idea the rules may name, with its phrases. */
export const redFlagLexicon: Readonly<Record<string, string>> = joined(
  concepts,
  moreRedFlagPhrases,
);

function joined(
  ...lists: readonly Readonly<Record<string, string>>[]
): Readonly<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const list of lists)
    for (const [idea, phrases] of Object.entries(list))
      all[idea] = all[idea] === undefined ? phrases : `${all[idea]} ${phrases}`;
  return all;
}

/** Circumstances that count even when they lie in the past or concern treatment. */
export const circumstances: ReadonlySet<string> = new Set<RedFlagConcept>([
  '术后久卧',
  '腹手术',
  '糖尿病',
  '怀孕',
  '产后',
  '停经',
  '草药后',
  '乌头',
  '酒后饱餐',
  '老人',
  '小孩',
  '幼婴',
  '撞头',
  '过敏原',
  '煤气',
  '野菌毒物',
  '高温',
  '摔',
  '突然',
  '感染',
  '男',
  '经期',
  '哮喘',
  '毒物',
  '毒虫',
  '猫狗',
  '毒蛇',
  '用力起',
  '用力后',
  '异物',
  '产褥',
  '头孢类',
  '饮酒',
  '打针近',
  '服食近',
]);

/** Ideas that the rules join over several turns; the learned reader does not read them. */
export const ruleOnly: ReadonlySet<string> = new Set(Object.keys(redFlagConceptsF));

/** What goes on being true: a sign of danger told much later still joins it. */
export const lasting: ReadonlySet<string> = new Set<RedFlagConcept | `#${string}`>([
  '#孕中',
  '#孕周',
  '#三月龄内',
  '#幼儿',
  '幼婴',
  '产褥',
  '停经',
  '糖尿病',
  '化疗后',
  '撞头',
]);

/** Signs that count even when they passed within a few days: the next time may not pass. */
export const returning: ReadonlySet<string> = new Set<RedFlagConcept>([
  '偏侧无力',
  '言语不清',
  '嘴歪',
  '一眼看不见',
  '黑幕',
  '双影',
  '晕厥',
  '抽搐',
  '儿抽',
  '自杀',
  '伤人',
  '家暴',
]);

/** Phrases that give another meaning to the ideas they cover: 出血 in 牙龈出血. */
export const maskedBy: ReadonlyMap<string, ReadonlySet<string>> = new Map<
  RedFlagConcept,
  ReadonlySet<RedFlagConcept>
>([
  ['他处血', new Set<RedFlagConcept>(['流血', '坠晕', '产后重', '血'])],
  ['非出血', new Set<RedFlagConcept>(['血', '流血'])],
  ['未孕', new Set<RedFlagConcept>(['怀孕', '停经'])],
  // 生完孩子 speaks of the mother.
  ['产后', new Set<RedFlagConcept>(['小孩'])],
  ['排得出', new Set<RedFlagConcept>(['尿闭', '无尿', '便尿失控'])],
  ['心跳词', new Set<RedFlagConcept>(['跳念', '自杀'])],
  ['腿软词', new Set<RedFlagConcept>(['低糖'])],
  ['经迟词', new Set<RedFlagConcept>(['经血过多'])],
  ['吸气处', new Set<RedFlagConcept>(['犬吠凹陷'])],
]);

/** Ideas of crisis: a wish or a question (如果跳下去是不是就好了) states them as well. */
export const wished: ReadonlySet<string> = new Set<RedFlagConcept>(['自杀', '伤人', '家暴']);

/** Turns of speech that mean no harm; what they cover raises nothing. */
export const idioms =
  '活蹦乱跳 (烟|电子烟)(也|都|还|他|)抽(了|着|得|不) (把|将)自己(一个人|)(关|锁)(在|到|进|起来|)(屋|房|家|卧室|书房|) 走了(一|两|三|四|五|六|七|八|九|十|几|好几|半)(万|千|百)(多|来|)步 烧炭(烤肉|烤串|烤鸡|烤鱼|烤翅|烤羊|烤肠) 一朝被蛇咬 触电(一样|般|似的|的感觉) 弄死(那只|这只|那个|这些|那些|)(蚊子|蟑螂|老鼠|虫|蚂蚁|苍蝇) 一句话(给|)(噎|怼)(住|了|得|) (看|急|烦)~~(要|快)吐血 (腹肌|仰卧起坐|卷腹)~~(硬|痛) 吃~(益生菌|维生素|维c|钙片|消食片) (笑|乐)得~~(痛|打滚) (让人|令人|快要|快|要)窒息 (作业|工作|题|书|文件)海(里|)~死 贵得(我|)吐血 (背后|私下|背地里)(议论|说)我 侧漏 (小|那条|这条|邻居家|我家)狗(叫|吵) (盘腿|打坐|久坐|坐久)~~麻 胎动(很|挺|都|一直|)(好|正常|活跃|规律|有力) (忘带|没带|没穿|忘穿)(外套|衣服|伞|毛衣)~~发抖 (鬼片|恐怖片|密室|过山车)~~发抖 水果(店|摊|筐|篮)~~烂水果味 打(我|他|你|过)(电话|手机|微信|视频|主意) 割(包皮|双眼皮|痔疮|扁桃体|阑尾) 怕死 死皮 死亡 死板 死机 打(孩子|他|娃)(的|)屁股 气得(浑身|全身|)发抖 死活 会不会死 会死吗 要死不死 不死心 死心 死马 死路 (游戏|打游戏|比赛)~死 想死的鸡 (累|饿|困|忙|烦|气|热|冷|急|笑|吓|撑|馋|羡慕|无聊|丢人|尴尬|爱|美|高兴|开心|渴|臭|甜|苦|恨|愁|难看|堵|挤|辣|酸|好吃|便宜|穷|晒|痒|冻|懒|吵|闷|想)死(我|人|个人|你|了|宝宝|他|我了|掉|啦|个) 痛死(我|了|我了|人) (想|爱)死你 死(机|心|党|板|记|磕|活|角|胡同|线|鱼|对头|穴|皮|结|贵|循环|撑) (打|累|吵)死(也|都)不 要死要活 死去活来的爱 (该|找|作)死 死鬼 死缠烂打 半死不活 至死 生死 心都死 死马当活马医 得要死 (忙|烦|困|饿|冷|热|贵|难受得|笑)得要(死|命) 气得要(死|命) (心脏病|脑溢血|脑出血|心梗|高血压)(都|)(要|快|差点)(被|)(气|吓|犯|吓出) 吓(出|得)(心脏病|半死|魂) (跳楼|吐血|自杀式|大出血|跳水|出血)(价|甩卖|推荐|大甩卖|促销|清仓|降价|式|处理|打折|优惠) 吐血(整理|推荐|总结|买|赶) (老板|商家|公司|这次|钱包|卡)~(大出血|吐血|跳楼|出血) (脑袋|脑子|头|群|朋友圈|手机|我|评论区|心态|心|肺)~(炸|爆炸|气炸|吵炸|要炸)(锅|了锅|毛|群|裂开|缸) 气炸 (群|心态|朋友圈|评论区|网上)(里|都|)(炸|炸了|炸锅|爆炸|崩|裂开) 炸(锅|毛|鸡|酱|串) 爆炸(头|新闻|糖) (笑|气|急|累|帅|美|香|穷|晕|热|吓|困)(抽|晕|疯|哭|瘫|岔气|喷|到抽筋|到抽|得抽|得肚子痛|到肚子痛|得打滚|得直不起腰|得喘不过气|得岔气|到打滚|到岔气|得满地打滚|得胃痛|到胃痛|出眼泪) 抽(风|奖|签|空|屉|查|烟|水|脂|血|血化验|纸|筋|时间|象|身) (忙|压力|累|热|闷|任务|作业|压力大|工作|稿子)(得|大得|多得|)(喘不过气|透不过气|喘不上气)(来|) 压力(压|大|)~(喘不过气|透不过气|窒息) 掐(指|点|架|断|表|时间|尖|丝) 杀(价|毒|毒软件|青|手锏|时间|熟|鸡|鱼|伐|跳) (砍|杀|压)价 自杀(式|小队|率|小分队) 秒杀 杀马特 打死我也不 恨不得(撕|打|掐|杀)(了|死|)(你|他|你俩|这游戏|这)(游戏|) (游戏|剧|小说|电影|电视|里)(里|里的|中)~(死|杀|自杀|跳楼|中毒|砍|捅|打) (打|玩)游戏~(死|杀) 心脏(骤停|病|暂停)的(颜值|美|价格|甜) 心痛(钱|你|他|孩子|死了|的是|自己) 心(疼|痛)(钱|你|他|孩子|自己|我的钱) 扎心 心塞 心碎 心慌慌 肉痛 蛋痛 头痛医头 头(痛|大)的(问题|是|事) 让人头痛 令人头痛 胸有成竹 刀割肉 中毒(式|太深|了一样爱) (这歌|这游戏|有毒|这剧) 晕(车|船|机|死|乎|针|血|倒在地笑|了个) 我(也|都|真是|)晕 发烧友 退烧 高烧不退的(热度|人气) 被(他|你|她|它|孩子|老板|领导|客户)(气|笑|烦|吵|吓|逗)(得|到|死|疯|哭|晕|吐血|抽) (看|听|想|羡慕|激动)(得|到)~(窒息|心跳加速|心跳) 一见钟情 被蚊子(咬|叮)  挨打的分 (抱着|拿着)必死的 (老毛病|脾气)犯 下雨淋死 我(想|要)死(磕|守|记) 上吊(绳|带|健身) 吊死鬼 拉黑(了他|名单|他|我|删|微信) 拉(单杠|伸|面) (吃|喝|用|打|服)多少 要死了要死了 (打|弹|砍)(价|折) 见光死 (股票|基金)~(跳楼|割|吐血|崩|暴跌|心梗|窒息|绿) 割(韭菜|肉|双眼皮|包皮|阑尾|痔疮|稻|麦|草|爱|腕表) 跳楼机 死(工资|任务|规定|命令|亡率|者|因|缓|刑|人了吗) (社死|社会性死亡|猝死新闻) 消失(在人海|一段时间去旅游) 憋死我了这(段|话) 一口老血 老血喷 喷血的(颜值|价格|身材) 鼻血(价|喷涌的身材) (美|帅|好看|性感)得~(流鼻血|喷血|窒息) 打是亲 被(现实|生活|股市|游戏|数学|考试|作业|孩子|工作)~(打|虐|掐|扼住)';
