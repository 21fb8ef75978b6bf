// Whose a medicine or a disease is, by who is named last before it in its clause.

import meantJson from '../compiled/lexicon/meant.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Subject } from './finding.ts';

const words = lexicon(meantJson);
const somebody = words['meant.other-person'].regExp('gu');
const gives = words['meant.gives'].regExp();
const writerToo = words['meant.self-too'].regExp();
const writer = words['meant.self'].regExp('gu');

/**
 * Whether a clause names somebody else than the one it is about right before its end: 他吃的, 姐姐得过 in
 * a talk of the writer, 我自己吃 in one of a relative. Who gives or advises something takes nothing.
 */
export function isOfSomebodyElse(before: string, about: Subject | undefined): boolean {
  if (about === undefined) return false;
  if (about === 'other')
    return writerToo.test(before) && !gives.test(before.replace(writerToo, ''));
  const own = [...before.matchAll(writer)].at(-1)?.index ?? -1;
  const other = [...before.matchAll(somebody)].at(-1);
  if (other === undefined || own > other.index) return false;
  return !gives.test(before.slice(other.index + other[0].length));
}
