// Hospitals, workplaces, schools and addresses. What precedes the suffix is cut at the start of a
// known place name, or after the last verb of going, being or living.
import type { TextMatch } from './mask-matches.ts';
import type { MaskKind } from './rules.ts';

const places =
  '北京 上海 天津 重庆 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海 台湾 内蒙古 广西 西藏 宁夏 新疆 香港 澳门 石家庄 唐山 太原 沈阳 大连 长春 哈尔滨 南京 苏州 无锡 常州 南通 徐州 扬州 杭州 宁波 温州 绍兴 嘉兴 金华 台州 合肥 芜湖 福州 厦门 泉州 南昌 济南 青岛 烟台 潍坊 郑州 洛阳 武汉 宜昌 襄阳 长沙 株洲 广州 深圳 佛山 东莞 珠海 中山 惠州 汕头 南宁 桂林 海口 三亚 成都 绵阳 贵阳 昆明 大理 拉萨 西安 咸阳 兰州 西宁 银川 乌鲁木齐 呼和浩特 保定 邯郸'.split(
    ' ',
  );
const number = '[\\d一二三四五六七八九十百]+';
// 学院路, 医院街, 大学城: roads, quarters and stops named after institutions; not 医院路上.
const road =
  '(?:路(?![上口边过程费])|街(?![上口边])|大街|大道|胡同|巷(?!口)|城(?![里外市])|站(?![着在了起立]))';
const hospitalSuffix =
  '(?:医院|卫生院|卫生所|卫生室|卫生服务中心|卫生服务站|诊所|门诊部|保健院|中医馆|国医馆|医馆|疗养院|体检中心)';
const hospital = new RegExp(
  `[\\u4e00-\\u9fff\\d]{0,16}?${hospitalSuffix}(?!${road})(?:[\\u4e00-\\u9fff]{1,3}院区)?`,
  'g',
);
const workSuffix =
  '(?:公司|集团|银行|工厂|厂|学校|小学|中学|高中|大学|学院|幼儿园|托儿所|超市|酒店|饭店|派出所|法院|检察院|研究院|研究所|事务所|工作室|电视台|出版社|税务局|公安局|教育局|车间|支行|部队)';
const workAt = new RegExp(
  `(?:在|于|到|去)([\\u4e00-\\u9fff]{2,16}?${workSuffix})(?=[^\\u4e00-\\u9fff]|$|上班|工作|上|读|念|教|做|当|任|就|实习|打工|的)`,
  'g',
);
const workOf = new RegExp(`我是([\\u4e00-\\u9fff]{2,14}?${workSuffix})(?!${road})`, 'g');
const workPlaced = new RegExp(
  `((?:${places.join('|')})[\\u4e00-\\u9fff]{0,12}?${workSuffix})(?!附属|医院|${road})`,
  'g',
);
const street =
  '(?:大街|大道|街道|步行街|公路|路|街|巷|胡同|弄堂|里弄|新村|小区|花园|家园|公寓|花苑|雅苑|苑|大厦|大楼|广场|山庄|别墅|村|镇|城|园|庄|湾|府)';
const streetNumbers = new RegExp(
  `[\\u4e00-\\u9fff]{2,24}?${street}(?:(?:${number}|[东南西北中])[弄段])?` +
    `(?:[\\s-]*[A-Za-z]?${number}[A-Za-z]?\\s?(?:号楼|号院|号|弄|栋|幢|座|单元|层|楼|室|户|门))+(?:\\d{2,4}(?:室|户)?)?`,
  'g',
);
const area =
  '(?:省|自治区|特别行政区|市|自治州|州|盟|地区|县|区|旗|镇|乡|街道|村|新村|小区|花园|家园|公寓)';
// After a district, a street identifies an address even without a house number.
const streetName =
  '(?:(?![的了在走一是我有过上下来去半这那条迷附旁靠问])[\\u4e00-\\u9fff]){1,6}?(?:路|大街|大道|胡同|巷|街|大学城|科技园|工业园)';
