import { checkHerbText, type HerbCheck, type HerbCheckOptions } from './check-herb-text.ts';
import { unmask } from './fold-herb-text.ts';
import { nextListed } from './next-listed.ts';
import type { Person } from './person.ts';

/**
 * Checks lines that may be parts of one word each, both alone and as they read without their
 * breaks (停⏎用, 1⏎5⏎克); where more is found so, they are given back as one line.
 * @param place `listed`: the herbs of the list before them; `from`: the characters before this
 * place of the first line are already shown
 */
export function checkHerbLines(
  lines: readonly string[],
  person: Person,
  { listed, from }: { listed: readonly string[]; from: number },
): { text: string; listed: string[] } {
  let before = [...listed];
  const alone = lines.map((line, at): HerbCheck => {
    const check = checkUnmasked(line, person, { before, from: at === 0 ? from : 0 });
    before = nextListed(line, before);
    return check;
  });
  const apart = { text: alone.map(({ text }) => text).join('\n'), listed: before };
  if (lines.length === 1) return apart;
  const whole = lines.map((line, at) => (at === 0 ? line.trimEnd() : line.trim())).join('');
  const joined = checkUnmasked(whole, person, { before: listed, from });
  const known = new Set(alone.flatMap(({ notes }) => notes));
  const taken = alone.reduce((sum, { removals }) => sum + removals, 0);
  const isMore = joined.removals > taken || joined.notes.some((note) => !known.has(note));
  return isMore ? { text: joined.text, listed: nextListed(whole, listed) } : apart;
}

/** A line in disguise (砒<b></b>霜, &#38684;) is given back in plain letters where it held something. */
function checkUnmasked(line: string, person: Person, options: HerbCheckOptions): HerbCheck {
  const plain = unmask(line);
  const check = checkHerbText(plain, person, options);
  return plain !== line && check.verdict === 'clean' ? { ...check, text: line } : check;
}
