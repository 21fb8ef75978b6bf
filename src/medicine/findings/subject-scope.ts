import type { Clauses } from './clauses.ts';
import type { Subject } from './finding.ts';

const kin =
  '妈妈|妈|母亲|爸爸|爸|父亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|公公|婆婆|岳父|岳母|丈母娘|老丈人|老公|丈夫|先生|爱人|老婆|妻子|媳妇|儿子|女儿|闺女|孩子|小孩|宝宝|宝贝|娃娃|娃|宝|孙子|孙女|外孙|哥哥|哥|姐姐|姐|弟弟|弟|妹妹|妹|同事|朋友|闺蜜|同学|室友|邻居|领导|老板|对象|男朋友|女朋友|男友|女友|叔叔|阿姨|舅舅|姑姑|姨|伯伯|老人家?|家人|婴儿|新生儿|小子|丫头|小家伙|二宝|大宝|老太太|老爷子|老头|老伴|病人|患者|他们|他|人家|别人|侄子|侄女|表[哥姐弟妹]|堂[哥姐弟妹]|儿媳|女婿|双胞胎|路人|师傅|工友|学生|大爷|大妈';
const marker = new RegExp(`我(?:们)?(?:家)?(?:的)?(?:${kin})|(?:${kin})|我们?|本人|自己`, 'gu');
const notSubjectBefore =
  /(?:生|生完|生了|怀|带|照顾|看|陪|给|被|把|和|跟|与|同|喂|抱|对|因为|为了|帮|说|找|问|让|替|像|没有|养|哄|接|送|背|当)$/u;
const together =
  /(?:全家|一家(?:人|子)?|家里人?|我们)[^，。！？]{0,6}(?:都|全)|(?:我(?:和|跟|与)[^，。！？]{1,6}|和我|跟我)(?:都|一样|也|全)/u;
const tellingSelf = /(?:说|觉得|发现|嫌|告诉|笑)我/u;
const windowMax = 80;

/**
 * Who a place in the text is about: the nearest person named before it in the sentence. Null when
 * nobody is named there.
 */
export function subjectNamed(text: string, clauses: Clauses, start: number): Subject | null {
  const from = Math.max(clauses.sentenceStart[start] ?? 0, start - windowMax);
  const before = text.slice(from, start);
  if (together.test(before)) return 'self';
  let found: Subject | null = null;
  for (const match of before.matchAll(marker)) {
    const lead = before.slice(Math.max(0, match.index - 2), match.index);
    const isSelf = /^(?:我们?|本人|自己)$/u.test(match[0]);
    if (isSelf) {
      if (match[0] === '自己' && found !== null) continue;
      found = 'self';
    } else if (!notSubjectBefore.test(lead) || tellingSelf.test(lead)) {
      const tail = before.slice(match.index + match[0].length);
      if (!/^(?:说我|觉得我|发现我)/u.test(tail)) found = 'other';
    }
  }
  return found;
}
