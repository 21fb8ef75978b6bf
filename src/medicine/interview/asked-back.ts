import { herbNamed, recogniseHerbs } from '../herb-safety/recognise-herbs.ts';

/** What a person asks us. */
export type AskedBack =
  | 'own-medicine'
  | 'dose'
  | 'who'
  | 'why'
  | 'medicine'
  | 'clinic'
  | 'test'
  | 'disease'
  | 'care';

const taken = '(?:药|片|胶囊|胰岛素|激素|地平|沙坦|普利|洛尔|他汀|双胍)';
const may = '(?:能|可以|要不要|能不能|可不可以|可否|适合|用不用|需要)';
const tests = '(?:检查|化验|抽血|拍片|片子|胃镜|肠镜|B超|彩超|CT|核磁|心电图)';
const disease =
  '(?:病|癌|瘤|炎|症|风湿|梗|结石|溃疡|糖尿|血压|血糖|甲亢|甲减|抑郁|突出|增生|贫血|中风)';

/** In this order: the first that a message asks is answered. */
const readings: readonly (readonly [AskedBack, RegExp])[] = [
  [
    'own-medicine',
    new RegExp(
      `${may}(?:先|自己)?(?:停|减|换|断)(?:掉)?[^，。]{0,6}药|${taken}${may}(?:停|减|换|断)|${may}不吃[^，。]{0,6}药|(?:把|将)[^，。？]{0,8}${taken}[^，。？]{0,4}(?:停|减|换|断)|(?:停|减|换|断|少吃)(?:掉|了|成)?(?:这个|那个)?(?:[半一两几]?[片粒颗]|药|量)[^，。]{0,6}(?:行|可以|好不好|吗|成不成|没事)|${taken}[^，。？]{0,6}(?:停|减|换|断)(?:掉|了)?[^，。]{0,4}(?:行|可以|吗|好不好)|(?:还)?(?:用|要)(?:再|继续)?吃[^，。？]{0,6}药吗`,
      'u',
    ),
  ],
  ['care', /(?:平时|日常|平常|饮食|三餐|每天)[^，。？]{0,6}怎么(?:吃|喝)/u],
  [
    'dose',
    /剂量|用量|多少克|几克|怎么(?:吃|喝|服|煎|用)(?!饭)|几(?:粒|片|袋|付|副|剂)|饭前还是饭后|吃多少|一天几次|吃几/u,
  ],
  ['who', /你是(?:不是)?(?:谁|医生|真人|机器人|人工|AI)|(?:是|有)真人/iu],
  [
    'why',
    /(?:问|了解)(?:这个?|这些|那个|那些)?[^，。？]{0,4}(?:干嘛|干什么|做什么|干啥|有什么用|有用吗|有啥用)|为(?:什么|啥)要?问/u,
  ],
  [
    'medicine',
    new RegExp(
      `吃什么药|用什么药|开(?:个|点|一点|一下)?(?:药|方)|什么(?:中药|中成药|药方)|推荐[^，。]{0,4}药|${may}(?:吃|喝|用|服|买)[^，。？]{0,10}(?:药|丸|片|胶囊|颗粒|糖浆|口服液|冲剂|散|膏|栓|激素|抗生素|维生素)|^那?(?:吃)?(?:中药|中成药|西药)(?:呢|行吗|可以吗|行不行)`,
      'u',
    ),
  ],
  [
    'test',
    new RegExp(
      `(?:要不要|用不用|需不需要)[^，。？]{0,5}${tests}|(?:需要|用|要)[^，。？]{0,4}${tests}吗`,
      'iu',
    ),
  ],
  ['clinic', /严重吗|要紧吗|多久(?:能|会)?好|看什么科|挂什么科|去医院|做什么检查/u],
  [
    'disease',
    new RegExp(
      `(?:是不是|会不会|是否|该不会|不会)(?:是|得了?|有|患)?[^，。？]{0,8}${disease}|(?:是|得了)[^，。？]{0,6}(?:癌|瘤|病|炎|风湿|抑郁症)(?:吗|么|吧)|会不会[^，。？]{0,3}(?:瘫|死|残|传染|遗传|恶化|癌变|后遗症)|(?:能|可以)(?:治好|根治|断根|治吗)`,
      'u',
    ),
  ],
  ['care', /能[吃喝]|可以[吃喝]|吃什么|忌口|饮食|要注意|注意什么|注意的|怎么调|生活/u],
];

const mayTake = new RegExp(`${may}|行吗|好吗|管用吗`, 'u');

/** What a message asks, instead of or besides telling something; undefined when nothing. */
export function askedBack(text: string): AskedBack | undefined {
  const first = readings.find(([, pattern]) => pattern.test(text))?.[0];
  const isOnHerbs =
    mayTake.test(text) &&
    recogniseHerbs(text).some(({ kind, name }) => kind === 'formula' || !herbNamed(name)?.isFood);
  return isOnHerbs && (first === undefined || first === 'care') ? 'medicine' : first;
}
