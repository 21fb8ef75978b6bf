import { words } from './complaint-row.ts';
import type { SourceId } from './source.ts';

/** A western medicine by its trade name or the name of a mixture, with what is in it. */
export type DrugBrand = {
  /** The trade name and other spellings of the same product. */
  words: readonly string[];
  /** Active substances, by their generic names. */
  ingredients: readonly string[];
  source: SourceId;
  reviewer?: string;
};

/** Trade names and mixtures | what is in them. */
const rows = `
芬必得 美林 托恩|布洛芬
必理通 泰诺林 百服宁|对乙酰氨基酚
泰诺 酚麻美敏|对乙酰氨基酚 伪麻黄碱 右美沙芬 氯苯那敏
白加黑|对乙酰氨基酚 伪麻黄碱 右美沙芬 苯海拉明
日夜百服宁|对乙酰氨基酚 伪麻黄碱 右美沙芬 氯苯那敏
新康泰克 康泰克|伪麻黄碱 氯苯那敏
感康 快克 复方氨酚烷胺 氨酚烷胺|对乙酰氨基酚 金刚烷胺 咖啡因 氯苯那敏
优卡丹 小儿氨酚烷胺|对乙酰氨基酚 金刚烷胺 咖啡因 氯苯那敏
小儿氨酚黄那敏 氨酚黄那敏 护彤 小快克|对乙酰氨基酚 氯苯那敏
氨咖黄敏 速效伤风胶囊 速效伤风|对乙酰氨基酚 咖啡因 氯苯那敏
散利痛|对乙酰氨基酚 异丙安替比林 咖啡因
去痛片 索米痛|氨基比林 非那西丁 咖啡因 苯巴比妥
扶他林 英太青 戴芬|双氯芬酸
西乐葆|塞来昔布
安康信|依托考昔
莫比可|美洛昔康
拜阿司匹灵 拜阿司匹林 巴米尔|阿司匹林
波立维 泰嘉|氯吡格雷
倍林达|替格瑞洛
培达|西洛他唑
拜瑞妥|利伐沙班
泰毕全|达比加群
艾乐妥|阿哌沙班
克赛|依诺肝素
立普妥|阿托伐他汀
可定|瑞舒伐他汀
舒降之|辛伐他汀
络活喜|氨氯地平
拜新同|硝苯地平
波依定|非洛地平
代文|缬沙坦
安博维|厄贝沙坦
科素亚|氯沙坦
美卡素|替米沙坦
傲坦|奥美沙坦
必洛斯|坎地沙坦
倍博特|缬沙坦 氨氯地平
复代文|缬沙坦 氢氯噻嗪
安博诺|厄贝沙坦 氢氯噻嗪
海捷亚|氯沙坦 氢氯噻嗪
诺欣妥|沙库巴曲 缬沙坦
倍他乐克|美托洛尔
康忻|比索洛尔
洛汀新|贝那普利
雅施达|培哚普利
开博通|卡托普利
降压0号 北京降压0号 降压零号|利血平 氢氯噻嗪 氨苯蝶啶 双肼屈嗪
格华止|二甲双胍
拜唐苹 拜糖平 卡博平|阿卡波糖
亚莫利|格列美脲
达美康|格列齐特
诺和龙|瑞格列奈
捷诺维|西格列汀
安达唐|达格列净
欧唐静|恩格列净
诺和锐 诺和灵 优泌乐 优泌林 来得时 甘舒霖 长秀霖|胰岛素
诺和泰|司美格鲁肽
诺和力|利拉鲁肽
优甲乐 雷替斯|左甲状腺素
赛治|甲巯咪唑
左洛复|舍曲林
百忧解|氟西汀
赛乐特|帕罗西汀
来士普|艾司西酞普兰
怡诺思|文拉法辛
欣百达|度洛西汀
黛力新|氟哌噻吨 美利曲辛
思诺思|唑吡坦
佳静安定 佳乐定|阿普唑仑
德巴金|丙戊酸
得理多|卡马西平
开浦兰|左乙拉西坦
利必通|拉莫三嗪
再普乐|奥氮平
思瑞康|喹硫平
维思通|利培酮
新山地明 田可|环孢素
普乐可复|他克莫司
优思明 优思悦|屈螺酮 炔雌醇
妈富隆|去氧孕烯 炔雌醇
毓婷 金毓婷|左炔诺孕酮
可乐必妥 来立信|左氧氟沙星
拜复乐|莫西沙星
氟哌酸|诺氟沙星
希舒美|阿奇霉素
西力欣|头孢呋辛
希刻劳|头孢克洛
世福素|头孢克肟
力百汀 安灭菌|阿莫西林 克拉维酸
灭滴灵|甲硝唑
万托林|沙丁胺醇
舒利迭|沙美特罗 氟替卡松
信必可|布地奈德 福莫特罗
普米克令舒 普米克|布地奈德
顺尔宁|孟鲁司特
开瑞坦|氯雷他定
仙特明|西替利嗪
扑尔敏|氯苯那敏
洛赛克|奥美拉唑
耐信|艾司奥美拉唑
达喜|铝碳酸镁
吗丁啉|多潘立酮
思密达|蒙脱石
易蒙停|洛哌丁胺
达菲 可威|奥司他韦
联邦止咳露|可待因 麻黄碱 氯苯那敏
`;

