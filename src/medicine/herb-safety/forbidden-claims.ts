import { drugClasses } from '../knowledge/drugs.ts';
import type { Person } from './person.ts';

/** Sentences a reply may never hold (domain 2.5), found by their wording. */
interface ForbiddenClaim {
  pattern: RegExp;
  /** Words that make the sentence harmless: a denial, a question, the person's own report. */
  unless: RegExp;
  /** What is shown in its place. */
  note: string;
  /** Only forbidden while an alarm is open. */
  whileAlarm?: true;
  /** Only forbidden where the person told nothing of it. */
  untold?: 'tongue' | 'tests';
}

const asking =
  /如果|若|请|可以|需要?|建议|是否|有没有|看看|拍|对着镜子|面诊|就医|医院|医生|医师|等|再/;

const drugWords = drugClasses.flatMap(({ words }) => words);
const medicine = `(?:${drugWords.join('|')}|西药|降压药|降糖药|血压药|激素|胰岛素|华法林|抗凝药|阿司匹林|安眠药|抗抑郁药|他汀|抗生素|化疗|靶向药|甲状腺药|优甲乐|[\\u4e00-\\u9fff]{1,4}(?:洛尔|地平|沙坦|普利|他汀|列净|双胍|西汀|舍曲林)|(?:您|你|正在|在|原来|医生|医院)[^，。；]{0,6}药)`;
const changes = '(?:停|减|换|撤)';
const kindsOfDisease =
  '(?:炎|病|癌|症|瘤|溃疡|梗|结石|甲亢|甲减|高血压|贫血|综合征|反流|哮喘|心衰|中风)';
const denial =
  /不要|别|请勿|切勿|勿|不可|不能|不宜|不得|不应|不建议|避免|擅自|自行|自己停|自己减|是否|能不能|可不可以|问过?医|医生(?:说|同意|决定|评估|建议|指导)|遵医嘱|咨询/;

const changeNote = '此处有一句关于停药或换药的话，已略去：正在用的药要不要调整，请问开药的医生';

