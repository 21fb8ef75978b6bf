import { checkHerbText, type HerbCheck, type HerbCheckOptions } from './check-herb-text.ts';
import { unmask } from './fold-herb-text.ts';
import { nextGoverning } from './governing-line.ts';
import { nextListed } from './next-listed.ts';
import type { Person } from './person.ts';

export type LinesCheck = {
  text: string;
  /** The herbs of the list behind them, and the line that governs what follows. */
  listed: string[];
  heading: string;
  removals: number;
  namesRemedy: boolean;
  /** What is still to be said at the end of the line, where it goes on. */
  reminders: string[];
};

type Before = {
  /** The herbs of the list before them. */
  listed: readonly string[];
  heading: string;
  /** The characters of the first line that are already shown, and those that were checked. */
  from: number;
  checked: number;
  /** What the reply holds already: a note in it is not given again. */
  shown: string;
  /** Only a sentence of the line is over. */
  goesOn: boolean;
};

/**
 * Checks lines that may be parts of one word each, both alone and as they read without their
 * breaks (停⏎用, 1⏎5⏎克); where more is found so, they are given back as one line.
 */
export function checkHerbLines(
  lines: readonly string[],
  person: Person,
  { listed, heading, from, checked, shown, goesOn }: Before,
): LinesCheck {
  let before = [...listed];
  let governing = heading;
  let text = shown;
  const alone = lines.map((line, at): HerbCheck => {
    const options = {
      before,
      heading: governing,
      shown: text,
      goesOn,
      ...(at === 0 ? { from, checked } : {}),
    };
    const check = checkUnmasked(line, person, options);
    before = nextListed(line, before, governing);
    governing = nextGoverning(line, governing);
    text += check.text;
    return check;
  });
  const sum = (checks: readonly HerbCheck[]) => ({
    removals: checks.reduce((all, { removals }) => all + removals, 0),
    namesRemedy: checks.some(({ namesRemedy }) => namesRemedy),
    reminders: checks.flatMap(({ reminders }) => reminders),
  });
  const apart = {
    text: alone.map((check) => check.text).join('\n'),
    listed: before,
    heading: governing,
    ...sum(alone),
  };
  if (lines.length === 1) return apart;
  const whole = lines.map((line, at) => (at === 0 ? line.trimEnd() : line.trim())).join('');
  const joined = checkUnmasked(whole, person, {
    before: listed,
    heading,
    from,
    checked,
    shown,
    goesOn,
  });
  const known = new Set(alone.flatMap(({ notes }) => notes));
  const isMore = joined.removals > apart.removals || joined.notes.some((note) => !known.has(note));
  if (!isMore) return apart;
  return {
    text: joined.text,
    listed: nextListed(whole, listed, heading),
    heading: nextGoverning(whole, heading),
    ...sum([joined]),
  };
}

/** A line in disguise (砒<b></b>霜, &#38684;) is given back in plain letters where it held something. */
function checkUnmasked(line: string, person: Person, options: HerbCheckOptions): HerbCheck {
  const plain = unmask(line);
  const check = checkHerbText(plain, person, options);
  return plain !== line && check.verdict === 'clean' ? { ...check, text: line } : check;
}
