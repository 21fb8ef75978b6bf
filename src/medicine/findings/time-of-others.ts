// 去年我爸心梗, 末次月经八个月前, 今早152/94: a time that is of something else than the complaint.

const kin =
  /爸|妈|父|母|爷|奶奶|外婆|外公|姥|公公|婆婆|老公|老婆|丈夫|妻子|媳妇|[哥姐弟妹叔舅姑]|朋友|同事|同学|邻居|家里人|孩子|儿子|女儿|娃/u;
const things =
  /药|针|请假|病假|胶囊|输液|奶茶|咖啡|血压|血糖|体温|心率|血氧|\d{2,3}\/\d{2,3}|月经|例假|姨妈|末次|绝经|停经|闭经|手术|住院|出院|车祸|确诊|体检|复查|检查|[胃肠]镜|怀|孕|生[完了]|流产|去世|离婚|分手|退休|结婚|毕业|[服请停戒]了|[得患出有做犯抑郁]过|过(?=$|[，。])|每[天晚日周月年]|第$/u;
const measured = /[吃喝睡用敷贴泡]/u;
const lengths = /小时|分钟|[\d一二两三四五六七八九十几半](?:天|日|周|个)/u;
/** What is said of the complaint itself, or of how it began. */
const ofComplaint = /开始|这样|一直|反复|以来|至今|到现在|就|加重|发作|不舒服|难受|没好/u;

/**
 * Whether the time in a clause is of something else: somebody of the family, a medicine, a measured
 * value, a period, an event.
 * @param clause its words
 * @param time the words of the time in it
 * @param isOther whether the complaint is of somebody else, who may then be named with it
 */
export function isTimeOfOthers(clause: string, time: string, isOther = false): boolean {
  const rest = clause.replace(time, '');
  if (!isOther && kin.test(rest) && !/这样|一直/u.test(rest)) return true;
  if (ofComplaint.test(rest)) return /每[天晚日]/u.test(rest) || /睡.*小时/u.test(clause);
  return things.test(rest) || (measured.test(rest) && lengths.test(time));
}