const claims: readonly ForbiddenClaim[] = [
  {
    pattern: new RegExp(
      `(?:停|减|换|戒|撤)(?:掉|用|服|了|下|少|量|成|一停|一减)?[^，。；]{0,8}${medicine}|${medicine}[^，。；]{0,8}(?:可以|可|能|就|先|应该|直接)(?:逐渐|逐步|慢慢|适当|酌情|试着)?(?:停|减|换|撤|不吃|不用|不打)|${medicine}[^，。；]{0,8}(?:改为|改成|换成|隔[天日]|减半|减量|加倍|加量|放一放|缓一缓|搁一搁)|${medicine}[^。；]{0,12}，(?:建议|最好|不如)(?:先)?${changes}(?:掉|用|了)?(?=[。；，]|$)|(?:把|将)[^，。；]{0,8}${medicine}[^，。；]{0,4}(?:停|减|换)|(?:不用|不必|无需|不需要)再?(?:吃|服|用|依赖|打)[^，。；]{0,6}${medicine}|(?:代替|替代|取代|替换)[^，。；]{0,6}${medicine}`,
    ),
    unless: denial,
    note: changeNote,
  },
  {
    // Forbids taking it, which the words of denial above would pass.
    pattern: new RegExp(
      `${medicine}[^，。；]{0,8}(?:先|就|暂时|暂且|可以|这几天|这段时间)[^，。；]{0,4}(?:别|不要|不用|不必|不)(?:再|继续)?(?:吃|服|用|打)|(?:^|[，。；的])(?:那|这些?)?药(?:都|也|就)?(?:可以|能|应该)(?:先)?(?:不|停|减|撤)|\\b(?:stop|quit|skip|reduce|replace)\\b[^.]{0,24}\\b(?:medication|medicine|drug|warfarin|aspirin|insulin|statin|metformin|amlodipine)`,
      'iu',
    ),
    unless:
      /自行|随意|擅自|自己|(?:问|请|让|由|听|按|遵)[^，。；]{0,4}(?:医|药师)|如果|若|同时|一起|do not|don't|never|without|doctor|before/iu,
    note: changeNote,
  },
  {
    pattern:
      /根治|包治|包好|药到病除|断根|治愈率|(?:保证|一定能?|肯定能?|必定|百分之百|100%)(?:会|能)?[^，。；]{0,6}(?:好|治好|痊愈|见效|有效|康复|治愈)|彻底(?:治好|治愈|康复)|(?:[\d一二两三四五六七八九十几]{1,2}(?:剂|副|付|天|周|个疗程)|就|必)(?:药)?[^，。；]{0,3}(?:痊愈|治好|断根)|(?:无|没有|零)(?:任何|什么)?(?:毒)?副作用|绝对(?:有效|见效|能好|会好|安全)|(?:永不|不会再|不再)复发|包您?(?:满意|治好|见效)/,
    unless: /不能|不可能|无法|不敢|不保证|难以|不一定|未必|没有办法|并非|不是|不存在|没有哪|没有谁/,
    note: '此处有一句对疗效的承诺，已略去：没有谁能保证一定有效',
  },
  {
    pattern: new RegExp(
      `(?:您|你)(?:这)?(?:得|患)的(?:就)?是|(?:您|你)(?:就)?是(?:得|患)了|(?:您|你)(?:患有|患上了|得了)(?!过)|(?:您|你)?(?:这|这个情况|这种情况|的情况)(?:肯定|一定|就)是[^，。；]{0,12}${kindsOfDisease}|(?:您|你)(?:这|已经)是[^，。；]{0,12}${kindsOfDisease}|(?:肯定|一定|必然|绝对|铁定|毫无疑问|100%|百分之百)[^，。；]{0,3}是[^，。；]{0,12}${kindsOfDisease}|(?:可以|能够?|基本)?(?:确诊|诊断)(?:为|是)|(?:可以|能|基本上?)(?:断定|确诊|确定(?:就)?是|肯定(?:就)?是)|(?:诊断|确诊|结论)[：:]\\s*[^，。；]{1,16}${kindsOfDisease}|you (?:definitely|certainly|clearly) have`,
      'iu',
    ),
    unless:
      /不能|无法|不是|不一定|未必|难以|需要?|须|才能|是否|如果|若|曾|以前|之前|医生|医院|您说|您提到|不等于|不做|不代表|并非|不作|可能|倾向|待查/,
    note: '此处有一句断定疾病的话，已略去：是什么病要由医生面诊和检查后判断',
  },
  {
    pattern:
      /(?<![经血静动命络筋])脉象?[：:是为呈偏应该可能多见属略稍亦也有些\s]{0,6}(?:浮|沉|弦|滑|细|数|迟|弱|涩|紧|洪|濡|缓|虚|实|微|结|代|芤|促)|(?:诊|把|切)(?:您的|了)?脉(?:可见|可知|发现|后)|从(?:您的)?脉象/,
    unless:
      /没有(?:诊|把|切)?脉|未(?:诊|把|切)脉|不能(?:诊|把|切)|无法(?:诊|把|切|摸)|医生说|您说|您提到|面诊|如果|若|须|需要|中医(?:师|会|里)/,
    note: '此处有一句关于脉象的话，已略去：隔着屏幕摸不到脉',
  },
  {
    pattern:
      /(?:不用|不必|没必要|无需|不需要|先别|别急着)(?:再)?(?:去|到|上|看|找)(?:医院|急诊|医生)|(?:不用|不必|无需|不需要)(?:就医|就诊|急诊)|(?:先|再|继续)(?:在家)?观察/,
    unless: /不要|不能|不可|别在家/,
    note: '此处有一句劝您先不就医的话，已略去：请尽快就医',
    whileAlarm: true,
  },
  {
    pattern:
      /没有?(?:什么)?大碍|没(?:什么)?大事|问题不大|不要紧|不严重|不着急去|休息(?:一下|几天|两天)?就(?:好|行|没事)/,
    unless: /120|急诊|马上|立即|尽快|不要大意|不能|如果|是否|不一定/,
    note: '此处有一句劝您先不就医的话，已略去：请尽快就医',
    whileAlarm: true,
  },
  {
    pattern:
      /(?:您|你)的?舌|(?:从|由|看|据)[^，。；]{0,4}舌(?:象|苔|质|头)|舌(?:质|体|头|苔|边|尖)?(?:偏|色|呈|是|有)?(?:淡|红|绛|紫|暗|胖|瘦|齿痕|裂)|苔(?:薄|厚|白|黄|腻|少|剥)/,
    unless: new RegExp(`${asking.source}|常见|多见|一般|往往|可能|没有(?:说|提|看)|看不到|不知道`),
    note: '此处有一句关于舌象的话，已略去：您没有说过舌头的样子，隔着屏幕看不到',
    untold: 'tongue',
  },
  {
    pattern:
      /(?:检查|化验|胃镜|肠镜|B超|彩超|CT|核磁|磁共振|X光|心电图|血常规|尿常规|报告|指标)(?:结果|报告|单)?[^，。；]{0,4}(?:显示|提示|可见|发现|表明|示)/i,
    unless: asking,
    note: '此处有一句关于检查结果的话，已略去：您没有说过做了什么检查',
    untold: 'tests',
  },
];