const livesIn = new RegExp(
  `(?:住在|住|家在|家住|地址|住址|老家在?|户籍|户口在?|籍贯|来自|寄到)[是为在:：\\s]*((?:[\\u4e00-\\u9fff]{2,8}?${area})+(?:${streetName})?)`,
  'g',
);
const placed = new RegExp(
  `((?:${places.join('|')})(?:省|市|自治区)?[\\u4e00-\\u9fff]{1,7}?(?:市|区|县)` +
    `(?:[\\u4e00-\\u9fff]{1,8}?(?:镇|乡|街道|村)|${streetName})?)(?![域别间块]|医院)`,
  'g',
);

const cutAfter =
  /住在|住址|地址|家住|家在|住|寄到|我家|老家|转到|送到|送去|转去|去了|到了|去过|看过|进了|在|去|到|从|往|找|跟|给|转|送|进|过|至|于|是|的|了|来|说|让|把|被|问|我|们|你|他|她|[:：，,]/g;
const genericName =
  /^(?:[一二两三四五几各多同另这那哪某每别其好不]{0,3}[家个所间些的]?(?:的|他|外)?|大|小|老|大型|当地|本地|外地|附近|三甲|二甲|三级|公立|私立|民营|正规|专科|综合|中心|市|县|省|区|镇|乡|村|市里|县里|省里|镇上|乡镇|社区|人民|中|西|中医|中西医|西医|儿童|妇产|妇幼|妇科|口腔|骨科|肿瘤|精神|眼科|市人民|县人民|市中|县中|互联网|上市|私营|国有|外贸|快递|保险|建筑|科技|物业|一家|事业|重点|职业|农业|普通|本科|女子|民办|国际|老年|住院|出院|进|有|没|没有|看|公司|学校)*$/;

type Cut = { kind: MaskKind; replacement: string };

/** The start of the place name that ends here. */
function startOf(words: string): number {
  const known = places
    .map((place) => words.indexOf(place))
    .filter((at) => at >= 0)
    .toSorted((a, b) => a - b)[0];
  if (known !== undefined) return known;
  let start = 0;
  for (const match of words.matchAll(cutAfter)) {
    const end = match.index + match[0].length;
    if (end <= words.length - 2) start = end;
  }
  return start;
}

function cutTo(text: string, pattern: RegExp, cut: Cut, ending: RegExp): TextMatch[] {
  return [...text.matchAll(pattern)].flatMap((match): TextMatch[] => {
    const words = match[1] ?? match[0];
    const from = match.index + match[0].indexOf(words);
    const place = words.slice(startOf(words));
    const name = place.replace(ending, '');
    if (genericName.test(name) || name === '') return [];
    const start = from + words.length - place.length;
    return [{ ...cut, start, end: start + place.length }];
  });
}

/** Finds hospitals, workplaces and addresses in a text with half-width characters. */
export function findPlaces(text: string): TextMatch[] {
  const hospitalEnding = new RegExp(`${hospitalSuffix}(?:[\\u4e00-\\u9fff]{1,3}院区)?$`);
  const workEnding = new RegExp(`${workSuffix}$`);
  const hospitalCut: Cut = { kind: 'hospital', replacement: '某医院' };
  const workCut: Cut = { kind: 'workplace', replacement: '某单位' };
  const addressCut: Cut = { kind: 'address', replacement: '某地' };
  const areaEnding = new RegExp(`${area}$`);
  return [
    ...cutTo(text, streetNumbers, addressCut, /^$/),
    ...cutTo(text, hospital, hospitalCut, hospitalEnding),
    ...cutTo(text, workPlaced, workCut, workEnding),
    ...cutTo(text, workAt, workCut, workEnding),
    ...cutTo(text, workOf, workCut, workEnding),
    ...cutTo(text, livesIn, addressCut, areaEnding),
    ...cutTo(text, placed, addressCut, areaEnding),
  ];
}