export const drugBrands: readonly DrugBrand[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [names = '', ingredients = ''] = row.split('|');
    return { words: words(names), ingredients: words(ingredients), source: 'product-labels' };
  });

/** Other names of the same substance, the usual one first; English ones in small letters. */
export const substances: readonly (readonly string[])[] = [
  ['对乙酰氨基酚', '扑热息痛', 'paracetamol', 'acetaminophen', 'tylenol'],
  ['布洛芬', 'ibuprofen'],
  ['阿司匹林', '阿斯匹林', '乙酰水杨酸', 'aspirin'],
  ['氯吡格雷', 'clopidogrel', 'plavix'],
  ['华法林', 'warfarin'],
  ['利伐沙班', 'rivaroxaban'],
  ['双氯芬酸', 'diclofenac'],
  ['萘普生', 'naproxen'],
  ['二甲双胍', 'metformin'],
  ['胰岛素', 'insulin'],
  ['地高辛', 'digoxin'],
  ['氨氯地平', 'amlodipine'],
  ['硝苯地平', '心痛定', 'nifedipine'],
  ['缬沙坦', 'valsartan'],
  ['美托洛尔', 'metoprolol'],
  ['阿托伐他汀', 'atorvastatin'],
  ['瑞舒伐他汀', 'rosuvastatin'],
  ['泼尼松', '强的松', 'prednisone'],
  ['左甲状腺素', 'levothyroxine'],
  ['舍曲林', 'sertraline'],
  ['氟西汀', 'fluoxetine'],
  ['呋塞米', '速尿', 'furosemide'],
  ['氢氯噻嗪', '双氢克尿噻'],
  ['氯苯那敏', '马来酸氯苯那敏'],
  ['伪麻黄碱', 'pseudoephedrine'],
  ['艾司唑仑', '舒乐安定'],
];

/** Longer words that hold a trade name and mean something else. */
export const brandNotIn: Readonly<Record<string, readonly string[]>> = {
  可定: words(
    '可定期 可定时 可定量 可定点 可定制 可定位 可定在 可定下 可定义 可定性 可定论 可定为 认可定 许可定',
  ),
  可威: words('可威胁 可威慑'),
  代文: words(
    '古代文 现代文 当代文 近代文 时代文 世代文 一代文 代文化 代文明 代文学 代文献 代文字 代文物 替代文',
  ),
  来得时: words('来得时候 来得时间 来得时常'),
  信必可: words('相信必可 自信必可'),
  赛治: words('比赛治 大赛治'),
  克赛: words('匹克赛'),
  达喜: words('表达喜 传达喜 到达喜 达喜悦'),
  培达: words('栽培达 培达到 培达标'),
  感康: words('流感康 情感康'),
  快克: words('尽快克 很快克 赶快克 快克服 快克制'),
  田可: words('田可以 田可能'),
  托恩: words('依托恩'),
  安康信: words('平安康信'),
};
