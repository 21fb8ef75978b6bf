import type { HerbMention } from './recognise-herbs.ts';

const clauseBreak = /[，。；！？,;!?\n]/;
const warningWords =
  /不要|别|切勿|请勿|勿|避免|忌|禁|不宜|不能|不可|不得|不应|不建议|不推荐|不适合|慎用|停用|停服|暂停|相反|相畏|有毒|危险|中毒/;
const adviceWords = /可以|可用|建议|推荐|考虑|试试|改用|换成|宜用|方剂|处方/;
const warningAfter =
  /^(?:都|均|也|等|这些|这类|孕期|怀孕|哺乳|[\u4e00-\u9fff]{0,6})(?:不要用|不宜|禁用|慎用|忌用|不能用|避免|不要吃|不可用|不要自行|不能同|不建议|不推荐)/;
const tellingWords =
  /[您你][^，。；]{0,8}(?:吃|服|用|喝)(?:过|着|的|了)|正在(?:吃|服|用)|[您你](?:说|提到|告诉)|医生(?:给您)?开的/;

/**
 * Whether a name is advised to the reader, and not warned of ("不要用附子") or told back
 * ("您正在吃的三七粉").
 */
export function isAdvised(text: string, mention: HerbMention): boolean {
  const start = clauseStart(text, mention.start);
  const end = clauseEnd(text, mention.end);
  const before = text.slice(start, mention.start);
  const after = text.slice(mention.end, end);
  if (tellingWords.test(text.slice(start, end))) return false;
  const warned = lastMatch(before);
  if (warned !== undefined && !adviceWords.test(warned)) return false;
  if (adviceWords.test(before)) return true;
  if (warningWords.test(after)) return false;
  const next = text.slice(end + 1, clauseEnd(text, end + 1));
  return !warningAfter.test(next);
}

/** What follows the last word of warning, when there is one. */
function lastMatch(before: string): string | undefined {
  const match = new RegExp(`(?:${warningWords.source})(?!.*(?:${warningWords.source}))(.*)$`).exec(
    before,
  );
  return match?.[1];
}

function clauseStart(text: string, at: number): number {
  for (let start = at; start > 0; start -= 1) {
    if (clauseBreak.test(text.charAt(start - 1))) return start;
  }
  return 0;
}

function clauseEnd(text: string, at: number): number {
  for (let end = at; end < text.length; end += 1) {
    if (clauseBreak.test(text.charAt(end))) return end;
  }
  return text.length;
}