/** First characters of a claim: from here on a line is held until it is complete. */
export const claimOpenings: readonly string[] = [
  ...(
    '可以停 可停 能停 先停 停用 停掉 停药 停服 停了 停下 停吃 减量 减掉 减少 ' +
    '减药 换掉 换成 换药 戒掉 代替 替代 取代 替换 不用再 不用吃 不必再 不必吃 ' +
    '无需再 不需要再 不用服 不必服 根治 包治 包好 药到病 断根 治愈 保证 一定 肯定 ' +
    '必定 必然 百分之百 100% 彻底 无副 无毒副 无任何 没有副 没有任何副 没有毒副 ' +
    '零副 您得 您患 您这 您是 你得 你患 你这 你是 您就是 这就是 确诊 诊断 可以确 ' +
    '可以断 可以诊 基本确 基本诊 脉 诊脉 把脉 切脉 从您的脉 您的药 西药 降压药 ' +
    '降糖药 血压药 激素 胰岛素 华法林 抗凝药 阿司匹林 安眠药 抗抑郁药 抗生素 优甲乐 ' +
    '舌 苔薄 苔厚 苔白 苔黄 苔腻 苔少 苔剥 检查 化验 胃镜 肠镜 B超 b超 彩超 CT ct 核磁 磁共振 ' +
    'X光 心电图 血常规 尿常规 报告 指标 ' +
    '撤掉 撤下 撤 隔天 隔日 先放 药可 药就 药先 药都 药也 药别 药不 药能 药应 药逐 药慢 没有什 没什么副 绝对 铁定 永不 不会再复 不再复 包您 毫无疑 百分百 100% 你已 您已 你的情 您的情 这种情 结论 基本上 可以肯 能确 能肯 没大 没有大 没什么大 问题不 不要紧 不严重 不着急 休息就 休息一 休息几 休息两 stop Stop quit Quit skip Skip reduce Reduce replace Replace you You ' +
    '痊愈 治好 就治 必愈 先把 不用去 不必去 没必要 不需要 先别 别急着 不用看 ' +
    '不必看 不用就 不必就 无需 先观察 再观察 继续观察 先在家 暂停 把您的'
  ).split(' '),
  ...drugWords,
];

/** A question claims nothing. */
const question = /[？?]$|(?:吗|么|呢)$/;

/**
 * The note for a forbidden sentence, or undefined when the sentence is harmless.
 * @param sentence with the mark that ends it
 */
export function forbiddenClaim(
  sentence: string,
  { redFlagOpen, hasTold }: Pick<Person, 'redFlagOpen' | 'hasTold'>,
): string | undefined {
  if (question.test(sentence)) return undefined;
  return claims.find(
    ({ pattern, unless, whileAlarm, untold }) =>
      (redFlagOpen || !whileAlarm) &&
      (untold === undefined || hasTold?.[untold] === false) &&
      pattern.test(sentence) &&
      !unless.test(sentence),
  )?.note;
}
