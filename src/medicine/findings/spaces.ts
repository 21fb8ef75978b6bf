import spaceJson from '../compiled/lexicon/space.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const spaceWords = lexicon(spaceJson);

const han = /[\u3400-\u9fff\u2e80-\u2fdf、]/u;
const digit = /[\d%℃°]/u;
/** Words of measure: a space before them is only spacing (38 度, 3 天). */
const unit = spaceWords['space.unit'].words;
const openers = spaceWords['space.list-opener'].regExp();
/** Words that begin a new statement rather than another item of a denied list. */
const itemStops = spaceWords['space.item-stop'].words;
const itemMax = 4;

function isBreak(before: string, after: string): boolean {
  if (han.test(before)) return han.test(after);
  return digit.test(before) && han.test(after) && !unit.includes(after);
}

/**
 * On a phone a space stands for a comma: turns spaces between words into clause commas, and within
 * a denied list (没有 发热 头痛) into list commas. Keeps the length. Linear.
 */
export function spacesToCommas(text: string): string {
  if (!/\s/u.test(text)) return text;
  const parts = text.split(/([^\S\n\r]+)/u);
  let out = parts[0] ?? '';
  let isList = openers.test(out.slice(-16));
  for (let at = 1; at + 1 < parts.length; at += 2) {
    const gap = parts[at] ?? '';
    const next = parts[at + 1] ?? '';
    if (next === '' || out === '' || !isBreak(out.slice(-1), next.charAt(0))) {
      out += gap + next;
      isList = openers.test(next);
      continue;
    }
    const isItem = isList && next.length <= itemMax && !itemStops.includes(next.charAt(0));
    out += (isItem ? '、' : '，') + gap.slice(1) + next;
    if (!isItem) isList = openers.test(next.slice(-16));
  }
  return out;
}
